import type { Browser } from 'playwright';
import { watch } from './watch.ts';

/** The phone of the boards. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'es-MX',
  timezoneId: 'America/Mexico_City',
};

/** A cheap phone on a slow mobile network. */
export const THROTTLE = {
  cpu: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  },
};

const RENDER_LIMIT_MS = 60_000;
/** Time for a late image or font to change the largest paint, ms. */
const SETTLE_MS = 1500;

export interface VisitOptions {
  /** Token stored before the visit; null for none. */
  token: string | null;
  throttle?: typeof THROTTLE;
}

/** Measurements of a visit; times in ms. */
export interface Visit {
  fcp: number;
  lcp: number;
  lcpElement: string;
  tbt: number;
  /** Paths of the JavaScript requested before Score was rendered. */
  scripts: string[];
}

/**
 * Opens `address` with an empty cache and waits until Score is rendered and idle. Throws when Score is not rendered
 * within a minute.
 */
export async function visit(
  browser: Browser,
  address: string,
  { token, throttle }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    if (throttle) {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', throttle.network);
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu });
    }
    await page.addInitScript(watch, token);
    const scripts: string[] = [];
    let isRendered = false;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!isRendered && pathname.endsWith('.js')) scripts.push(pathname);
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page
      .getByRole('link', { name: 'VER LOS PREMIOS' })
      .waitFor({ state: 'visible', timeout: RENDER_LIMIT_MS });
    isRendered = true;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate(() => globalThis.benchmark);
    const tbt = seen.longTasks
      .filter(({ startTime }) => startTime >= seen.firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return {
      fcp: seen.firstPaint,
      lcp: seen.largestPaint,
      lcpElement: seen.largest,
      tbt,
      scripts,
    };
  } finally {
    await context.close();
  }
}
