import type { Id } from '@gemas/domain';
import { atom } from 'jotai';
import { readOwn, writeOwn } from './owner.ts';
import { userIdAtom } from './user-query.ts';

/**
 * Creates an atom whose value is stored on the phone for the current user, until that user's data are removed.
 *
 * @param key key in local storage, to which the user's id is added: 'key:7'
 * @param fallback the value if nothing is stored, or if `isValue` rejects the stored value
 */
export function ownAtom<T>(key: string, isValue: (stored: unknown) => stored is T, fallback: T) {
  const keyOf = (userId: Id) => `${key}:${userId}`;
  /** Number of changes of the value. The stored value is read again after each change. */
  const changesAtom = atom(0);
  return atom(
    (get): T => {
      get(changesAtom);
      const userId = get(userIdAtom);
      return readOwn(userId, keyOf(userId), isValue, fallback);
    },
    (get, set, value: T) => {
      const userId = get(userIdAtom);
      writeOwn(userId, keyOf(userId), value);
      set(changesAtom, (changes) => changes + 1);
    },
  );
}
