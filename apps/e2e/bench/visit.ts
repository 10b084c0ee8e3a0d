// A visit to a page on a slow phone.
import { untilIdle } from '@gemas/tools/lib/work';
import type { BrowserContext, Locator } from 'playwright';
import type { Cpu } from './figures.ts';
import { NAME_HELPER, watch } from './watch.ts';

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

const RENDER_LIMIT_MS = 60_000;
/** A page is quiet if it has sent no request and received no answer for this long, ms. */
const QUIET_MS = 400;
/** How long a finger stays on the screen, ms. */
const PRESS_MS = 80;
/** How long to wait for the service worker to be installed, ms. */
const WORKER_LIMIT_MS = 15_000;
/** How long to wait for a quiet page, in case a request never ends, ms. */
const QUIET_LIMIT_MS = 15_000;

export interface VisitOptions {
  cpu: Cpu;
  /** Whether the network is throttled to the speed of `NETWORK`. Otherwise only the CPU is throttled. */
  isSlowNetwork: boolean;
  /** Token that is stored before the visit; null for none. */
  token: string | null;
}

export type Visit = Awaited<ReturnType<typeof openVisit>>;

/** Opens a page on the simulated phone. The page measures itself (watch.ts). Returns functions that act on the page. */
export async function openVisit(
  context: BrowserContext,
  { cpu, isSlowNetwork, token }: VisitOptions,
) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  /** Sets the speed of the network and of the CPU: as the options say, or as fast as the machine. */
  async function setPace(pace: 'slow' | 'fast'): Promise<void> {
    const network = pace === 'slow' && isSlowNetwork ? NETWORK : NO_LIMIT;
    // `Network.enable` is not called, because it would make the page decode each answer a second time for the inspector.
    await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: pace === 'slow' ? cpu : 1 });
  }
  await setPace('slow');
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
    const end = Date.now() + QUIET_LIMIT_MS;
    changedAt = Date.now();
    while ((open > 0 || Date.now() - changedAt < QUIET_MS) && Date.now() < end) {
      await page.waitForTimeout(50);
    }
    await page.evaluate(untilIdle);
  }

  type Touch = 'touchStart' | 'touchEnd';
  const touch = (type: Touch, ...touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });

  return {
    page,
    cdp,
    quiet,
    setPace,

    /** Loads `address`. Resolves when Score is rendered. Throws if Score is not rendered within a minute. */
    async openScore(address: string): Promise<void> {
      await page.goto(address, { waitUntil: 'commit' });
      const isThere = () =>
        [...document.querySelectorAll('a')].some(({ textContent }) =>
          textContent?.includes('VER LOS PREMIOS'),
        );
      const end = Date.now() + RENDER_LIMIT_MS;
      while (!(await page.evaluate(isThere))) {
        if (Date.now() > end) throw new Error('Score was not rendered within the time limit');
        // Waits between two checks, because each check slows the page down.
        await page.waitForTimeout(150);
      }
    },

    async tap(target: Locator): Promise<void> {
      await target.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const box = await target.boundingBox();
      if (!box) throw new Error(`${target} is not on the screen`);
      await touch('touchStart', { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      await page.waitForTimeout(PRESS_MS);
      await touch('touchEnd');
    },

    /**
     * Removes the throttling, waits until the service worker is installed, and closes the page. On a real phone, the
     * service worker is also installed before the user's next visit.
     */
    async leaveInstalled(): Promise<void> {
      await setPace('fast');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
        polling: 250,
        timeout: WORKER_LIMIT_MS,
      });
      await quiet();
      await page.close();
    },
  };
}
