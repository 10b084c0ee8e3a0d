/**
 * Sends a call whose answer makes the browser empty its HTTP cache (`Clear-Site-Data`). The app's own calls leave
 * nothing in that cache (api/fetch-text.ts), but pictures and other pages do. The call continues during the following
 * page load. Nothing waits for the answer, and a failure is ignored.
 */
export function clearHttpCache(): void {
  void fetch('log-out', { cache: 'no-store', keepalive: true }).catch(() => undefined);
}
