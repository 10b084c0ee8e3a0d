import type { Reader } from '@gemas/domain';
import { type FailureKind, isForStaff, isPage } from '@gemas/domain';
import { callOf } from '../report/finding.ts';
import { takeEarlyCall } from './early-calls.ts';
import { ApiError } from './error.ts';
import type { Reply } from './fetch-text.ts';
import { headersOf } from './headers.ts';
import { TIMEOUT_MS } from './timeout.ts';

/** An order may take longer, and giving up early would leave its outcome unknown. */
export const ORDER_TIMEOUT_MS = 30_000;

export interface ClientOptions {
  apiUrl: string;
  secondaryApiUrl: string;
  appVersion: string;
  /** Read before every call. */
  token: () => string | null;
  /**
   * Gets a new token after a 401; false when there is no way to. Rejects with the reason when trying failed: the
   * call then fails by that and not by its 401. Calls that fail meanwhile share it.
   */
  renew: () => Promise<boolean>;
  /** Called once for every failed call whose caller does not handle its failures (`isEntering`). */
  onFailure: (error: ApiError) => void;
  /**
   * Called for each part of an answer that was left out or made it unreadable (decision 52): the call,
   * 'GET /products', and the path of the field, 'products_db[3].gems', '' for the whole answer. Never gets a value.
   */
  onUnreadable?: ((call: string, field: string) => void) | undefined;
  /**
   * Called when the server sends a message that is not meant for staff ('Server Error'). Receives the call and the
   * message. Staff see one of our own sentences.
   */
  onForeignMessage?: ((call: string, message: string) => void) | undefined;
  /** Called when the code that sends calls could not be loaded. The call fails as without network. */
  onCodeLost?: (() => void) | undefined;
}

export interface Call<T> {
  method: 'GET' | 'POST';
  path: string;
  read: Reader<T>;
  body?: unknown;
  params?: Record<string, string | number>;
  /** The second base of spec section 7. */
  secondary?: boolean;
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
  /** The caller handles its failures, a 401 too, which does not renew the token: the log-in and the start-up. */
  isEntering?: boolean;
  /** Whether the call may still be sent. Read right before each attempt: if false, nothing is sent and it is 'canceled'. */
  mayBeSent?: (() => boolean) | undefined;
}

/** Sends a call that changes something. Only a latched action gets one (state/core/latch.ts). */
export type Post = <T>(call: Call<T>) => Promise<T>;

/** What may be sent at any time: reads, and the calls of the session itself, the log-in among them. */
type FreeCall<T> = Call<T> & ({ method: 'GET' } | { isEntering: true });

export type Send = <T>(call: FreeCall<T>) => Promise<T>;

