/**
 * Reloads the app at its first screen. An address without a hash is always requested again. If the browser keeps the
 * old page in its history cache, as Firefox does, that page shows nothing when it is restored, and starts over too.
 */
export function reloadFromStart(): void {
  window.addEventListener('pagehide', () => {
    document.body.hidden = true;
  });
  window.addEventListener('pageshow', () => window.location.reload());
  window.location.replace(window.location.pathname + window.location.search);
}
