/** How many readings in a row have to be the same. */
const SAME_READINGS = 3;

/** The page has rendered a frame and has nothing to do for a moment. */
async function idle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** Resolves once `read` returns the same after each of a few frames, with all work of the page done in between. */
export async function still(read: () => unknown): Promise<void> {
  let [last, same] = ['', 0];
  while (same < SAME_READINGS) {
    await idle();
    const now = JSON.stringify(read());
    same = now === last ? same + 1 : 0;
    last = now;
  }
}
