/**
 * Loads the app anew at its first screen: an address without a hash is always asked for again. Should the browser keep
 * this page for the way back, as Firefox does, nothing is seen of it then, and it starts over as well.
 */
export function reloadFromStart(): void {
  window.addEventListener('pagehide', () => {
    document.body.hidden = true;
  });
  window.addEventListener('pageshow', () => window.location.reload());
  window.location.replace(window.location.pathname + window.location.search);
}
