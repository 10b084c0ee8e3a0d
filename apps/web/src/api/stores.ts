import { readStores } from '@gemas/domain';
import { getWith } from './get.ts';

/** The stores that match the query. All stores if the query is empty. */
export const fetchStores = getWith(
  '/agencies/ekt/find',
  // Assumed: `q` is the only filter; the specification does not show the rest of the query.
  (query: string) => (query === '' ? undefined : { q: query }),
  readStores,
);
