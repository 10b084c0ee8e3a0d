import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attacks, ELSEWHERE, payloads } from '@gemas/mocks/payloads';
import { expect, type Page, test } from '@playwright/test';
import { serve } from '../bench/serve.ts';
import { type Deployed, deploy, headersFor } from './harness.ts';
import { buildPayloadPage } from './payloads/build.ts';

/** Places where the app renders HTML of the server (decision 48). */
const HTML_SINKS = [
  'ticket comment',
  'tip',
  'material',
  'answer',
  'description',
  'closing message',
];
/** Places where the app renders texts of the server as plain text. HTML in such a text must be visible as text. */
const TEXT_SINKS = ['intro', 'ticket title', 'ticket preview', 'server message'];

/** Records which payloads run. A payload that runs sets `pwned` to its number. Runs in the page. */
function watch(): void {
  if (window !== window.top) return;
  const ran = new Set<unknown>();
  Object.defineProperty(window, 'pwned', { set: (number) => ran.add(number) });
  Object.assign(window, { ran });
}

/** Triggers the event handlers of all elements, and clicks all links with `javascript:`. Runs in the page. */
function provoke(): void {
  const types = ['click', 'focus', 'pointerover', 'mouseover', 'toggle', 'error', 'load', 'scroll'];
  for (const element of document.querySelectorAll('*')) {
    if (element instanceof HTMLAnchorElement && /^\s*javascript:/i.test(element.href))
      element.click();
    if (element.getAttributeNames().some((name) => name.startsWith('on')))
      for (const type of types) element.dispatchEvent(new Event(type, { cancelable: true }));
  }
}

/** Waits until all attacks have had time to run: pictures have failed and animations have ended. Runs in the page. */
async function everythingRan(): Promise<void> {
  const last = new Image();
  await new Promise((resolve) => {
    last.onerror = resolve;
    last.src = '/nowhere.png';
  });
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  }
}

let folder: string;
let guarded: Deployed;
let bare: Deployed;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payloads-'));
  await buildPayloadPage(folder);
  const headers = headersFor({ VITE_PICTURE_ORIGINS: 'https://img.example.com' }, folder);
  guarded = await deploy({ folder, base: '/', headers });
  bare = await serve(folder);
});

test.afterAll(async () => {
  await guarded.close();
  bare.close();
  await rm(folder, { recursive: true, force: true });
});

interface Case {
  site: Deployed;
  sink: string;
  sanitiser: 'on' | 'off';
  /** The kind of payloads to show. Default: all kinds. */
  kind?: string;
}

/** Shows payloads in one place. Returns how many ran, the number of elements, and the requests to another host. */
async function show(page: Page, { site, sink, sanitiser, kind = '' }: Case) {
  const asked: string[] = [];
  // A payload may navigate to the other host. The browser stays on the page if that host answers with status 204.
  await page.route(`**://${ELSEWHERE}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  const query = new URLSearchParams({ sinks: sink, sanitiser, kind });
  await page.goto(`${site.origin}/?${query}`, { waitUntil: 'commit' });
  const isHtml = HTML_SINKS.includes(sink);
  const last = page.locator(`[data-sink="${sink}"]`).getByText('Último', { exact: isHtml }).last();
  await expect(last).toBeAttached();
  await page.evaluate(everythingRan);
  await page.evaluate(provoke);
  await page.evaluate(everythingRan);
  const [ran, shown] = await page.evaluate(() => [
    (window as unknown as { ran: Set<unknown> }).ran.size,
    document.querySelectorAll('main *').length,
  ]);
  await page.unrouteAll();
  return { ran: ran ?? 0, shown: shown ?? 0, asked };
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(watch);
});

const [SINK = '', ...OTHERS] = HTML_SINKS;

test(`without sanitiser and policy, many of the ${payloads.length} payloads run`, async ({
  page,
}) => {
  expect(new Set(payloads.map(([, html]) => html)).size).toBeGreaterThanOrEqual(250);
  const without = { site: bare, sanitiser: 'off' } as const;
  // A payload may navigate away before others have run, so the page is shown again until enough of them have run.
  const ran = (shown: Case) => expect.poll(async () => (await show(page, shown)).ran);
  // Not all payloads run here: some target sanitisers or other browsers, and some only request another host.
  await ran({ ...without, sink: SINK }).toBeGreaterThanOrEqual(75);
  for (const sink of OTHERS) {
    await ran({ ...without, sink, kind: 'handlers' }).toBeGreaterThan(5);
  }
});

test('with the policy but without the sanitiser, no payload runs', async ({ page }) => {
  const alone = { site: guarded, sanitiser: 'off' } as const;
  expect(await show(page, { ...alone, sink: SINK })).toMatchObject({ ran: 0 });
  for (const sink of OTHERS) {
    const { ran, shown } = await show(page, { ...alone, sink, kind: 'handlers' });
    expect(shown, sink).toBeGreaterThan(attacks.handlers.length);
    expect(ran, sink).toBe(0);
  }
});

for (const sink of [...HTML_SINKS, ...TEXT_SINKS]) {
  test(`with sanitiser and policy, no payload runs in: ${sink}`, async ({ page }) => {
    const { ran, shown, asked } = await show(page, { site: guarded, sanitiser: 'on', sink });
    expect(shown).toBeGreaterThan(payloads.length);
    expect(ran).toBe(0);
    expect(asked).toEqual([]);
  });
}
