import { readStores } from '@gemas/domain';
import { getWith } from './get.ts';

/** The stores that match the query. All stores if the query is empty. */
export const fetchStores = getWith(
  '/agencies/ekt/find',
  // Assumed: the server needs no parameter besides `q`. The specification shows the query only in part.
  (query: string) => (query === '' ? undefined : { q: query }),
  readStores,
);
