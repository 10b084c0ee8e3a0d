import type { Send } from '../../api/client.ts';
import { sendAtom, userAtom } from '../session/session.ts';
import { atom, atomWithQuery } from './jotai.ts';

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

interface Options {
  /** An older answer is fetched again when it is next needed, ms. */
  staleTime: number;
  parts?: readonly (string | number)[];
  retry?: false;
  refetchOnWindowFocus?: true;
}

/** A `GET` for the user as a query. Its key is `userKey`, and it is aborted when nothing needs it any more. */
export function userQuery<T>(
  name: string,
  fetch: (send: Send, signal: AbortSignal, userId: number) => Promise<T>,
  { parts = [], ...options }: Options,
) {
  return atomWithQuery((get) => {
    const userId = get(userIdAtom);
    return {
      ...options,
      queryKey: userKey(name, userId, ...parts),
      queryFn: ({ signal }: { signal: AbortSignal }) => fetch(get(sendAtom), signal, userId),
    };
  });
}
