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
  /** True if the last refresh of `data` has failed. */
  isRefetchError: boolean;
  /** True if the game is over, so that `data` is no longer refreshed. */
  isOver?: boolean;
  refetch: () => unknown;
}

/**
 * Returns how current the data of a query is.
 *
 * @param unreachableSince value of `unreachableSinceAtom`: if it is not null, nothing can be refreshed
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
 * Converts a query to the props of a screen. Earlier data stays visible during a refresh and after a failed one, unless
 * the server says that it no longer exists (decision 71).
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
