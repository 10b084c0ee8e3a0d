/** Loads the app anew at its first screen: an address without a hash is always asked for again. */
export function reloadFromStart(): void {
  window.location.replace(window.location.pathname + window.location.search);
}
