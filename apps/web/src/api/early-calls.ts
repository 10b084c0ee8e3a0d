import { ApiError } from './error.ts';
import type { NoReply, Reply } from './fetch-text.ts';
import { TIMEOUT_MS } from './timeout.ts';

/** A call that the page has started before the app's code arrived (early/start.ts). */
export interface EarlyCall {
  /** The token that it carries; null for none. */
  token: string | null;
  /** Its body as JSON; null for none. */
  body: string | null;
  /** When it was sent, ms since 1970. */
  at: number;
  /** Never rejects. */
  reply: Promise<Reply | NoReply>;
  abort(): void;
}

export interface EarlyCalls {
  /** Settled once it is decided which are made. Never rejects. */
  decided: Promise<void>;
  /** By method, path and parameters: 'POST /auth/login', 'GET /products?page=1&query='. */
  made: Record<string, EarlyCall>;
}

declare global {
  /** Missing where the page started none. */
  var earlyCalls: EarlyCalls | undefined;
}

/** The answer; null where there was no network, and asking again changes nothing: there may be one by now. */
async function replyOf({ reply, body }: EarlyCall): Promise<Reply | null> {
  const answer = await reply;
  if (typeof answer === 'object') return answer;
  if (answer === 'offline' && body === null) return null;
  throw new ApiError(answer);
}

/**
 * Takes over a call that the page has started, if it did, with this token and body: it is never made twice, and its
 * answer never used twice. What was read too long ago is read again; a log-in is not repeated.
 */
export async function takeEarlyCall(
  name: string,
  token: string | null,
  body: unknown,
): Promise<Reply | null> {
  const early = globalThis.earlyCalls;
  await early?.decided;
  const call = early?.made[name];
  if (!early || !call) return null;
  delete early.made[name];
  const isSame = call.token === token && call.body === (JSON.stringify(body) ?? null);
  const isNew = call.body !== null || Math.abs(Date.now() - call.at) < TIMEOUT_MS;
  if (isSame && isNew) return replyOf(call);
  call.abort();
  return null;
}
