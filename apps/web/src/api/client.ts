import type { Reply } from '@gemas/domain';
import { CALL_TIMEOUT_MS } from '../schedule.ts';
import { ApiError, type ClientOptions, type Post, readAnswer } from './call.ts';

/**
 * Returns the answer to a call that index.html has sent with this token and body. Uses the answer once. Returns null if
 * the app has to send the call: because index.html has sent another call, the network was lost, or the answer is too
 * old. A log-in must not be sent twice, so its answer is used at any age.
 *
 * @throws `ApiError` for a call that has failed and must not be sent again
 */
async function takeEarlyCall(
  { method, path, body }: { method: string; path: string; body?: unknown },
  token: () => string | null,
): Promise<Reply | null> {
  const early = await globalThis.earlyCall;
  if (!early || early.method !== method || early.path !== path) return null;
  globalThis.earlyCall = null;
  const isSame = early.token === token() && early.body === (JSON.stringify(body) ?? null);
  const isNew = early.body !== null || Math.abs(Date.now() - early.at) < CALL_TIMEOUT_MS;
  if (!isSame || !isNew) {
    early.abort();
    return null;
  }
  const reply = await early.reply;
  if (typeof reply === 'object') return reply;
  if (reply === 'offline' && early.body === null) return null;
  throw new ApiError(reply);
}

/** Creates the function that makes all calls of the app. The first screen is shown before axios is loaded. */
export function createClient(options: ClientOptions): Post {
  let http: Promise<Post> | null = null;
  const loadHttp = () => {
    http ??= import('./http.ts').then(
      ({ createHttp }) => createHttp(options),
      (cause: unknown) => {
        http = null;
        throw new ApiError('offline', null, { cause });
      },
    );
    return http;
  };
  return async (call) => {
    try {
      const early = await takeEarlyCall(call, options.token);
      // http.ts sends the call again, and renews the token.
      const isTokenRefused = early?.status === 401 && !call.isEntering;
      if (early && !isTokenRefused) return readAnswer(call, early, options.onFinding);
      const send = await loadHttp();
      return await send(call);
    } catch (error) {
      if (error instanceof ApiError && !call.isEntering) options.onFailure(error);
      throw error;
    }
  };
}
