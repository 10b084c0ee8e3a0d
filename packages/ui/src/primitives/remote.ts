import type { FailureKind } from '@gemas/domain';
import { FRESH, type Freshness } from './Freshness/freshness.ts';

/** State of a request to the server. `freshness` says how current the loaded data is. */
export type Remote<T> =
  | { status: 'loading' }
  | { status: 'error'; failure: FailureKind; onRetry: () => void }
  | { status: 'ready'; data: T; freshness: Freshness };

/** State of a request for a list, which may be empty. */
export type RemoteList<T> =
  | { status: 'loading' }
  | { status: 'error'; failure: FailureKind; onRetry: () => void }
  | { status: 'empty'; freshness: Freshness }
  | { status: 'ready'; items: readonly T[]; freshness: Freshness };

/** The data of a request for `T`, and the state of its latest attempt. `remoteOf` converts both to a `Remote`. */
export interface Fetched<T> {
  data: T | undefined;
  /** When `data` was fetched, ms since 1970. */
  dataUpdatedAt: number;
  /** Why the last attempt has failed; null if it has not. */
  failure: FailureKind | null;
  isFetching: boolean;
  /** Whether the loaded data are being refreshed. False while only a further page is fetched. Default: `isFetching`. */
  isRefetching?: boolean;
  /** True if the last refresh of `data` has failed. */
  isRefetchError: boolean;
  /** True if the game is over. `data` is then no longer refreshed. */
  isOver?: boolean;
  refetch: () => unknown;
}

function freshnessOfData<T>(fetched: Fetched<T>, offlineDataAt: number | null): Freshness {
  const since = new Date(fetched.dataUpdatedAt).toISOString();
  if (fetched.isOver) return { state: 'stale', since, why: 'ended' };
  if (offlineDataAt !== null || fetched.isRefetchError) {
    const isOffline = offlineDataAt !== null || fetched.failure === 'offline';
    const why = isOffline ? 'offline' : 'server';
    return { state: 'stale', since, why, onRetry: () => void fetched.refetch() };
  }
  return (fetched.isRefetching ?? fetched.isFetching) ? { state: 'refreshing', since } : FRESH;
}

function withoutData<T>({ failure, isFetching, refetch }: Fetched<T>) {
  return failure !== null && !isFetching
    ? { status: 'error' as const, failure, onRetry: () => void refetch() }
    : { status: 'loading' as const };
}

/**
 * Returns the state of a request. Earlier data stays visible during a refresh and after a failed refresh, unless the
 * server says that the data no longer exists (spec section 8, Global).
 *
 * @param offlineDataAt when the remembered data were received, ms since 1970. Null while the server can be reached.
 */
export function remoteOf<T, R = T>(
  fetched: Fetched<T>,
  offlineDataAt: number | null,
  select: (data: T) => R = (data) => data as unknown as R,
): Remote<R> {
  const isGone = fetched.failure === 'missing';
  if (fetched.data === undefined || (isGone && !fetched.isFetching)) return withoutData(fetched);
  const freshness = freshnessOfData(fetched, offlineDataAt);
  return { status: 'ready', data: select(fetched.data), freshness };
}

/** Returns the state of a request for a list. For `offlineDataAt` see `remoteOf`. */
export function remoteListOf<T, R>(
  fetched: Fetched<T>,
  offlineDataAt: number | null,
  select: (data: T) => readonly R[],
): RemoteList<R> {
  if (fetched.data === undefined) return withoutData(fetched);
  const items = select(fetched.data);
  const freshness = freshnessOfData(fetched, offlineDataAt);
  return items.length === 0
    ? { status: 'empty', freshness }
    : { status: 'ready', items, freshness };
}
