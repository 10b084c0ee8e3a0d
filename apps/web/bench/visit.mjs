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

const DRAW_LIMIT_MS = 60_000;
/** Long enough for a late image or font to still move the largest paint. */
const SETTLE_MS = 1500;

/** Runs inside the page, before its own scripts: keeps what the browser measures. */
function watch(token) {
  if (token) localStorage.setItem('token', token);
  const seen = { fcp: 0, lcp: 0, lcpElement: '', tasks: [] };
  globalThis.benchmark = seen;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.lcpElement = `${element?.tagName.toLowerCase()} ${element?.textContent?.slice(0, 40)}`;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
}

/**
 * Opens `address` in a browser that has cached nothing and stays until Score is drawn and quiet. Answers FCP,
 * LCP and TBT in ms and `scripts`, the paths of the JavaScript asked for before Score was drawn. `token`, if
 * given, is stored beforehand. Throws when Score is not drawn in a minute.
 */
export async function visit(browser, address, { token = null, throttle = null } = {}) {
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
    const scripts = [];
    let isDrawn = false;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!isDrawn && pathname.endsWith('.js')) scripts.push(pathname);
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page
      .getByRole('link', { name: 'VER LOS PREMIOS' })
      .waitFor({ state: 'visible', timeout: DRAW_LIMIT_MS });
    isDrawn = true;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    const { fcp, lcp, lcpElement, tasks } = await page.evaluate(() => globalThis.benchmark);
    const tbt = tasks
      .filter(({ startTime }) => startTime >= fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { fcp, lcp, lcpElement, tbt, scripts };
  } finally {
    await context.close();
  }
}
