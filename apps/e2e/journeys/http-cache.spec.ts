import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '@gemas/mocks/http';
import type { Page } from '@playwright/test';
import { BUILD_DIR } from './build.ts';
import { test as base, deploy, expect, headersForApi } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { enter, follow, heading, logOut } from './steps.ts';

/** Routes, each with a call that it makes. */
const SCREENS = {
  '/score': 'stats/region/referals',
  '/vault': 'products',
  '/rewards': 'orders',
  '/notifications': 'notifications',
  '/help/faq': 'faqs',
};

/** Returns those of `addresses` whose answers are in the HTTP cache of the browser. Sends no request. */
function heldBy(page: Page, addresses: readonly string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const answers = await Promise.all(
      all.map((address) =>
        fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    return all.filter((_, at) => answers[at]);
  }, addresses);
}

const test = base.extend<{ careless: string }>({
  /** Address of an app whose API lets browsers cache all answers for ten minutes. */
  careless: async ({ browserName: _ }, use) => {
    const mock = await startServer();
    const server = createServer((incoming, outgoing) => {
      outgoing.setHeader('Cache-Control', 'max-age=600');
      const set = outgoing.setHeader.bind(outgoing);
      outgoing.setHeader = (name, value) =>
        /^(vary|cache-control)$/i.test(name) ? outgoing : set(name, value);
      mock.server.emit('request', incoming, outgoing);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const headers = headersForApi(mock.origin);
    const app = await deploy({ folder: BUILD_DIR, base: '/', headers, api: { server, origin } });
    await use(`${app.origin}/`);
    await app.close();
    server.close();
    server.closeAllConnections();
    await mock.close();
  },
});

test('answers of the API are not in the HTTP cache, even if the API allows caching', async ({
  page,
  careless,
}) => {
  const asked = new Set<string>();
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.request().method() === 'GET' && pathname.startsWith('/api/'))
      asked.add(answer.url());
  });
  await enter(page, FERNANDA, '', careless);
  await expect(heading(page, /Ávila/)).toBeVisible();
  for (const [path, call] of Object.entries(SCREENS)) {
    await follow(page, path);
    await expect
      .poll(() => [...asked].some((url) => url.includes(`/api/${call}`)), path)
      .toBe(true);
  }
  expect(await heldBy(page, [...asked])).toEqual([]);
  await follow(page, '/menu');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  expect(await heldBy(page, [...asked])).toEqual([]);

  // Unlike the calls of the app, this call does not use `cache: 'no-store'`, so its answer is cached. The call proves
  // that `heldBy` finds cached answers.
  const faqs = [...asked].find((url) => url.endsWith('/api/faqs')) ?? '';
  await page.evaluate(async (url) => {
    const headers = {
      Authorization: `Bearer ${localStorage.token}`,
      'X-Requested-With': 'XMLHttpRequest',
      'X-App-Version': '1.0.0',
    };
    await (await fetch(url, { headers })).text();
  }, faqs);
  expect(await heldBy(page, [...asked])).toEqual([faqs]);

  await logOut(page);
  await expect.poll(() => heldBy(page, [...asked])).toEqual([]);
});
