import { listen } from './listen.ts';

/** Longest time between two presses of one burst, ms. A held key repeats faster, so its repeats are one burst. */
export const BURST_MS = 700;

const TAPS = ['pointerdown', 'click', 'keydown'] as const;

/**
 * Resolves when the user has not tapped for `BURST_MS`, so that an error message cannot receive a tap that was meant
 * for the failed attempt (decision D7).
 */
export function burstOver(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stopListening?.();
      resolve();
    };
    let timer = setTimeout(end, BURST_MS);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(end, BURST_MS);
    };
    // Unit tests have no window to listen to.
    const stopListening = globalThis.window && listen(TAPS, again);
  });
}
