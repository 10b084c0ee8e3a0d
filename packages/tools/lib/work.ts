// Tracks pending requests (`fetch`) and timers of a page. Playwright sends these functions to the page as text, so a
// function must not use anything that is defined outside its body. Stories and browser tests import them through
// `apps/web/src/testing/settled.ts`.

/**
 * Only timers with a delay below this limit count as pending work, ms. The timer that closes a toast, for example, has
 * a longer delay and does not count.
 */
export const SOON_MS = 2500;

interface Work {
  /** Names of the pending requests and timers. The key of a request is a new object, the key of a timer is its id. */
  pending: Map<unknown, string>;
}

/**
 * Records pending requests, and timers with a delay below `soonMs`. Must run in the page before the scripts of the
 * page.
 *
 * @param scoreWaitMs maximum time that Score, the home screen, waits for intros and surveys to load (decision 56). On a
 *   busy machine loading may take longer, so each timer with exactly this delay is changed to 60 s and not recorded.
 *   NaN changes no timer.
 */
export function watchWork({ scoreWaitMs, soonMs }: { scoreWaitMs: number; soonMs: number }): void {
  const pending = new Map<unknown, string>();
  (globalThis as unknown as { work: Work }).work = { pending };
  const { setTimeout: start, clearTimeout: stop, fetch: send } = window;
  window.setTimeout = ((act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const isScoreWait = ms === scoreWaitMs;
    const timer = start(
      () => {
        pending.delete(timer);
        act(...args);
      },
      isScoreWait ? 60_000 : ms,
    );
    if (!isScoreWait && ms < soonMs) pending.set(timer, `timer of ${ms} ms`);
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
 * Waits until the page is idle, at most 1 s. A page that always moves is never idle. After a tap, if no frame is due,
 * Chromium may never run an idle callback that has no time limit. Must run in the page.
 */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }));

/**
 * Waits until no request or timer has been pending for two frames and two idle callbacks, then returns an empty list.
 * If this takes longer than 20 s, returns the names of the requests and timers that are still pending. Must run in the
 * page.
 */
export async function untilSettled(): Promise<string[]> {
  const { pending } = (globalThis as unknown as { work?: Work }).work ?? { pending: new Map() };
  const isIdle = async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      if (pending.size > 0) return false;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      // The callback has a time limit for the same reasons as the one in `untilIdle`.
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
