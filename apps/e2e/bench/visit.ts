// A visit to a page on a slow phone. The page measures itself (watch.ts).
import { untilIdle } from '@gemas/tools/lib/work';
import type { BrowserContext, Locator } from 'playwright';
import type { Cpu } from './figures.ts';
import { sumOf } from './rows.ts';
import { type ScreenSpec, watch, watchScreen } from './watch.ts';

/** Screen of the phone on the design boards. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'es-MX',
  timezoneId: 'America/Mexico_City',
};

/** A slow mobile network: every answer takes 150 ms, plus the time to transfer its bytes. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const NO_LIMIT = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** tsx adds calls of the helper `__name` to named functions. A page lacks the helper, so it is defined here. */
const NAME_HELPER = 'globalThis.__name = (one) => one';
/** Score, whose wallet has the link 'VER LOS PREMIOS'. */
const SCORE: ScreenSpec = { content: 'main a[href="#/vault"]' };
/** A page is quiet if it has sent no request and received no answer for this long, ms. */
const QUIET_MS = 400;
/** How long a finger stays on the screen, ms. */
const PRESS_MS = 80;

export type Visit = Awaited<ReturnType<typeof openVisit>>;

/**
 * Opens a page on the simulated phone. Returns functions that act on the page, and read what it has measured.
 *
 * @param isSlowNetwork whether the network is throttled to the speed of `NETWORK`. Otherwise only the CPU is throttled
 * @param token token that is stored before the visit; null for none
 */
export async function openVisit(
  context: BrowserContext,
  { cpu, isSlowNetwork, token }: { cpu: Cpu; isSlowNetwork: boolean; token: string | null },
) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  /** Throttles the CPU by the factor `rate`, and the network. */
  async function setPace(rate: Cpu, network: typeof NETWORK): Promise<void> {
    // `Network.enable` is not called, because it would make the page decode each answer a second time for the inspector.
    await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  }
  const hurry = () => setPace(1, NO_LIMIT);
  await setPace(cpu, isSlowNetwork ? NETWORK : NO_LIMIT);
  await page.addInitScript({ content: NAME_HELPER });
  await page.addInitScript(watch, token);

  let open = 0;
  let changedAt = Date.now();
  const count = (change: number) => () => {
    open += change;
    changedAt = Date.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));

  /** Resolves when the page is idle and has sent no request and received no answer for `QUIET_MS`. */
  async function quiet(): Promise<void> {
    changedAt = Date.now();
    while (open > 0 || Date.now() - changedAt < QUIET_MS) await page.waitForTimeout(50);
    await page.evaluate(untilIdle);
  }

  /** Returns what the page has measured. */
  async function seen() {
    const entries = await page.evaluate(() => globalThis.benchmark);
    const entriesOf = (type: string) => entries.filter(({ entryType }) => entryType === type);
    const shifts = entriesOf('layout-shift').filter(({ hadRecentInput }) => !hadRecentInput);
    const blocked = entriesOf('longtask').map(({ duration }) => Math.max(0, duration - 50));
    return {
      largestPaint: entriesOf('largest-contentful-paint').at(-1)?.startTime ?? 0,
      blockingTime: sumOf(blocked),
      layoutShift: sumOf(shifts.map(({ value = 0 }) => value)),
      interactions: entriesOf('event').filter(({ interactionId = 0 }) => interactionId > 0),
    };
  }

  const opened = () => page.evaluate(() => globalThis.opened);

  /** Loads `address`. Returns the time at which the content of the screen was painted, ms of the page's clock. */
  async function openByAddress(screen: ScreenSpec, address: string): Promise<number> {
    await page.addInitScript(watchScreen, { ...screen, isTapped: false });
    await page.goto(address, { waitUntil: 'commit' });
    return (await opened()).content;
  }

  async function tap(target: Locator): Promise<void> {
    await target.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not on the screen`);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(PRESS_MS);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  return {
    page,
    /** Removes the throttling. */
    hurry,
    quiet,
    tap,
    seen,
    openByAddress,

    /** Loads `address`. Resolves when Score is rendered and the page is quiet. */
    async openScore(address: string): Promise<void> {
      await openByAddress(SCORE, address);
      await quiet();
    },

    /** Taps `target`, which opens `screen`. Returns the times from the tap until heading and content were painted, ms. */
    async openByTap(screen: ScreenSpec, target: Locator) {
      await page.evaluate(watchScreen, { ...screen, isTapped: true });
      await tap(target);
      return opened();
    },

    /**
     * Calls `act` and waits until the page is quiet. Returns the duration of the slowest tap or key, ms; 0 if none took
     * 16 ms.
     */
    async slowestOf(act: () => Promise<void>): Promise<number> {
      const from = await page.evaluate(() => performance.now());
      await act();
      await quiet();
      const { interactions } = await seen();
      const later = interactions.filter(({ startTime }) => startTime >= from);
      return Math.max(0, ...later.map(({ duration }) => duration));
    },

    /**
     * Removes the throttling, waits until the service worker is installed, and closes the page. On a real phone, the
     * service worker is also installed before the user's next visit.
     */
    async leaveInstalled(): Promise<void> {
      await hurry();
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await quiet();
      await page.close();
    },
  };
}
