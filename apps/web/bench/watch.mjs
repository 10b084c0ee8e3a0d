/**
 * Runs inside the page, before its own scripts: logs in with `token` and keeps, in `globalThis.benchmark`, when
 * the first content was painted, the long tasks and how long taps took, ms.
 */
export function watch(token) {
  localStorage.setItem('token', token);
  const seen = { firstPaint: 0, tasks: [], taps: [] };
  globalThis.benchmark = seen;
  const observe = (type, options, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('paint', {}, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('longtask', {}, ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  observe('event', { durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId > 0) seen.taps.push(duration);
  });
}

/** The longest task that began after `since` (ms of the page's clock; without it, its first paint), ms. */
export function longestTask(page, since) {
  return page.evaluate((from) => {
    const { tasks, firstPaint } = globalThis.benchmark;
    const later = tasks.filter(({ startTime }) => startTime > (from ?? firstPaint));
    return Math.max(0, ...later.map(({ duration }) => duration));
  }, since);
}

/** The slowest tap so far, ms. Those quicker than 16 ms leave no entry. */
export function slowestTap(page) {
  return page.evaluate(() => Math.max(0, ...globalThis.benchmark.taps));
}
