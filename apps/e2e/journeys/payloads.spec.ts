import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attacks, ELSEWHERE, payloads } from '@gemas/mocks/payloads';
import { siteHeaders } from '@gemas/web/deploy/headers';
import { siteSettings } from '@gemas/web/deploy/settings';
import { expect, type Page, test } from '@playwright/test';
import { serve } from '../bench/serve.ts';
import { type Deployed, deploy } from './harness.ts';
import { buildPayloadPage } from './payloads/build.ts';

/** The places where the app shows html of the server (decision 48). */
const HTML_SINKS = [
  'ticket comment',
  'tip',
  'material',
  'answer',
  'description',
  'closing message',
];
/** The places where the app shows texts of the server as plain text, even if they contain html. */
const TEXT_SINKS = ['intro', 'ticket title', 'ticket preview', 'server message'];

/** Records the payloads that run: each of them sets `pwned` to its number. */
function watch(): void {
  if (window !== window.top) return;
  const ran = new Set<unknown>();
  Object.defineProperty(window, 'pwned', { set: (number) => ran.add(number) });
  Object.assign(window, { ran });
}

/**
 * Triggers all handlers that a payload may contain: fires events of all kinds, and taps every link that contains code.
 */
function provoke(): void {
  const types = ['click', 'focus', 'pointerover', 'mouseover', 'toggle', 'error', 'load', 'scroll'];
  for (const element of document.querySelectorAll('*')) {
    if (element instanceof HTMLAnchorElement && /^\s*javascript:/i.test(element.href))
      element.click();
    if (element.getAttributeNames().some((name) => name.startsWith('on')))
      for (const type of types) element.dispatchEvent(new Event(type, { cancelable: true }));
  }
}

/**
 * Ends all animations. Resolves when the page is idle and a picture that was requested last has failed, so that
 * everything before it has run.
 */
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
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
}

let folder: string;
let guarded: Deployed;
let bare: Deployed;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payloads-'));
  await buildPayloadPage(folder);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const settings = siteSettings({ VITE_PICTURE_ORIGINS: 'https://img.example.com' });
  guarded = await deploy({ folder, base: '/', headers: siteHeaders(settings, page) });
  bare = await serve(folder, (_, outgoing) => outgoing.writeHead(404).end());
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

/** Shows payloads in a place. Resolves to the number of payloads that ran, and the requests to other hosts. */
async function show(page: Page, { site, sink, sanitiser, kind = '' }: Case) {
  const asked: string[] = [];
  // The empty answer (204) prevents that the page navigates away.
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

test(`${payloads.length} payloads: without sanitiser and policy they run`, async ({ page }) => {
  expect(new Set(payloads.map(([, html]) => html)).size).toBeGreaterThanOrEqual(250);
  const without = { site: bare, sanitiser: 'off' } as const;
  // Repeated until the count is reached, because a payload may navigate away before the others have run.
  const ran = (shown: Case) => expect.poll(async () => (await show(page, shown)).ran);
  // The remaining payloads target sanitisers or other browsers, or request another host, and do not run as they are.
  await ran({ ...without, sink: SINK }).toBeGreaterThanOrEqual(75);
  for (const sink of OTHERS) {
    await ran({ ...without, sink, kind: 'handlers' }).toBeGreaterThan(5);
  }
});

test('with the policy alone none runs', async ({ page }) => {
  const alone = { site: guarded, sanitiser: 'off' } as const;
  expect(await show(page, { ...alone, sink: SINK })).toMatchObject({ ran: 0 });
  for (const sink of OTHERS) {
    const { ran, shown } = await show(page, { ...alone, sink, kind: 'handlers' });
    expect(shown, sink).toBeGreaterThan(attacks.handlers.length);
    expect(ran, sink).toBe(0);
  }
});

for (const sink of [...HTML_SINKS, ...TEXT_SINKS]) {
  test(`with sanitiser and policy none runs: ${sink}`, async ({ page }) => {
    const { ran, shown, asked } = await show(page, { site: guarded, sanitiser: 'on', sink });
    expect(shown).toBeGreaterThan(payloads.length);
    expect(ran).toBe(0);
    expect(asked).toEqual([]);
  });
}
