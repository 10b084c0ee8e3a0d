import { type Finding, findingsIn, type Reader, readReply } from '@gemas/domain';
import axios, {
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
  isCancel,
} from 'axios';
import { CALL_TIMEOUT_MS } from '../schedule.ts';
import { headersOf, takeEarlyCall } from './early-calls.ts';
import { ApiError } from './error.ts';

/** Sends the requests of the client. Tests replace it. */
export type Adapter = AxiosAdapter;

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
  /** Sends the requests. Default: axios' own adapter for `fetch`. */
  adapter?: Adapter;
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
  /** Whether a 503 opens Maintenance. Any other call fails as `server` after a 503, which costs only its own place. */
  opensMaintenance?: boolean;
  /** Called right before each attempt. If it returns false, nothing is sent and the call fails as `canceled`. */
  mayBeSent?: (() => boolean) | undefined;
}

/** Sends any call, even one that changes data. Only latched actions receive this function (state/session/latch.ts). */
export type Post = <T>(call: Call<T>) => Promise<T>;

/** Calls that may be sent without a latch: reads, and the session's own calls, such as the log-in. */
type FreeCall<T> = Call<T> & ({ method: 'GET' } | { isEntering: true });

export type Send = <T>(call: FreeCall<T>) => Promise<T>;

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The call that the request belongs to. A function, because axios copies plain objects. */
    call?: () => Call<unknown>;
    /** The token that the request was sent with. */
    token?: string | null;
    /** Whether the token was renewed for this call. A call renews the token once. */
    isRenewed?: boolean;
  }
}

type Request = InternalAxiosRequestConfig;

const callOf = ({ call }: Request) => (call as () => Call<unknown>)();

/** Converts an error of axios to an `ApiError`. Returns any other error unchanged, such as an error of `mayBeSent`. */
function toApiError(cause: unknown): unknown {
  if (isCancel(cause)) return new ApiError('canceled', null, { cause });
  if (!isAxiosError(cause)) return cause;
  return new ApiError(cause.code === 'ETIMEDOUT' ? 'timeout' : 'offline', null, { cause });
}

/** Creates the function that sends all calls of the app, renews the token after a 401, and reads the answers. */
export function createClient(options: ClientOptions): Post {
  const { adapter = 'fetch' } = options;
  const http = axios.create({
    adapter,
    // No answer is stored in the HTTP cache: the next user of a shared phone could find the answer (docs/security.md).
    fetchOptions: { cache: 'no-store' },
    // Without a class `Request`, axios passes address and options to `fetch`, and tests no features at the first call.
    env: { Request: null as never },
    withXSRFToken: false,
    responseType: 'text',
    transformResponse: (body: unknown) => body,
    // `readAnswer` reads every status.
    validateStatus: null,
    // Axios would add this header, which the API's CORS rules do not allow.
    headers: { 'User-Agent': false },
  });
  let renewal: Promise<boolean> | null = null;

  async function prepare(request: Request): Promise<Request> {
    const call = callOf(request);
    const token = options.token();
    const early = await takeEarlyCall(call, token);
    const answered: Adapter = async (config) => ({ ...early, config }) as AxiosResponse;
    request.adapter = early ? answered : adapter;
    request.token = token;
    for (const [name, value] of Object.entries(headersOf(options.appVersion, token))) {
      request.headers.set(name, value);
    }
    if (call.body === undefined) request.headers.setContentType(false);
    if (call.mayBeSent?.() === false) throw new ApiError('canceled');
    return request;
  }

  function renewOnce(): Promise<boolean> {
    renewal ??= options.renew().finally(() => {
      renewal = null;
    });
    return renewal;
  }

  /**
   * After a 401, returns whether the call can be sent again: with a token that was stored meanwhile, or with a renewed
   * one. Throws `ApiError` if the log-in for the renewal failed.
   */
  async function hasNewToken(request: Request): Promise<boolean> {
    const isTokenNew = () => ![null, request.token].includes(options.token());
    if (isTokenNew()) return true;
    if (request.isRenewed) return false;
    request.isRenewed = true;
    return renewOnce().then(
      (isRenewed) => isRenewed || isTokenNew(),
      (error: unknown) => {
        if (isTokenNew()) return true;
        if (error instanceof ApiError) throw error;
        return false;
      },
    );
  }

  async function readAnswer(response: AxiosResponse<string>): Promise<AxiosResponse> {
    const { status, data, config } = response;
    const call = callOf(config);
    if (status === 401 && !call.isEntering && (await hasNewToken(config))) {
      return http.request(config);
    }
    const answer = readReply({ status, body: data }, call.read, call.method);
    const findings = findingsIn(`${call.method} ${call.path}`, answer);
    for (const finding of findings) options.onFinding?.(finding);
    if (!('failure' in answer)) return { ...response, data: answer.value };
    const { kind, message, status: answered } = answer.failure;
    const isElsewhere = kind === 'maintenance' && !call.opensMaintenance;
    throw new ApiError(isElsewhere ? 'server' : kind, message, {
      cause: answer.cause,
      status: answered,
    });
  }

  http.interceptors.request.use(prepare);
  http.interceptors.response.use(readAnswer, (error) => {
    throw toApiError(error);
  });

  return async (call) => {
    const { method, path, params, body, signal, timeoutMs = CALL_TIMEOUT_MS } = call;
    try {
      const { data } = await http.request({
        call: () => call,
        baseURL: call.secondary ? options.secondaryApiUrl : options.apiUrl,
        url: path,
        method,
        timeout: timeoutMs,
        data: body,
        params,
        ...(signal && { signal }),
      });
      return data;
    } catch (error) {
      if (error instanceof ApiError && !call.isEntering) options.onFailure(error);
      throw error;
    }
  };
}
