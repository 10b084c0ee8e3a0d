// The first call, which index.html sends while the app's code is loading (decision 67): `GET /auth/user` with the stored
// token, or the log-in. The build compiles `startEarlyCall` into the inline script of index.html.
import { chooseCredentials, type Reply } from '@gemas/domain';
import type { config } from '../config.ts';
import { CALL_TIMEOUT_MS } from '../schedule.ts';
import { LOCAL_KEYS, local } from '../state/core/storage.ts';
import { decryptLoginCode, takeLoginCode } from '../state/session/login-code.ts';
import { ApiError } from './error.ts';

interface EarlyCall {
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

declare global {
  /** The call that index.html has sent. Null if the call was used. Undefined if the page sent none. */
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

async function replyTo(
  address: string,
  init: RequestInit,
  { signal, isLate }: { signal: AbortSignal; isLate: () => boolean },
): Promise<Reply | 'timeout' | 'offline'> {
  try {
    const answer = await fetch(address, { ...init, cache: 'no-store', signal });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return isLate() ? 'timeout' : 'offline';
  }
}

/** Sends the first call. Resolves to null if there is neither a token nor a login code. Never rejects. */
export async function startEarlyCall(settings: typeof config): Promise<EarlyCall | null> {
  const { encrypted } = takeLoginCode(location.href);
  const given = encrypted && (await decryptLoginCode(encrypted, settings.loginCodeKey));
  const stored = local.getItem(LOCAL_KEYS.token);
  const { token, code } = chooseCredentials(given, local.getItem(LOCAL_KEYS.loginCode), stored);
  if (token === null && code === null) return null;
  const body = token === null ? JSON.stringify({ code }) : null;
  const [method, path, base] =
    body === null
      ? ['GET', '/auth/user', settings.apiUrl]
      : ['POST', '/auth/login', settings.secondaryApiUrl];
  const headers = {
    ...headersOf(settings.appVersion, stored),
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
  const ends = { signal: request.signal, isLate: () => isLate };
  const reply = replyTo(address, { method, headers, body }, ends);
  void reply.then(() => clearTimeout(timer));
  return { method, path, token: stored, body, at: Date.now(), reply, abort };
}

/**
 * Returns the answer to a call that index.html has sent with this token and body, in the form of an axios response. Uses
 * the answer once. Returns null if the app has to send the call: because index.html has sent another call, the network
 * was lost, or the answer is too old. A log-in must not be sent twice, so its answer is used at any age.
 *
 * @throws `ApiError` for a call that has failed and must not be sent again
 */
export async function takeEarlyCall(
  { method, path, body }: { method: string; path: string; body?: unknown },
  token: string | null,
): Promise<{ status: number; data: string } | null> {
  const early = await globalThis.earlyCall;
  if (!early || early.method !== method || early.path !== path) return null;
  globalThis.earlyCall = null;
  const isSame = early.token === token && early.body === (JSON.stringify(body) ?? null);
  const isNew = early.body !== null || Math.abs(Date.now() - early.at) < CALL_TIMEOUT_MS;
  if (!isSame || !isNew) {
    early.abort();
    return null;
  }
  const reply = await early.reply;
  if (typeof reply === 'object') return { status: reply.status, data: reply.body };
  if (reply === 'offline' && early.body === null) return null;
  throw new ApiError(reply);
}
