import type { Reply } from '@gemas/domain';

// Sends all calls, both those of the app and those of the inline script of index.html (startup/early-script.ts).

/** Returns the headers of every call (spec section 7), except `Content-Type`. */
export function headersOf(appVersion: string, token: string | null): Record<string, string> {
  return {
    Accept: 'application/json, text/plain, */*',
    'X-Requested-With': 'XMLHttpRequest',
    'X-App-Version': appVersion,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}

/** Why there is no answer. */
export type NoReply = 'canceled' | 'timeout' | 'offline';

/**
 * Sends a request without using the HTTP cache: the answer is neither read from the cache nor stored in it, whatever
 * the server's headers say. On a shared phone the next user could find a stored answer (docs/security.md).
 * XMLHttpRequest cannot bypass the cache like this.
 *
 * @param timeoutMs the request fails if the whole answer has not arrived within this time
 */
export async function fetchText(
  address: string,
  { signal, ...init }: Omit<RequestInit, 'signal'> & { signal?: AbortSignal | undefined },
  timeoutMs: number,
): Promise<Reply | NoReply> {
  const request = new AbortController();
  const stop = () => request.abort();
  let isLate = false;
  if (signal?.aborted) return 'canceled';
  signal?.addEventListener('abort', stop);
  const answer = fetch(address, { ...init, cache: 'no-store', signal: request.signal });
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, timeoutMs);
  try {
    const reply = await answer;
    return { status: reply.status, body: await reply.text() };
  } catch {
    if (isLate) return 'timeout';
    return signal?.aborted ? 'canceled' : 'offline';
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
