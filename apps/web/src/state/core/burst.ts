import { BURST_MS } from '@gemas/ui/burst';

const TAPS = ['pointerdown', 'click', 'keydown'] as const;

/**
 * Resolves when the user has not tapped for `BURST_MS`. An error message that appears then cannot receive a tap that
 * was meant for the failed attempt (decision D7).
 */
export function burstOver(): Promise<void> {
  return new Promise((resolve) => {
    // Unit tests have no window.
    const page: Window | undefined = globalThis.window;
    const end = () => {
      for (const tap of TAPS) page?.removeEventListener(tap, again, true);
      resolve();
    };
    let timer = setTimeout(end, BURST_MS);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(end, BURST_MS);
    };
    for (const tap of TAPS) page?.addEventListener(tap, again, true);
  });
}
