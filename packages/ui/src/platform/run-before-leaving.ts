/** Runs `act` after `afterMs` (default: 0), or when the page is left before. */
export function runBeforeLeaving(act: () => void, afterMs?: number): void {
  const run = () => {
    clearTimeout(timer);
    globalThis.removeEventListener?.('pagehide', run);
    act();
  };
  const timer = setTimeout(run, afterMs);
  // Unit tests have no page.
  globalThis.addEventListener?.('pagehide', run);
}
