/**
 * Reloads the app at its first screen. Uses an address without a hash, which the browser always requests again. If the
 * browser restores the old page from its history cache, that page shows nothing and reloads.
 */
export function reloadFromStart(): void {
  window.addEventListener('pagehide', () => {
    document.body.hidden = true;
  });
  window.addEventListener('pageshow', () => window.location.reload());
  window.location.replace(window.location.pathname + window.location.search);
}
