import type { CDPSession } from 'playwright';

/** Time that a finger stays on the screen, ms. */
const PRESS_MS = 5;

interface Place {
  x: number;
  y: number;
}

/** Taps one point. Both events carry the time `at`, ms since 1970, even if the tap is sent later. */
export async function tapAt(devtools: CDPSession, place: Place, at: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchEnd', time: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [place] : [],
      timestamp: time / 1000,
    });
  await Promise.all([touch('touchStart', at), touch('touchEnd', at + PRESS_MS)]);
}

/**
 * Taps one point repeatedly without waiting for the page, like a finger. The timestamps of the events are exactly
 * `gapMs` apart. Resolves when the page has handled the taps.
 */
export async function tapAgain(
  devtools: CDPSession,
  place: Place,
  { times, gapMs }: { times: number; gapMs: number },
): Promise<void> {
  const began = Date.now();
  const taps: Promise<void>[] = [];
  for (let tap = 0; tap < times; tap += 1) {
    const at = began + tap * gapMs;
    // biome-ignore lint/plugin: the pace of a finger is what these taps are about
    await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
    taps.push(tapAt(devtools, place, at));
  }
  await Promise.all(taps);
}
