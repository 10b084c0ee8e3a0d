// Tracks the work of a page: pending calls and timers that are due soon. Journeys run these functions inside the page,
// so neither uses anything from outside itself. Stories and browser tests call them (src/testing/settled.ts).

/** Timers that are due later than this are ignored, ms: the end of a toast, a refresh in a minute. */
export const SOON_MS = 2500;

interface Work {
  /** The names of pending calls and timers, by the call or the id of the timer. */
  underWay: Map<unknown, string>;
}

/**
 * Counts pending calls and timers that are due soon. Runs in the page before its scripts.
 *
 * @param holdMs the longest wait of Score for its answers (decision 56): a timer of this length is prolonged to a
 *   minute and not counted, because a busy machine may need longer
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
 * Waits until no work was pending for two frames and an idle moment. Returns an empty list then, or after a time limit
 * the names of the work that is still pending. Runs in the page.
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
