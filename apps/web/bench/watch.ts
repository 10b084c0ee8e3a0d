import type { Page } from 'playwright';

interface Task {
  startTime: number;
  duration: number;
}

/** What the page under test records about itself, ms of its own clock. */
interface Seen {
  firstPaint: number;
  largestPaint: number;
  /** The element of the largest paint: its tag and the beginning of its text. */
  largest: string;
  longTasks: Task[];
  /** How long each tap took until its result was painted; those quicker than 16 ms leave no entry. */
  taps: number[];
}

declare global {
  var benchmark: Seen;
}

/**
 * Runs inside the page, before its own scripts: logs in with `token`, if there is one, and watches. No function
 * in it has a name: tsx would wrap it in a helper that the page does not know.
 */
export function watch(token: string | null): void {
  if (token !== null) localStorage.setItem('token', token);
  const seen: Seen = { firstPaint: 0, largestPaint: 0, largest: '', longTasks: [], taps: [] };
  globalThis.benchmark = seen;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries() as LargestContentfulPaint[]) {
      seen.largestPaint = startTime;
      seen.largest = `${element?.tagName.toLowerCase()} ${element?.textContent?.slice(0, 40)}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.longTasks.push({ startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  const taps = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0) seen.taps.push(duration);
    }
  }).observe(taps);
}

/** The longest task that began after `since` (ms of the page's clock; without it, its first paint), ms. */
export function longestTask(page: Page, since?: number): Promise<number> {
  return page.evaluate((from) => {
    const { longTasks, firstPaint } = globalThis.benchmark;
    const later = longTasks.filter(({ startTime }) => startTime > (from ?? firstPaint));
    return Math.max(0, ...later.map(({ duration }) => duration));
  }, since);
}

/** The slowest tap so far, ms. Those quicker than 16 ms leave no entry. */
export function slowestTap(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...globalThis.benchmark.taps));
}
