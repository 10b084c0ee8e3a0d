import type { Id, Reader } from '@gemas/domain';
import { ORDER_TIMEOUT_MS } from '../schedule.ts';
import { ApiError, type Call, type Post, type Send } from './call.ts';

type Options = Pick<Call<unknown>, 'secondary' | 'timeoutMs' | 'opensMaintenance'>;

/** For a call that uses the second base URL of spec section 7. */
export const SECONDARY: Options = { secondary: true };

/** For orders, claims and simulations. The time limit is long, because the outcome of an aborted order is unknown. */
export const ORDER: Options = { timeoutMs: ORDER_TIMEOUT_MS };

/**
 * Texts that cannot be an id. Browsers resolve '.' and '..' as folders, even if they are encoded, so the call would use
 * another path.
 */
const NO_ID = ['', '.', '..'];

/**
 * Returns the path of a call whose pattern contains an id, a code or a name: '/products/{sku}'. Encodes the id, since
 * users can edit the ids in addresses. Throws `ApiError` 'missing' for a text that cannot be an id.
 */
export function pathOf(pattern: string, id: Id): Pick<Call<unknown>, 'path' | 'pattern'> {
  if (NO_ID.includes(String(id))) throw new ApiError('missing');
  return { path: pattern.replace(/\{\w+\}/, () => encodeURIComponent(id)), pattern };
}

/** Creates a function that sends a `GET` without parameters. */
export const get =
  <T>(path: string, read: Reader<T>, options: Options = {}) =>
  (send: Send, signal?: AbortSignal): Promise<T> =>
    send({ method: 'GET', path, read, signal, ...options });

/** Like `get`, for a call whose path contains an id, a code or a name: '/products/{sku}'. */
export const getBy =
  <T, OfId extends Id = Id>(pattern: string, read: Reader<T>, options: Options = {}) =>
  (send: Send, id: OfId, signal?: AbortSignal): Promise<T> =>
    send({ method: 'GET', ...pathOf(pattern, id), read, signal, ...options });

/** Like `get`, for a call with parameters in its query string. */
export const getWith =
  <T, Of>(path: string, paramsOf: (of: Of) => Call<T>['params'], read: Reader<T>) =>
  (send: Send, of: Of, signal?: AbortSignal): Promise<T> =>
    send({ method: 'GET', path, params: paramsOf(of), read, signal });

/** Creates a function that sends a `POST` without a body. */
export const postTo =
  <T>(path: string, read: Reader<T>, options: Options = {}) =>
  (post: Post): Promise<T> =>
    post({ method: 'POST', path, read, ...options });

/** Returns its argument. Passed to `postWith` as `bodyOf` if callers provide the complete body of the request. */
export const body = <T>(value: T): T => value;

/** Creates a function that sends a `POST` with a body. For `mayBeSent` see `Call`. */
export const postWith =
  <T, Of>(path: string, bodyOf: (of: Of) => unknown, read: Reader<T>, options: Options = {}) =>
  (post: Post, of: Of, mayBeSent?: () => boolean): Promise<T> =>
    post({ method: 'POST', path, body: bodyOf(of), read, mayBeSent, ...options });
