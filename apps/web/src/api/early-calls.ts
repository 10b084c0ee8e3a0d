import axios, { type AxiosAdapter, AxiosError, AxiosHeaders } from 'axios';
import { TIMEOUT_MS } from './timeout.ts';

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

/** As axios does it itself. A call that found no network is made again: there may be one by now. */
const answerOf =
  ({ request, ...call }: EarlyCall): AxiosAdapter =>
  async (config) => {
    if (request.readyState !== XMLHttpRequest.DONE) {
      await new Promise((resolve) => {
        request.onloadend = resolve;
      });
    }
    const { status, statusText } = request;
    if (call.isLate) throw new AxiosError('timeout', AxiosError.ECONNABORTED, config, request);
    if (status === 0) return axios.getAdapter(axios.defaults.adapter)(config);
    const headers = AxiosHeaders.from(request.getAllResponseHeaders());
    const response = { data: request.responseText, status, statusText, headers, config, request };
    if (status >= 200 && status < 300) return response;
    throw new AxiosError(`${status}`, AxiosError.ERR_BAD_RESPONSE, config, request, response);
  };

/**
 * Takes over the call that the page has started to this address, if it did, a moment ago and with this token: it is never
 * made twice, and its answer never used twice.
 */
export function takeEarlyCall(address: string, token: string | null): AxiosAdapter | null {
  const calls = globalThis.earlyCalls;
  const call = calls?.[address];
  if (!calls || !call) return null;
  delete calls[address];
  if (call.token === token && Math.abs(Date.now() - call.at) < TIMEOUT_MS) return answerOf(call);
  call.request.abort();
  return null;
}
