import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths, type Report } from '@gemas/domain';
import { BLENDER_SKU } from '@gemas/mocks';
import { type MockServer, startServer } from '@gemas/mocks/http';
import type { Site } from '@gemas/tools/lib/static-site';
import { serve } from '../bench/serve.ts';
import { buildInto } from './build.ts';
import { CHECKOUT, redeemAndConfirm } from './checkout.ts';
import { expect, headersFor, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { enter, follow, heading, recordRequests } from './steps.ts';
import { found, makeUnique, wordsOf } from './user-data-left.ts';

const URL_OF_REPORTS = '/api/reports';
const SECRETS = ['xóchitl', 'zyanya', '5598761234', 'tepozán', 'mock-token'];

/** How the server for reports behaves: answers, fails with status 500, never answers, or closes the connection. */
type Collector = 'works' | 'fails' | 'hangs' | 'refuses';

let folder: string;
let api: MockServer;
let app: Site;
let collector: Collector = 'works';

const listen: RequestListener = (incoming, outgoing) => {
  if (incoming.url !== URL_OF_REPORTS) return void api.server.emit('request', incoming, outgoing);
  switch (collector) {
    case 'works':
      incoming.url = '/__mock/reports';
      return void api.server.emit('request', incoming, outgoing);
    case 'fails':
      return void outgoing.writeHead(500).end();
    case 'refuses':
      return void incoming.socket.destroy();
    default:
  }
};

// Runs both tests in one worker, so that the app is built once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gemas-reporting-'));
  api = await startServer();
  // The API is on another origin than the page and the reports.
  const env = { VITE_API_URL: `${api.origin}/api`, VITE_REPORT_URL: URL_OF_REPORTS };
  buildInto(folder, { VITE_WORKER: 'off', ...env });
  const headers = headersFor(env, folder);
  app = await serve(folder, listen, { keepAlive: false, headers });
});

test.beforeEach(() => void api.db.reset());

test.afterAll(async () => {
  app.close();
  await api.close();
  rmSync(folder, { recursive: true });
});

test('a prize is redeemed through an API on another origin', async ({ page }) => {
  const asked = recordRequests(page, /\/api\/(?!reports)/);
  await enter(page, FERNANDA, CHECKOUT, `${app.origin}/`);
  await redeemAndConfirm(page);
  expect(asked).toContain(`${api.origin}/api/orders`);
  expect(asked.filter((url) => !url.startsWith(api.origin))).toEqual([]);
});

test('errors and measurements are reported without personal data, and a failing report server has no effect', async ({
  page,
  problems,
  violations,
}) => {
  const { db } = api;
  makeUnique(db, FERNANDA);
  const words = [...wordsOf(db, FERNANDA), ...SECRETS, FERNANDA];
  const logged: [string, string][] = [];
  page.on('console', (message) => logged.push(['console', message.text()]));
  // The app measures one visit in ten, chosen by a random number. With this number, the visit is measured.
  await page.addInitScript(() => {
    Math.random = () => 0.01;
  });
  await enter(page, FERNANDA, '', `${app.origin}/`);
  await expect(heading(page, /Zyanya/)).toBeVisible();
  const addresses = await page.evaluate(() =>
    [window.location.href, ...window.navigation.entries().map(({ url }) => url)].join(' '),
  );
  expect(addresses).not.toContain('code');

  // Causes a report about an unreadable answer.
  db.setScenario('wrong-shape', { only: 'GET /faqs' });
  await follow(page, paths.help('faq'));
  await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  db.setScenario(null);
  // Causes a report about code that cannot be loaded.
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  await page.route('**/assets/*.js', (route) =>
    loaded.includes(route.request().url()) ? route.continue() : route.abort(),
  );
  await follow(page, paths.newTicket);
  await expect(page.getByText('No pudimos abrir esta pantalla')).toBeVisible();
  await page.unroute('**/assets/*.js');
  // Causes reports about uncaught errors, and about a call that the content security policy blocks.
  await page.evaluate(
    ([name, phone, street]) => {
      setTimeout(() => {
        throw new TypeError(`Cannot read properties of ${name} (reading '${street}')`);
      });
      void Promise.reject(new SyntaxError(`Unexpected token in "${name}, ${phone}"`));
      fetch(`https://elsewhere.example/${name}?at=${street}`).catch(() => undefined);
    },
    ['Xóchitl Zyanya', '5598761234', 'Calle Tepozán'] as const,
  );
  await expect.poll(() => violations.length).toBeGreaterThan(0);

  const reports = () => db.reports as Report[];
  const findings = () => reports().flatMap((report) => report.findings);
  const hide = () => page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));
  await hide();
  await expect
    .poll(() => [...new Set(findings().map(({ kind }) => kind))].sort())
    .toEqual(['chunk', 'error', 'policy', 'unreadable', 'vital']);
  expect(reports().length).toBeLessThan(4);
  expect(found([['report', JSON.stringify(reports())]], words)).toEqual([]);
  expect(JSON.stringify(reports())).not.toMatch(/tepoz|xóch|zyan/i);

  for (const broken of ['fails', 'hangs', 'refuses'] as const) {
    collector = broken;
    await page.evaluate((text) => {
      for (let at = 0; at < 25; at += 1) {
        setTimeout(() => {
          throw new RangeError(`${text} ${'x'.repeat(at)}`);
        });
      }
    }, broken);
    await hide();
    await follow(page, paths.rewards);
    await expect(page.getByText('Entregada').last()).toBeVisible();
    await follow(page, paths.score);
    await expect(heading(page, /Zyanya/)).toBeVisible();
  }
  await follow(page, paths.upOrder(BLENDER_SKU));
  await redeemAndConfirm(page);
  // Omits messages that contain the errors thrown above.
  const own = logged.filter(([, text]) => !/Xóchitl Zyanya|elsewhere\.example/.test(text));
  expect(found(own, words)).toEqual([]);
  // The blocked call from above is expected. It is listed twice: as an event and as a console message.
  expect(violations.filter((text) => !text.includes('elsewhere.example'))).toEqual([]);
  violations.length = 0;
  // Removes the errors thrown above.
  problems.length = 0;
});
