import { type PickupStore, readStores } from '@gemas/domain';
import type { Send } from './client.ts';

/** `GET /agencies/ekt/find`: the stores that match; without a query, all of them. */
export function fetchStores(
  send: Send,
  query: string,
  signal?: AbortSignal,
): Promise<PickupStore[]> {
  return send({
    method: 'GET',
    path: '/agencies/ekt/find',
    // Assumed: `q` is the only filter needed; the rest of the query is not shown by the specification.
    ...(query !== '' && { params: { q: query } }),
    read: readStores,
    signal,
  });
}
