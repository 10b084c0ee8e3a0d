import type { Reader } from '@gemas/domain';
import type { Send } from './client.ts';

/**
 * Creates a function that sends a `GET` without parameters.
 *
 * @param secondary whether the call uses the second base URL of spec section 7
 */
export const get =
  <T>(path: string, read: Reader<T>, { secondary = false } = {}) =>
  (send: Send, signal?: AbortSignal): Promise<T> =>
    send({ method: 'GET', path, read, secondary, signal });

/** Like `get`, for a call whose path contains an id, a code or a name. */
export const getBy =
  <T, Id>(pathOf: (id: Id) => string, read: Reader<T>, { secondary = false } = {}) =>
  (send: Send, id: Id, signal?: AbortSignal): Promise<T> =>
    send({ method: 'GET', path: pathOf(id), read, secondary, signal });
