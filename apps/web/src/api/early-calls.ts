import { ApiError } from './error.ts';
import { TIMEOUT_MS } from './timeout.ts';
import type { Reply } from './transport.ts';

/** A call that the page has started before the app's code arrived (build/early-calls.js). */
interface EarlyCall {
  /** The token that it carries. */
  token: string;
  /** When it was sent, ms since 1970. */
  at: number;
  request: XMLHttpRequest;
  /** No answer came in time. */
  isLate: boolean;
}

declare global {
  /** By path and parameters, '/auth/user', '/products?page=1&query='. Missing where the page started none. */
  var earlyCalls: Record<string, EarlyCall> | undefined;
}

/** The answer; null where there was no network: there may be one by now. */
async function replyOf({ request, ...call }: EarlyCall): Promise<Reply | null> {
  if (request.readyState !== XMLHttpRequest.DONE) {
    await new Promise((resolve) => {
      request.onloadend = resolve;
    });
  }
  if (call.isLate) throw new ApiError('timeout');
  const { status, responseText } = request;
  return status === 0 ? null : { status, body: responseText };
}

/**
 * Takes over the call that the page has started to this address, if it did, a moment ago and with this token: it is never
 * made twice, and its answer never used twice.
 */
export async function takeEarlyCall(address: string, token: string | null): Promise<Reply | null> {
  const calls = globalThis.earlyCalls;
  const call = calls?.[address];
  if (!calls || !call) return null;
  delete calls[address];
  if (call.token === token && Math.abs(Date.now() - call.at) < TIMEOUT_MS) return replyOf(call);
  call.request.abort();
  return null;
}
