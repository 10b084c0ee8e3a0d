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

interface Moment {
  data: unknown;
  dataUpdatedAt: number;
  isRefetchError: boolean;
}

/**
 * When the oldest of the visible data was fetched, ISO 8601, if refreshing it has failed; else null.
 *
 * @param unreachableSince value of `unreachableSinceAtom`: while it is a moment, nothing can be refreshed
 */
export function offlineSince(
  queries: readonly Moment[],
  unreachableSince: number | null,
): string | null {
  const moments = queries
    .filter(
      ({ data, isRefetchError }) =>
        data !== undefined && (isRefetchError || unreachableSince !== null),
    )
    .map(({ dataUpdatedAt }) => dataUpdatedAt);
  return moments.length > 0 ? new Date(Math.min(...moments)).toISOString() : null;
}

/** As `offlineSince`, for a screen that also shows the person's balance. */
export function offlineSinceWithBalance(
  queries: readonly Moment[],
  unreachableSince: number | null,
): string | null {
  const balance = {
    data: unreachableSince ?? undefined,
    dataUpdatedAt: unreachableSince ?? 0,
    isRefetchError: false,
  };
  return offlineSince([...queries, balance], unreachableSince);
}
