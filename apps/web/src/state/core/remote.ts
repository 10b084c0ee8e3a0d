import type { Remote, RemoteList } from '@gemas/ui';
import { toFailure } from '../../api/error.ts';

/** The part of a query atom's value that screens need. */
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

/** A query as the props of a screen; cached data stays visible while it is refreshed. */
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

/** When the visible data was fetched, ISO 8601, if refreshing it has failed; else null. */
export function offlineSince(query: {
  data: unknown;
  dataUpdatedAt: number;
  isRefetchError: boolean;
}): string | null {
  return query.data !== undefined && query.isRefetchError
    ? new Date(query.dataUpdatedAt).toISOString()
    : null;
}
