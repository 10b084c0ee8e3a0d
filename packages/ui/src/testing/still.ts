/** Number of equal consecutive readings that count as still. */
const SAME_READINGS = 3;

/** Waits until the page has rendered a frame and is idle. */
async function idle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** Resolves when `read` returns the same after several frames, with all work of the page done in between. */
export async function still(read: () => unknown): Promise<void> {
  let [last, same] = ['', 0];
  while (same < SAME_READINGS) {
    await idle();
    const now = JSON.stringify(read());
    same = now === last ? same + 1 : 0;
    last = now;
  }
}
