import { type PickupStore, readStores } from '@gemas/domain';
import type { Send } from './client.ts';

/** `GET /agencies/ekt/find`: the stores that match the query. All stores if the query is empty. */
export function fetchStores(
  send: Send,
  query: string,
  signal?: AbortSignal,
): Promise<PickupStore[]> {
  return send({
    method: 'GET',
    path: '/agencies/ekt/find',
    // Assumed: `q` is the only filter; the specification does not show the rest of the query.
    ...(query !== '' && { params: { q: query } }),
    read: readStores,
    signal,
  });
}
