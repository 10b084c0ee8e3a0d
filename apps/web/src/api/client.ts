import axios, { type AxiosError, type AxiosInstance } from 'axios';
import { takeEarlyCall } from './early-calls.ts';
import { ApiError } from './error.ts';
import type { Reader } from './read.ts';
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

/** A call without the ids in its path: '/stats/agency/referals/5' is 'GET /stats/agency/referals/{id}'. */
function nameOf({ method, path }: Call<unknown>): string {
  return `${method} ${path.replace(/\/[^/]*\d[^/]*/g, '/{id}')}`;
}

/** Path and parameters, '/products?page=1&query='. */
function addressOf({ path, params }: Call<unknown>): string {
  return params ? `${path}?${new URLSearchParams(params as Record<string, string>)}` : path;
}

/** Turns what axios throws into the one typed error. */
function toApiError(error: AxiosError): ApiError {
  if (error.code === 'ERR_CANCELED') return new ApiError('canceled', null, error);
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') {
    return new ApiError('timeout', null, error);
  }
  const { response } = error;
  if (!response) return new ApiError('offline', null, error);
  const message = serverMessage(response.data);
  switch (response.status) {
    case 401:
      return new ApiError('unauthorized', message, error);
    case 403: {
      const code = (response.data as { error_code?: unknown } | null | undefined)?.error_code;
      return new ApiError(code === 'blacklist' ? 'blacklisted' : 'server', message, error);
    }
    case 404:
      return new ApiError('missing', message, error);
    case 408:
      return new ApiError('timeout', message, error);
    case 409:
      return new ApiError('version', message, error);
    case 429:
      return new ApiError('busy', message, error);
    case 502:
    case 504:
      return new ApiError('gateway', message, error);
    case 503:
      return new ApiError('maintenance', message, error);
    default:
      return new ApiError(response.status < 400 ? 'unreadable' : 'server', message, error);
  }
}

/**
 * The one client: headers of spec section 7, time-outs, a renewed token after a 401, answers read or refused.
 * It changes neither screen nor address.
 */
export function createClient(options: ClientOptions): Post {
  const http: AxiosInstance = axios.create({
    timeout: TIMEOUT_MS,
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    // Nobody reads that cookie, and asking the browser for it would hold back every call: under a finger, until it
    // leaves the screen.
    withXSRFToken: false,
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-App-Version': options.appVersion },
  });
  let renewal: Promise<boolean> | null = null;

  function renewOnce(): Promise<boolean> {
    renewal ??= options.renew().finally(() => {
      renewal = null;
    });
    return renewal;
  }

  async function attempt<T>(call: Call<T>): Promise<T> {
    let data: unknown;
    try {
      // A query whose key changes aborts its call and makes another in the same task: the first one is never sent.
      await null;
      const token = options.token();
      const adapter = call.method === 'GET' && takeEarlyCall(addressOf(call), token);
      const response = await http.request<unknown>({
        baseURL: call.secondary ? options.secondaryApiUrl : options.apiUrl,
        url: call.path,
        method: call.method,
        ...(call.body !== undefined && { data: call.body }),
        ...(call.params && { params: call.params }),
        ...(call.timeoutMs && { timeout: call.timeoutMs }),
        ...(call.signal && { signal: call.signal }),
        ...(token && { headers: { Authorization: `Bearer ${token}` } }),
        ...(adapter && { adapter }),
      });
      data = response.data;
    } catch (error) {
      throw axios.isAxiosError(error) || axios.isCancel(error)
        ? toApiError(error as AxiosError)
        : new ApiError('unreadable', null, error);
    }
    const omitted: string[] = [];
    try {
      return call.read(data, omitted);
    } catch (error) {
      if (omitted.length === 0) omitted.push('');
      throw new ApiError('unreadable', null, error);
    } finally {
      for (const field of omitted) options.onUnreadable?.(nameOf(call), field.replace(/^\./, ''));
    }
  }

  return async (call) => {
    const token = options.token();
    try {
      return await attempt(call).catch(async (error: unknown) => {
        const tokenDied =
          error instanceof ApiError && error.kind === 'unauthorized' && !call.isEntering;
        // Another call may have got a new one since.
        if (tokenDied && (options.token() !== token || (await renewOnce()))) return attempt(call);
        throw error;
      });
    } catch (error) {
      if (error instanceof ApiError && !call.isEntering) options.onFailure(error);
      throw error;
    }
  };
}
