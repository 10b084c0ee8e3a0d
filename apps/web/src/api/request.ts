// The time-out and the headers of all calls: those of the app, and those of the script of index.html
// (startup/early-calls.ts).

/** Time-out of a call, ms. */
export const TIMEOUT_MS = 15_000;

/** Returns the headers of every call (spec section 7), except `Content-Type`. */
export function headersOf(appVersion: string, token: string | null): Record<string, string> {
  return {
    Accept: 'application/json, text/plain, */*',
    'X-Requested-With': 'XMLHttpRequest',
    'X-App-Version': appVersion,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}
