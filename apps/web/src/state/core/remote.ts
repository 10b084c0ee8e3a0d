import type { Remote, RemoteList } from '@gemas/ui';
import { toFailure } from '../../api/error.ts';

/** What a query atom gives, as far as screens care. */
interface QueryState<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

function failed<T>({ error, isFetching, refetch }: QueryState<T>) {
  return error !== null && !isFetching
    ? { status: 'error' as const, failure: toFailure(error).kind, onRetry: () => void refetch() }
    : { status: 'loading' as const };
}

/** A query as screens take it; data from the cache stays in sight while it is refreshed. */
export function toRemote<T, R = T>(
  query: QueryState<T>,
  select: (data: T) => R = (data) => data as unknown as R,
): Remote<R> {
  return query.data === undefined ? failed(query) : { status: 'ready', data: select(query.data) };
}

export function toRemoteList<T, R>(
  query: QueryState<T>,
  select: (data: T) => readonly R[],
): RemoteList<R> {
  if (query.data === undefined) return failed(query);
  const items = select(query.data);
  return items.length === 0 ? { status: 'empty' } : { status: 'ready', items };
}

/** When the data in sight was answered, ISO 8601, if bringing it up to date has failed; null else. */
export function offlineSince(query: {
  data: unknown;
  dataUpdatedAt: number;
  isRefetchError: boolean;
}): string | null {
  return query.data !== undefined && query.isRefetchError
    ? new Date(query.dataUpdatedAt).toISOString()
    : null;
}
