import { type Fetched, type Remote, type RemoteList, remoteListOf, remoteOf } from '@gemas/ui';
import { toFailure } from '../../api/error.ts';

/** The part of a query atom's value that screens need. */
export interface QueryState<T> extends Omit<Fetched<T>, 'failure'> {
  error: Error | null;
}

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
