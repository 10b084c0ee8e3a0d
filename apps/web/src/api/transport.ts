import type { Reply } from '@gemas/domain';
import axios, { type AxiosRequestConfig, type InternalAxiosRequestConfig, isCancel } from 'axios';
import { ApiError } from './error.ts';
import { fetchText } from './fetch-text.ts';

/** Sends a request that axios has prepared. */
async function adapter(config: InternalAxiosRequestConfig) {
  const { method = 'get', data, headers, timeout = 0, signal } = config;
  // Axios sets a content type even for a POST without a body, so the header is removed.
  if (data === undefined) headers.delete('Content-Type');
  const reply = await fetchText(
    axios.getUri(config),
    {
      method: method.toUpperCase(),
      headers: headers.toJSON() as Record<string, string>,
      body: data,
      signal: signal as AbortSignal | undefined,
    },
    timeout,
  );
  if (typeof reply === 'string') throw new ApiError(reply);
  return { data: reply.body, status: reply.status, statusText: '', headers: {}, config };
}

const http = axios.create({
  adapter,
  // client.ts parses all bodies, because the early calls of index.html do not go through axios.
  transformResponse: (body: unknown) => body,
  // Axios must not reject any status, because client.ts handles every status.
  validateStatus: null,
});

/** Sends a call through axios. Throws `ApiError`: 'canceled', 'timeout', 'offline', or 'unreadable' if axios throws. */
export async function exchange(config: AxiosRequestConfig): Promise<Reply> {
  try {
    const { status, data } = await http.request<string>(config);
    return { status, body: data };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(isCancel(error) ? 'canceled' : 'unreadable', null, { cause: error });
  }
}
