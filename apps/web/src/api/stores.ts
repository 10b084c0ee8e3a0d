import { readStores } from '@gemas/domain';
import { getWith } from './endpoint.ts';

/** The stores that match the query. All stores if the query is empty. */
export const fetchStores = getWith(
  '/agencies/ekt/find',
  // Assumption: `q` is the only parameter. The specification does not show the whole query string.
  (query: string) => (query === '' ? undefined : { q: query }),
  readStores,
);
