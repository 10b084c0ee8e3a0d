import axios, { type AxiosRequestConfig, type InternalAxiosRequestConfig, isCancel } from 'axios';
import { ApiError } from './error.ts';
import { fetchText, type Reply } from './fetch-text.ts';

/** Sends what axios has put together. */
async function adapter(config: InternalAxiosRequestConfig) {
  const { method = 'get', data, headers, timeout = 0, signal } = config;
  // Axios announces a body for every POST.
  if (data === undefined) headers.delete('Content-Type');
  const reply = await fetchText(
    axios.getUri(config),
    {
      method: method.toUpperCase(),
      headers: headers.toJSON() as Record<string, string>,
      ...(data !== undefined && { body: data }),
      signal: signal as AbortSignal | undefined,
    },
    timeout,
  );
  if (typeof reply === 'string') throw new ApiError(reply);
  return { data: reply.body, status: reply.status, statusText: '', headers: {}, config };
}

const http = axios.create({
  adapter,
  responseType: 'text',
  // Read by the client, as those of the calls that the page has made.
  transformResponse: (body: unknown) => body,
  // An answer of any status is an answer.
  validateStatus: null,
});

/** Sends one call by axios. Throws `ApiError` where no answer came: 'canceled', 'timeout' or 'offline'. */
export async function exchange(config: AxiosRequestConfig): Promise<Reply> {
  try {
    const { status, data } = await http.request<string>(config);
    return { status, body: data };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(isCancel(error) ? 'canceled' : 'unreadable', null, { cause: error });
  }
}
