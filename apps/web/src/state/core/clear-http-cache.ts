/**
 * Lets the server order the browser to empty its HTTP cache (`Clear-Site-Data`). The app's own calls leave nothing in it
 * (api/fetch-text.ts), pictures and whatever else was opened do. It goes on behind the page load that follows; nothing waits
 * for it, and without network nothing happens.
 */
export function clearHttpCache(): void {
  void fetch('log-out', { cache: 'no-store', keepalive: true }).catch(() => undefined);
}
