// Tracks pending requests (`fetch`) and timers of a page. Playwright sends these functions to the page as text, so a
// function must not use anything that is defined outside its body.

/** Timers with at least this delay do not count as pending work, ms, for example the timer that closes a toast. */
export const SOON_MS = 2500;

interface Work {
  /** Names of the pending requests and timers. The key of a request is a new object, the key of a timer is its id. */
  pending: Map<unknown, string>;
}

/**
 * Records pending requests, and timers with a delay below `soonMs`. Must run in the page, before the page's scripts.
 */
export function watchWork(soonMs: number): void {
  const pending = new Map<unknown, string>();
  (globalThis as unknown as { work: Work }).work = { pending };
  const { setTimeout: start, clearTimeout: stop, fetch: send } = window;
  window.setTimeout = ((act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const timer = start(() => {
      pending.delete(timer);
      act(...args);
    }, ms);
    if (ms < soonMs) pending.set(timer, `timer of ${ms} ms`);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    pending.delete(timer);
    stop(timer);
  };
  window.fetch = async (input, init) => {
    const call = {};
    pending.set(call, `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input}`);
    try {
      return await send(input, init);
    } finally {
      pending.delete(call);
    }
  };
}

/**
 * Waits until the page is idle, at most 1 s. Must run in the page. The time limit is needed because a page that always
 * moves is never idle, and because Chromium may never call back after a tap if no frame is due.
 */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }));

/**
 * Waits for a period of two frames and two idle callbacks in which no request or timer is pending. Gives up after 20 s
 * and returns the names of the requests and timers that are still pending. Otherwise returns an empty list. Must run in
 * the page.
 */
export async function untilSettled(): Promise<string[]> {
  const { pending } = (globalThis as unknown as { work?: Work }).work ?? { pending: new Map() };
  const isIdle = async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      if (pending.size > 0) return false;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    }
    return pending.size === 0;
  };
  const until = performance.now() + 20_000;
  while (!(await isIdle())) {
    if (performance.now() > until) return [...pending.values()].map(String);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return [];
}
