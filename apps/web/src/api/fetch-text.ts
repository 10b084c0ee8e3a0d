/** What a server has answered. */
export interface Reply {
  status: number;
  /** As it was sent; '' for none. */
  body: string;
}

/** Why there is no answer. */
export type NoReply = 'canceled' | 'timeout' | 'offline';

/**
 * Sends a request past the HTTP cache: the answer is neither read from it nor kept in it, whatever the server says. On a
 * shared phone the next person would find it there (docs/security.md). XMLHttpRequest cannot ask for that.
 *
 * @param timeoutMs without the whole answer by then, the request has failed
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
