/** Runs `act` after `afterMs` (default: 0), or earlier if the user leaves the page. */
export function runBeforeLeaving(act: () => void, afterMs?: number): void {
  const run = () => {
    clearTimeout(timer);
    globalThis.removeEventListener?.('pagehide', run);
    act();
  };
  const timer = setTimeout(run, afterMs);
  // In unit tests, `globalThis` has no `addEventListener`.
  globalThis.addEventListener?.('pagehide', run);
}
