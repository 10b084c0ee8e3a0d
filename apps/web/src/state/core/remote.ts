import { FRESH, type Freshness, type Remote, type RemoteList } from '@gemas/ui';
import { toFailure } from '../../api/error.ts';

/** The part of a query atom's value that screens need. */
export interface QueryState<T> {
  data: T | undefined;
  /** When `data` was fetched, ms since 1970. */
  dataUpdatedAt: number;
  error: Error | null;
  isFetching: boolean;
  /** False while only a further page is fetched. Default: `isFetching`. */
  isRefetching?: boolean;
  /** Refreshing `data` has failed. */
  isRefetchError: boolean;
  /** The game is over: `data` is not refreshed any more. */
  isOver?: boolean;
  refetch: () => unknown;
}

/**
 * How current the data of a query is.
 *
 * @param unreachableSince value of `unreachableSinceAtom`: while it is a moment, nothing can be refreshed
 */
function freshnessOfQuery<T>(query: QueryState<T>, unreachableSince: number | null): Freshness {
  const since = new Date(query.dataUpdatedAt).toISOString();
  if (query.isOver) return { state: 'stale', since, why: 'ended' };
  if (unreachableSince !== null || query.isRefetchError) {
    const isOffline = unreachableSince !== null || toFailure(query.error).kind === 'offline';
    const why = isOffline ? 'offline' : 'server';
    return { state: 'stale', since, why, onRetry: () => void query.refetch() };
  }
  return (query.isRefetching ?? query.isFetching) ? { state: 'refreshing', since } : FRESH;
}

function failed<T>({ error, isFetching, refetch }: QueryState<T>) {
  return error !== null && !isFetching
    ? { status: 'error' as const, failure: toFailure(error).kind, onRetry: () => void refetch() }
    : { status: 'loading' as const };
}

/**
 * A query as the props of a screen. Data of before stays visible while it is refreshed, and when that fails, unless the
 * server says that it does not exist any more (decision 71).
 */
export function toRemote<T, R = T>(
  query: QueryState<T>,
  unreachableSince: number | null,
  select: (data: T) => R = (data) => data as unknown as R,
): Remote<R> {
  const isGone = query.error !== null && toFailure(query.error).kind === 'missing';
  if (query.data === undefined || (isGone && !query.isFetching)) return failed(query);
  const freshness = freshnessOfQuery(query, unreachableSince);
  return { status: 'ready', data: select(query.data), freshness };
}

export function toRemoteList<T, R>(
  query: QueryState<T>,
  unreachableSince: number | null,
  select: (data: T) => readonly R[],
): RemoteList<R> {
  if (query.data === undefined) return failed(query);
  const items = select(query.data);
  const freshness = freshnessOfQuery(query, unreachableSince);
  return items.length === 0
    ? { status: 'empty', freshness }
    : { status: 'ready', items, freshness };
}
