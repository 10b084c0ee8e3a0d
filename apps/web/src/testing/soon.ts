import { PATIENCE_MS } from '@gemas/tools/lib/patience';

/** Options of every `vi.waitFor` and `vi.waitUntil`: the time limit, and the pause between two checks, both in ms. */
export const SOON = { timeout: PATIENCE_MS, interval: 10 };

/** Waits for a timer of 0 ms. Timers that were started earlier, such as those that store answers, run first. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until a check no longer throws, and returns its value. Unlike `vi.waitFor`, does not advance fake timers. */
export async function eventually<T>(check: () => T): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise(requestAnimationFrame);
  }
}

/** Waits until `isSo` returns true; see `eventually`. */
export function until(isSo: () => boolean): Promise<void> {
  return eventually(() => {
    if (!isSo()) throw new Error(`still not so: ${isSo}`);
  });
}
