import type { Reply } from '@gemas/domain';
import { CALL_TIMEOUT_MS } from '../schedule.ts';
import { ApiError } from './error.ts';
import { fetchText, headersOf, type NoReply } from './fetch-text.ts';

/** A call that the inline script of index.html sent before the app's code was loaded (startup/early-script.ts). */
export interface EarlyCall {
  token: string | null;
  /** Body of the call as JSON; null for none. */
  body: string | null;
  /** When the call was sent, ms since 1970. */
  at: number;
  /** The answer. Never rejects. */
  reply: Promise<Reply | NoReply>;
  abort(): void;
}

export interface EarlyCalls {
  /** Resolves when the script has read the login code in the address and sent its first calls. Never rejects. */
  ready: Promise<void>;
  /** The calls, by method, path and parameters: 'POST /auth/login', 'GET /products?page=1&query='. */
  calls: Record<string, EarlyCall>;
}

declare global {
  /** The calls that the script of index.html sent. Undefined if it sent none. */
  var earlyCalls: EarlyCalls | undefined;
}

/**
 * Sends a call from the script of index.html.
 *
 * @param name method, path and parameters, as in `EarlyCalls`
 * @param base base URL of the call
 */
export function sendEarlyCall(
  name: string,
  base: string,
  appVersion: string,
  token: string | null,
  body: string | null,
): EarlyCall {
  const [method = '', path = ''] = name.split(' ');
  const request = new AbortController();
  const headers = {
    ...headersOf(appVersion, token),
    ...(body !== null && { 'Content-Type': 'application/json' }),
  };
  const init = { method, headers, body, signal: request.signal };
  const reply = fetchText(base.replace(/\/+$/, '') + path, init, CALL_TIMEOUT_MS);
  return { token, body, at: Date.now(), reply, abort: () => request.abort() };
}

/**
 * Returns the answer to an early call. Returns null for a GET that failed because there is no network: the app then
 * sends the call again. Throws for any other failure.
 */
async function replyOf({ reply, body }: EarlyCall): Promise<Reply | null> {
  const answer = await reply;
  if (typeof answer === 'object') return answer;
  if (answer === 'offline' && body === null) return null;
  throw new ApiError(answer);
}

/**
 * Returns the answer to a call that the script of index.html has sent with this token and body. Uses each answer once.
 * Returns null if the app has to send the call, because the script has not sent it, there was no network, or the answer
 * is too old. A log-in must not be sent twice: its answer is returned at any age, and without network this function
 * throws.
 */
export async function takeEarlyCall(
  name: string,
  token: string | null,
  body: unknown,
): Promise<Reply | null> {
  const early = globalThis.earlyCalls;
  await early?.ready;
  const call = early?.calls[name];
  if (!early || !call) return null;
  delete early.calls[name];
  const isSame = call.token === token && call.body === (JSON.stringify(body) ?? null);
  const isNew = call.body !== null || Math.abs(Date.now() - call.at) < CALL_TIMEOUT_MS;
  if (isSame && isNew) return replyOf(call);
  call.abort();
  return null;
}
