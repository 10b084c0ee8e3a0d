// Tracks pending calls and timers of a page. Playwright sends these functions to the page as text, so a function must
// not use anything that is defined outside its body. Stories and browser tests import them through
// `apps/web/src/testing/settled.ts`.

/** Only timers with a shorter delay count as pending work, ms. The end of a toast, for example, does not count. */
export const SOON_MS = 2500;

interface Work {
  /** Names of the pending calls and timers. The key is an object for the call, or the id of the timer. */
  underWay: Map<unknown, string>;
}

/**
 * Records pending calls, and timers with a delay below `soonMs`. Must run in the page before the scripts of the page.
 *
 * @param holdMs maximum time that Score waits for its answers (decision 56). A timer with exactly this delay gets a
 *   delay of a minute and is not recorded, because a busy machine may need longer for the answers.
 */
export function watchWork({ holdMs, soonMs }: { holdMs: number; soonMs: number }): void {
  const underWay = new Map<unknown, string>();
  (globalThis as unknown as { work: Work }).work = { underWay };
  const { setTimeout: start, clearTimeout: stop, fetch: send } = window;
  window.setTimeout = ((act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const isHold = ms === holdMs;
    const timer = start(
      () => {
        underWay.delete(timer);
        act(...args);
      },
      isHold ? 60_000 : ms,
    );
    if (!isHold && ms < soonMs) underWay.set(timer, `timer of ${ms} ms`);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    underWay.delete(timer);
    stop(timer);
  };
  window.fetch = async (input, init) => {
    const call = {};
    underWay.set(call, `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input}`);
    try {
      return await send(input, init);
    } finally {
      underWay.delete(call);
    }
  };
}

/**
 * Waits until no call or timer has been pending for two frames and two idle callbacks. Returns an empty list. After a
 * time limit, returns the names of the calls and timers that are still pending. Must run in the page.
 */
export async function untilSettled(): Promise<string[]> {
  const { underWay } = (globalThis as unknown as { work?: Work }).work ?? { underWay: new Map() };
  const isIdle = async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      if (underWay.size > 0) return false;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
    return underWay.size === 0;
  };
  const until = performance.now() + 20_000;
  while (!(await isIdle())) {
    if (performance.now() > until) return [...underWay.values()].map(String);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return [];
}
