/** Taps this close to a failure, or to each other after it, are the tail of one burst, ms. A held key repeats sooner. */
const BURST_MS = 700;

const TAPS = ['pointerdown', 'click', 'keydown'] as const;

/**
 * Settles once nobody has touched the page for a moment. A failure that is told only then meets no tap that was
 * meant for the try before it.
 */
export function burstOver(): Promise<void> {
  return new Promise((resolve) => {
    // No window where the rules of the state are tested alone.
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
