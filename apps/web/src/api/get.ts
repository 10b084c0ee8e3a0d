import type { Reader } from '@gemas/domain';
import type { Call, Post, Send } from './client.ts';
import { ApiError } from './error.ts';

/** Options of a call: `secondary` for the second base URL of spec section 7, and a time-out other than usual. */
type Options = Pick<Call<unknown>, 'secondary' | 'timeoutMs'>;

/**
 * Texts that cannot be an id. Browsers resolve '.' and '..' as folders, even if they are encoded, so the call would use
 * another path.
 */
const NO_ID = ['', '.', '..'];

/**
 * Builds the path of a call. Encodes every part, since users can edit the ids in addresses. Throws `ApiError` 'missing'
 * for a part that cannot be an id.
 */
export function path(...parts: (string | number)[]): string {
  if (parts.some((part) => NO_ID.includes(String(part)))) throw new ApiError('missing');
  return `/${parts.map(encodeURIComponent).join('/')}`;
}

/** Creates a function that sends a `GET` without parameters. */
export const get =
  <T>(path: string, read: Reader<T>, options: Options = {}) =>
  (send: Send, signal?: AbortSignal): Promise<T> =>
    send({ method: 'GET', path, read, signal, ...options });

/** Like `get`, for a call whose path contains an id, a code or a name. */
export const getBy =
  <T, Id>(pathOf: (id: Id) => string, read: Reader<T>, options: Options = {}) =>
  (send: Send, id: Id, signal?: AbortSignal): Promise<T> =>
    send({ method: 'GET', path: pathOf(id), read, signal, ...options });

/** Like `get`, for a call with parameters in its query. */
export const getWith =
  <T, Of>(path: string, paramsOf: (of: Of) => Call<T>['params'], read: Reader<T>) =>
  (send: Send, of: Of, signal?: AbortSignal): Promise<T> =>
    send({ method: 'GET', path, params: paramsOf(of), read, signal });

/** Creates a function that sends a `POST` without a body. */
export const postTo =
  <T>(path: string, read: Reader<T>, options: Options = {}) =>
  (post: Post): Promise<T> =>
    post({ method: 'POST', path, read, ...options });

/** Creates a function that sends a `POST` with a body. `mayBeSent` is that of `Call`. */
export const postWith =
  <T, Of>(path: string, bodyOf: (of: Of) => unknown, read: Reader<T>, options: Options = {}) =>
  (post: Post, of: Of, mayBeSent?: () => boolean): Promise<T> =>
    post({ method: 'POST', path, body: bodyOf(of), read, mayBeSent, ...options });
