import { type Finding, findingsIn, type Reader, type Reply, readReply } from '@gemas/domain';
import { CALL_TIMEOUT_MS } from '../schedule.ts';
import { takeEarlyCall } from './early-calls.ts';
import { ApiError } from './error.ts';
import { headersOf } from './fetch-text.ts';

export interface ClientOptions {
  apiUrl: string;
  secondaryApiUrl: string;
  appVersion: string;
  token: () => string | null;
  /**
   * Gets a new token after a 401. Resolves to false if there is no code to log in with. Rejects if the log-in failed:
   * the call then fails with that error instead of its 401. Calls that fail at the same time share one renewal.
   */
  renew: () => Promise<boolean>;
  /** Called for every failed call, except those whose caller handles failures (`isEntering`). */
  onFailure: (error: ApiError) => void;
  /** Called for each omitted part of an answer (decision 52), and for a server message that is not shown to users. */
  onFinding?: (finding: Finding) => void;
  /** Called when the code that sends calls could not be loaded. The call then fails as `offline`. */
  onCodeLost?: (() => void) | undefined;
}

export interface Call<T> {
  method: 'GET' | 'POST';
  path: string;
  read: Reader<T>;
  body?: unknown;
  params?: Record<string, string | number> | undefined;
  /** Whether the call uses the second base URL of spec section 7. */
  secondary?: boolean;
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  /** True for the log-in and the start-up, which handle all failures themselves, 401 included. */
  isEntering?: boolean;
  /** Called right before each attempt. If it returns false, nothing is sent and the call fails as `canceled`. */
  mayBeSent?: (() => boolean) | undefined;
}

/** Sends any call, even one that changes data. Only latched actions receive this function (state/session/latch.ts). */
export type Post = <T>(call: Call<T>) => Promise<T>;

/** Calls that may be sent without a latch: reads, and the session's own calls, such as the log-in. */
type FreeCall<T> = Call<T> & ({ method: 'GET' } | { isEntering: true });

export type Send = <T>(call: FreeCall<T>) => Promise<T>;

/** Returns the key of a call in `EarlyCalls.calls`: 'GET /products?page=1&query='. */
function earlyNameOf({ method, path, params }: Call<unknown>): string {
  const query = params ? `?${new URLSearchParams(params as Record<string, string>)}` : '';
  return `${method} ${path}${query}`;
}

function stopIfAborted({ signal }: Call<unknown>): void {
  if (signal?.aborted) throw new ApiError('canceled');
}

export type Transport = Pick<typeof import('./transport.ts'), 'exchange'>;

let transport: Promise<Transport> | null = null;

/**
 * Loads the code that sends calls, mainly axios. This code is not in the initial bundle, because the script of
 * index.html sends the first calls without it (early-calls.ts). If loading fails, the next call loads the code again.
 *
 * The promise is cached, because `import` resolves only in a later task of the event loop, even if the module is
 * already loaded, and browsers delay such tasks while a finger is on the screen.
 */
export function loadTransport(): Promise<Transport> {
  transport ??= import('./transport.ts').catch((error: unknown) => {
    transport = null;
    throw error;
  });
  return transport;
}

/** Creates the function that sends all calls of the app, renews the token after a 401, and reads the answers. */
export function createClient(options: ClientOptions, load = loadTransport): Post {
  let renewal: Promise<boolean> | null = null;

  function renewOnce(): Promise<boolean> {
    renewal ??= options.renew().finally(() => {
      renewal = null;
    });
    return renewal;
  }

  async function replyTo(call: Call<unknown>): Promise<Reply> {
    // A query whose key changes aborts its call and sends another one in the same task. Waiting a microtask avoids
    // sending the aborted call.
    await null;
    stopIfAborted(call);
    const token = options.token();
    const early = await takeEarlyCall(earlyNameOf(call), token, call.body);
    if (early) return early;
    const { exchange } = await load().catch((cause: unknown) => {
      options.onCodeLost?.();
      throw new ApiError('offline', null, { cause });
    });
    if (call.mayBeSent?.() === false) throw new ApiError('canceled');
    return exchange({
      baseURL: call.secondary ? options.secondaryApiUrl : options.apiUrl,
      url: call.path,
      method: call.method,
      timeout: call.timeoutMs ?? CALL_TIMEOUT_MS,
      headers: headersOf(options.appVersion, token),
      data: call.body,
      params: call.params,
      ...(call.signal && { signal: call.signal }),
    });
  }

  async function attempt<T>(call: Call<T>): Promise<T> {
    const reply = await replyTo(call);
    stopIfAborted(call);
    const answer = readReply(reply, call.read, call.method);
    const findings = findingsIn(`${call.method} ${call.path}`, answer);
    for (const finding of findings) options.onFinding?.(finding);
    if (!('failure' in answer)) return answer.value;
    const { kind, message, status } = answer.failure;
    throw new ApiError(kind, message, { cause: answer.cause, status });
  }

  return async (call) => {
    for (let mayRenew = true; ; ) {
      const token = options.token();
      try {
        return await attempt(call);
      } catch (error) {
        if (!(error instanceof ApiError) || call.isEntering) throw error;
        let failure = error;
        if (error.kind === 'unauthorized') {
          const isTokenNew = () => ![null, token].includes(options.token());
          if (isTokenNew()) continue;
          const renewed = mayRenew && (await renewOnce().catch((reason: unknown) => reason));
          if (renewed === true) {
            mayRenew = false;
            continue;
          }
          // Although the renewal failed, a new token may have been stored meanwhile, for example by another log-in.
          if (isTokenNew()) continue;
          if (renewed instanceof ApiError) failure = renewed;
        }
        options.onFailure(failure);
        throw failure;
      }
    }
  };
}
