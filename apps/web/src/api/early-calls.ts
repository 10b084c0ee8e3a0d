// The first call, which index.html sends while the app's code is loading (decision 67; startup/early-script.ts).
import type { Reply } from '@gemas/domain';
import type { config } from '../config.ts';
import { CALL_TIMEOUT_MS } from '../schedule.ts';

export interface EarlyCall {
  method: string;
  path: string;
  token: string | null;
  /** Body of the call as JSON; null for none. */
  body: string | null;
  /** When the call was sent, ms since 1970. */
  at: number;
  /** The answer, or why there is none. Never rejects. */
  reply: Promise<Reply | 'timeout' | 'offline'>;
  abort: () => void;
}

export const USER_PATH = '/auth/user';

declare global {
  /**
   * The call that index.html has sent, until `takeEarlyCall` (api/client.ts) uses it. Null if it was used. Undefined if
   * the page sent none.
   */
  var earlyCall: Promise<EarlyCall | null> | null | undefined;
}

/** Returns the headers of every call (spec section 7), except `Content-Type`. */
export function headersOf(appVersion: string, token: string | null): Record<string, string> {
  return {
    Accept: 'application/json, text/plain, */*',
    'X-Requested-With': 'XMLHttpRequest',
    'X-App-Version': appVersion,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}

/**
 * Sends the first call: `GET /auth/user`, or the log-in if `code` is given.
 *
 * @param token the stored token, which every call carries (spec section 7)
 */
export function sendEarlyCall(
  { apiUrl, secondaryApiUrl, appVersion }: typeof config,
  token: string | null,
  code: string | null,
): EarlyCall {
  const body = code === null ? null : JSON.stringify({ code });
  const [method, path, base] =
    body === null ? ['GET', USER_PATH, apiUrl] : ['POST', '/auth/login', secondaryApiUrl];
  const headers = {
    ...headersOf(appVersion, token),
    ...(body !== null && { 'Content-Type': 'application/json' }),
  };
  const request = new AbortController();
  const abort = () => request.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, CALL_TIMEOUT_MS);
  const address = base.replace(/\/+$/, '') + path;
  const reply = fetch(address, { method, headers, body, cache: 'no-store', signal: request.signal })
    .then(async (answer) => ({ status: answer.status, body: await answer.text() }))
    .catch(() => (isLate ? 'timeout' : 'offline'))
    .finally(() => clearTimeout(timer));
  return { method, path, token, body, at: Date.now(), reply, abort };
}
