import axios, {
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
  isCancel,
} from 'axios';
import { CALL_TIMEOUT_MS } from '../schedule.ts';
import { ApiError, type Call, type ClientOptions, type Post, readAnswer } from './call.ts';
import { headersOf, USER_PATH } from './early-calls.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The call that the request belongs to. A function, because axios copies plain objects. */
    call?: () => Call<unknown>;
    /** The token that the request was sent with. */
    token?: string | null;
    /** How the renewal of the token for this call has ended. A call renews the token once. */
    renewal?: 'failed' | 'done';
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

/** Creates the function that sends calls by axios, renews the token after a 401, and reads the answers. */
export function createHttp(options: ClientOptions): Post {
  const { adapter = 'fetch' } = options;
  const http = axios.create({
    adapter,
    // No answer is stored in the HTTP cache: the next user of a shared phone could find the answer (docs/security.md).
    fetchOptions: { cache: 'no-store' },
    // Hides the class `Request` from axios. Axios then calls `fetch` with an address and options, and skips its tests of
    // features at the first call.
    env: { Request: null as never },
    withXSRFToken: false,
    responseType: 'text',
    transformResponse: (body: unknown) => body,
    // `read` reads every status.
    validateStatus: null,
    // Axios would add this header, which the API's CORS rules do not allow.
    headers: { 'User-Agent': false },
  });
  let renewal: Promise<boolean> | null = null;

  function prepare(request: Request): Request {
    const call = callOf(request);
    const token = options.token();
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
    if (request.renewal) return false;
    request.renewal = 'failed';
    return renewOnce().then(
      (isRenewed) => {
        if (isRenewed) request.renewal = 'done';
        return isRenewed || isTokenNew();
      },
      (error: unknown) => {
        if (isTokenNew()) return true;
        if (error instanceof ApiError) throw error;
        return false;
      },
    );
  }

  async function read(response: AxiosResponse<string>): Promise<AxiosResponse> {
    const { status, data, config } = response;
    const call = callOf(config);
    if (status === 401 && !call.isEntering && (await hasNewToken(config))) {
      return http.request(config);
    }
    // If the token has just been renewed, only the call that fetches the user can end the session.
    const isRefusedAlone = config.renewal === 'done' && call.path !== USER_PATH;
    const reply = { status, body: data };
    return { ...response, data: readAnswer(call, reply, options.onFinding, isRefusedAlone) };
  }

  http.interceptors.request.use(prepare);
  http.interceptors.response.use(read, (error) => {
    throw toApiError(error);
  });

  return async (call) => {
    const { method, path, params, body, signal, timeoutMs = CALL_TIMEOUT_MS } = call;
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
  };
}
