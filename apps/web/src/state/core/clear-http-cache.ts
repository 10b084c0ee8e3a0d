/**
 * Makes the server order the browser to empty its HTTP cache (`Clear-Site-Data`). The app's own calls leave nothing in
 * the cache (api/fetch-text.ts), but pictures and other pages do. The call continues during the following page load.
 * Nothing waits for it, and without network nothing happens.
 */
export function clearHttpCache(): void {
  void fetch('log-out', { cache: 'no-store', keepalive: true }).catch(() => undefined);
}
