import { type Fetched, type Remote, type RemoteList, remoteListOf, remoteOf } from '@gemas/ui';
import { atom, useAtomValue } from 'jotai';
import { toFailure } from '../api/call.ts';
import type { PlaceQuery } from '../state/places/place-query.ts';
import { offlineDataAtAtom } from '../state/session/session.ts';
import type { QueryState } from '../state/session/user-query.ts';

/** Used instead of a query if the address has no valid id. */
export const noQueryAtom = atom(null);

const fetchedOf = <T>({ error, ...query }: QueryState<T>): Fetched<T> => ({
  ...query,
  failure: error && toFailure(error).kind,
});

/** Converts a query to a `Remote`. `offlineDataAt`: time of the remembered data; null if the server can be reached. */
export const toRemote = <T, R = T>(
  query: QueryState<T>,
  offlineDataAt: number | null,
  select?: (data: T) => R,
): Remote<R> => remoteOf(fetchedOf(query), offlineDataAt, select);

/** Like `toRemote`, for a query that returns a list. */
export const toRemoteList = <T, R>(
  query: QueryState<T>,
  offlineDataAt: number | null,
  select: (data: T) => readonly R[],
): RemoteList<R> => remoteListOf(fetchedOf(query), offlineDataAt, select);

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
