/**
 * Reloads the app at its first screen. Removes the hash from the address, because a change of the hash alone loads
 * nothing. If the back/forward cache restores the old page, that page shows nothing and reloads.
 */
export function reloadFromStart(): void {
  window.addEventListener('pagehide', () => {
    document.body.hidden = true;
  });
  window.addEventListener('pageshow', () => window.location.reload());
  window.location.replace(window.location.pathname + window.location.search);
}
