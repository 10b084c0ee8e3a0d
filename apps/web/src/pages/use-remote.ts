import type { Remote, RemoteList } from '@gemas/ui';
import { atom, useAtomValue } from '../state/core/jotai.ts';
import { type QueryState, toRemote, toRemoteList } from '../state/core/remote.ts';
import type { PlaceQuery } from '../state/places/place-query.ts';
import { offlineDataAtAtom } from '../state/session/session.ts';

/** Used instead of a query if the address has no valid id. */
export const noQueryAtom = atom(null);

type Missing = { status: 'missing' };

/** Converts a query to a `Remote`, which screens take as a prop. Returns the status 'missing' if `query` is null. */
export function useRemote<T, R = T>(query: QueryState<T>, select?: (data: T) => R): Remote<R>;
export function useRemote<T, R = T>(
  query: QueryState<T> | null,
  select?: (data: T) => R,
): Remote<R> | Missing;
export function useRemote<T, R>(query: QueryState<T> | null, select?: (data: T) => R) {
  const offlineDataAt = useAtomValue(offlineDataAtAtom);
  return query ? toRemote(query, offlineDataAt, select) : { status: 'missing' };
}

/** Like `useRemote`, for a query that returns a list. */
export function useRemoteList<T, R>(
  query: QueryState<T>,
  select: (data: T) => readonly R[],
): RemoteList<R> {
  return toRemoteList(query, useAtomValue(offlineDataAtAtom), select);
}

/** Like `useRemote`, for the query of a place. Returns 'ended' if the game is over and no answer is stored. */
export function usePlaceRemote<T, R = T>(
  query: PlaceQuery<T> | null,
  select?: (data: T) => R,
): Remote<R> | Missing | { status: 'ended' } {
  const remote = useRemote(query, select);
  return query?.isEnded ? { status: 'ended' } : remote;
}
