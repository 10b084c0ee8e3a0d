/**
 * Reloads the app at its first screen. An address without a hash is always requested again. Some browsers, such as
 * Firefox, keep the old page in their history cache. When they restore that page, it shows nothing and reloads.
 */
export function reloadFromStart(): void {
  window.addEventListener('pagehide', () => {
    document.body.hidden = true;
  });
  window.addEventListener('pageshow', () => window.location.reload());
  window.location.replace(window.location.pathname + window.location.search);
}
