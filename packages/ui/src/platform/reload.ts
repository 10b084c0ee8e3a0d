/**
 * Reloads the app at its first screen. An address without a hash is always requested again. If a browser restores the
 * old page from its history cache, that page shows nothing and reloads.
 */
export function reloadFromStart(): void {
  window.addEventListener('pagehide', () => {
    document.body.hidden = true;
  });
  window.addEventListener('pageshow', () => window.location.reload());
  window.location.replace(window.location.pathname + window.location.search);
}
