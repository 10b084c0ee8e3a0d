import type { CDPSession } from 'playwright';

/** Time that a finger stays on the screen, ms. */
const PRESS_MS = 5;

/**
 * Taps one point repeatedly without waiting for the page, like a finger. The timestamps of the events are exactly
 * `gapMs` apart. Resolves when the page has handled the taps.
 */
export async function tapAgain(
  devtools: CDPSession,
  place: { x: number; y: number },
  { times, gapMs }: { times: number; gapMs: number },
): Promise<void> {
  const began = Date.now();
  const touches: Promise<unknown>[] = [];
  const touch = (type: 'touchStart' | 'touchEnd', at: number) => {
    const touchPoints = type === 'touchStart' ? [place] : [];
    touches.push(
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: at / 1000 }),
    );
  };
  for (let tap = 0; tap < times; tap += 1) {
    const at = began + tap * gapMs;
    // biome-ignore lint/plugin: the pace of a finger is what these taps are about
    await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
    touch('touchStart', at);
    touch('touchEnd', at + PRESS_MS);
  }
  await Promise.all(touches);
}
