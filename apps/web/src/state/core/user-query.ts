import type { QueryKey } from '@tanstack/react-query';
import type { Send } from '../../api/client.ts';
import { sendAtom, userAtom } from '../session/session.ts';
import { type Atom, atom, atomWithQuery } from './jotai.ts';
import type { PersistedAnswer, PersistedOptions } from './persisted-answer.ts';

/** Id of the user, separate from `userAtom`, so that queries are not recreated when other data of the user change. */
export const userIdAtom = atom((get) => get(userAtom).id);

/** Query key of an answer that belongs to a user. `parts` distinguish it from others of its name: an id, a page. */
export function userKey(
  name: string,
  userId: number,
  ...parts: readonly (string | number | null)[]
) {
  return [name, userId, ...parts];
}

interface Options<T> {
  /** An older answer is fetched again when it is next needed, ms. */
  staleTime: number | ((query: { state: { dataUpdatedAt: number } }) => number);
  parts?: readonly (string | number)[];
  retry?: false;
  refetchOnWindowFocus?: true;
  /** Stores every answer on the phone, `afterMs` later. Default: at once. */
  persisted?: { in: Atom<PersistedAnswer<T>>; afterMs?: number };
  /** What of the stored answer is shown until the server answers. Default: nothing. */
  initial?: (persisted: PersistedAnswer<T>) => Partial<PersistedOptions<T>>;
}

/** A `GET` for the user as a query. Its key is `userKey`, and it is aborted when nothing needs it any more. */
export function userQuery<T>(
  name: string,
  fetch: (send: Send, signal: AbortSignal, userId: number) => Promise<T>,
  { parts = [], persisted, initial, ...options }: Options<T>,
) {
  return atomWithQuery<T, Error, T, QueryKey>((get) => {
    const userId = get(userIdAtom);
    const send = get(sendAtom);
    const stored = persisted && get(persisted.in);
    return {
      ...options,
      queryKey: userKey(name, userId, ...parts),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const answer = await fetch(send, signal, userId);
        stored?.persist(answer, persisted?.afterMs);
        return answer;
      },
      ...(stored && initial?.(stored)),
    };
  });
}