function serverMessage(data: unknown): string | null {
  const message = (data as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' && message.trim() !== '' ? message : null;
}

/** A call without the ids in its path. */
const nameOf = ({ method, path }: Call<unknown>) => callOf(`${method} ${path}`);

/** Path and parameters, '/products?page=1&query='. */
function addressOf({ path, params }: Call<unknown>): string {
  return params ? `${path}?${new URLSearchParams(params as Record<string, string>)}` : path;
}

function stopIfAborted({ signal }: Call<unknown>): void {
  if (signal?.aborted) throw new ApiError('canceled');
}

export type Transport = Pick<typeof import('./transport.ts'), 'exchange'>;

let transport: Promise<Transport> | null = null;

/**
 * Loads what sends calls, axios above all: not among the first files, as the page has started the first calls itself
 * (early-calls.ts). Called again after a failure, it tries again. Else `import` runs once: browsers answer it in a task of
 * its own, and tasks wait while a finger is on the screen.
 */
export function loadTransport(): Promise<Transport> {
  transport ??= import('./transport.ts').catch((error: unknown) => {
    transport = null;
    throw error;
  });
  return transport;
}

/** What a body that is no JSON begins with, where it was to be JSON: an answer that was cut. */
const CUT_JSON = /^\s*[[{"]/;

/**
 * Reads a body. One that is no JSON is the text itself, for the calls that promise a text, unless it is an answer that was
 * cut or a page, as of a captive portal. Of an error it tells nothing.
 */
function parse({ status, body }: Reply): unknown {
  if (body === '') return '';
  try {
    const data: unknown = JSON.parse(body);
    if (typeof data !== 'string' || !isPage(data)) return data;
  } catch (error) {
    if (!isDone(status)) return null;
    if (CUT_JSON.test(body)) throw new ApiError('unreadable', null, { cause: error, status });
    if (!isPage(body)) return body;
  }
  if (isDone(status)) throw new ApiError('unreadable', null, { status });
  return null;
}

const isDone = (status: number) => status >= 200 && status < 300;

/** The failure that a status other than 2xx means. */
function failureOf(status: number, data: unknown): ApiError {
  const fail = (kind: FailureKind) => new ApiError(kind, serverMessage(data), { status });
  switch (status) {
    case 401:
      return fail('unauthorized');
    case 403: {
      const code = (data as { error_code?: unknown } | null)?.error_code;
      return fail(code === 'blacklist' ? 'blacklisted' : 'server');
    }
    case 404:
      return fail('missing');
    case 408:
      return fail('timeout');
    case 409:
      return fail('version');
    case 429:
      return fail('busy');
    case 502:
    case 504:
      return fail('gateway');
    case 503:
      return fail('maintenance');
    default:
      return fail(status < 400 ? 'unreadable' : 'server');
  }
}

/**
 * The one client: headers of spec section 7, time-outs, a renewed token after a 401, answers read or refused.
 * It changes neither screen nor address.
 */
export function createClient(options: ClientOptions, load = loadTransport): Post {
  let renewal: Promise<boolean> | null = null;

  function renewOnce(): Promise<boolean> {
    renewal ??= options.renew().finally(() => {
      renewal = null;
    });
    return renewal;
  }

  async function transportOrFailure(): Promise<Transport> {
    try {
      return await load();
    } catch (error) {
      options.onCodeLost?.();
      throw new ApiError('offline', null, { cause: error });
    }
  }

  async function replyTo(call: Call<unknown>): Promise<Reply> {
    // A query whose key changes aborts its call and makes another in the same task: the first one is never sent.
    await null;
    stopIfAborted(call);
    const token = options.token();
    const early = await takeEarlyCall(`${call.method} ${addressOf(call)}`, token, call.body);
    if (early) return early;
    const { exchange } = await transportOrFailure();
    if (call.mayBeSent?.() === false) throw new ApiError('canceled');
    return exchange({
      baseURL: call.secondary ? options.secondaryApiUrl : options.apiUrl,
      url: call.path,
      method: call.method,
      timeout: call.timeoutMs ?? TIMEOUT_MS,
      headers: headersOf(options.appVersion, token),
      ...(call.body !== undefined && { data: call.body }),
      ...(call.params && { params: call.params }),
      ...(call.signal && { signal: call.signal }),
    });
  }

  /** As `parse`. A page in place of an answer is reported as one that cannot be read. */
  function parseOrReport(call: Call<unknown>, reply: Reply): unknown {
    try {
      return parse(reply);
    } catch (error) {
      const isForPage = error instanceof ApiError && error.cause === undefined;
      if (isForPage) options.onUnreadable?.(nameOf(call), '');
      throw error;
    }
  }

  async function attempt<T>(call: Call<T>): Promise<T> {
    const reply = await replyTo(call);
    stopIfAborted(call);
    const data = parseOrReport(call, reply);
    const said = typeof data === 'string' && data !== '' ? data : serverMessage(data);
    if (said !== null && !isForStaff(said)) options.onForeignMessage?.(nameOf(call), said);
    if (!isDone(reply.status)) throw failureOf(reply.status, data);
    const omitted: string[] = [];
    try {
      return call.read(data, omitted);
    } catch (error) {
      if (omitted.length === 0) omitted.push('');
      throw new ApiError('unreadable', serverMessage(data), { cause: error, status: reply.status });
    } finally {
      for (const field of omitted) options.onUnreadable?.(nameOf(call), field.replace(/^\./, ''));
    }
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
          // Something else may have got a new token while the renewal failed.
          if (isTokenNew()) continue;
          if (renewed instanceof ApiError) failure = renewed;
        }
        options.onFailure(failure);
        throw failure;
      }
    }
  };
}
