import type { Id, Reader } from '@gemas/domain';
import type { Fetched } from '@gemas/ui';
import type { QueryKey } from '@tanstack/react-query';
import { type Atom, atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import type { Send } from '../../api/call.ts';
import { byKey } from '../core/by-key.ts';
import { type AnswerStore, answerStore } from './answer-store.ts';
import { writeOwn } from './owner.ts';
import { sendAtom, userAtom } from './session.ts';

/** Id of the user, separate from `userAtom`, so that queries are not recreated when other data of the user change. */
export const userIdAtom = atom((get) => get(userAtom).id);

/** Returns the key of a user's query. `parts`, such as an id or a page, distinguish queries of the same name. */
export function userKey(name: string, userId: Id, ...parts: readonly (string | number | null)[]) {
  return [name, userId, ...parts];
}

/** Creates the atom of the current user's stored answer with this name, such as 'materials'. */
export const answerStoreAtom = <T>(name: string, read: Reader<T>) =>
  atom((get) => answerStore(get(userIdAtom), name, read));

/** The part of a query atom's value that screens need. */
export interface QueryState<T> extends Omit<Fetched<T>, 'failure'> {
  error: Error | null;
}

interface QueryInfo<T> {
  data: T | undefined;
  dataUpdatedAt: number;
  /** Number of answers received in this visit. */
  dataUpdateCount: number;
}

/**
 * Returns a `staleTime`: an answer of this visit is stale after `ms`, and a stored answer at once. For answers that a
 * screen must not miss, although an older answer is stored.
 */
export const staleAfter =
  (ms: number) =>
  ({ state }: { state: { dataUpdateCount: number } }): number =>
    state.dataUpdateCount === 0 ? 0 : ms;

interface Options<T> {
  /** Age from which an answer is stale, ms. A stale answer is fetched again when it is next needed. */
  staleTime: number | ((query: { state: QueryInfo<T> }) => number);
  parts?: readonly (string | number)[];
  retry?: false;
  refetchOnWindowFocus?: true;
  /** Key in local storage for the time of the last answer. Default: the time is not stored. */
  timeKey?: string;
  /** Stores every answer on the phone through the atom `in`, after a delay of `afterMs`. Default: no delay. */
  stored?: { in: Atom<AnswerStore<T>>; afterMs?: number };
  /** Returns the stored answer to show first, and when it was received, ms since 1970. Default: no such answer. */
  initial?: (answers: AnswerStore<T>) => { data: T; at: number } | null;
}

/** Creates a query for a `GET` call of the current user. Its key is `userKey`. */
export function userQuery<T>(
  name: string,
  fetch: (send: Send, signal: AbortSignal, userId: Id) => Promise<T>,
  { parts = [], timeKey, stored, initial, ...options }: Options<T>,
) {
  return atomWithQuery<T, Error, T, QueryKey>((get) => {
    const userId = get(userIdAtom);
    const send = get(sendAtom);
    const answers = stored && get(stored.in);
    return {
      ...options,
      queryKey: userKey(name, userId, ...parts),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const answer = await fetch(send, signal, userId);
        if (timeKey) writeOwn(userId, timeKey, Date.now());
        answers?.store(answer, stored?.afterMs);
        return answer;
      },
      ...(answers &&
        initial && {
          initialData: () => initial(answers)?.data,
          initialDataUpdatedAt: () => initial(answers)?.at,
        }),
    };
  });
}

/** Returns a function that takes a key, such as an id, and returns the query of the `GET` call for that key. */
export function userQueryBy<T, K extends string | number>(
  name: string,
  fetch: (send: Send, key: K, signal: AbortSignal) => Promise<T>,
  options: Omit<Options<T>, 'parts'>,
) {
  return byKey((key: K) =>
    userQuery(name, (send, signal) => fetch(send, key, signal), { parts: [key], ...options }),
  );
}
