import axios, { type AxiosRequestConfig, isAxiosError, isCancel } from 'axios';
import { ApiError } from './error.ts';

/** What a server has answered. */
export interface Reply {
  status: number;
  /** As it was sent; '' for none. */
  body: string;
}

const http = axios.create({
  responseType: 'text',
  // Read by the client, as those of the calls that the page has made.
  transformResponse: (body: unknown) => body,
  // An answer of any status is an answer.
  validateStatus: null,
  // Nobody reads that cookie, and asking the browser for it would hold back every call: under a finger, until it
  // leaves the screen.
  withXSRFToken: false,
});

/** Why there is no answer. */
function noReply(error: unknown): ApiError {
  if (isCancel(error)) return new ApiError('canceled', null, { cause: error });
  if (!isAxiosError(error)) return new ApiError('unreadable', null, { cause: error });
  const isLate = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  return new ApiError(isLate ? 'timeout' : 'offline', null, { cause: error });
}

/** Sends one call by axios. Throws `ApiError` where no answer came: 'canceled', 'timeout' or 'offline'. */
export async function exchange(config: AxiosRequestConfig): Promise<Reply> {
  try {
    const { status, data } = await http.request<string | undefined>(config);
    return { status, body: data ?? '' };
  } catch (error) {
    throw noReply(error);
  }
}
