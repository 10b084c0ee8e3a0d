/** Number of equal readings in a row after which the page counts as still. */
const SAME_READINGS = 3;

/** Waits until the page has rendered a frame and is idle. */
async function idle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // After a tap, Chromium may never run an idle callback if no frame is due, so the callback has a time limit.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
}

/**
 * Resolves when `read` has returned the same value several times in a row. Between two calls of `read` the page renders
 * a frame and becomes idle.
 */
export async function still(read: () => unknown): Promise<void> {
  let [last, same] = ['', 0];
  while (same < SAME_READINGS) {
    await idle();
    const now = JSON.stringify(read());
    same = now === last ? same + 1 : 0;
    last = now;
  }
}
