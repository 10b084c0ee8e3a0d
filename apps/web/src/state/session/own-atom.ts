import { atom } from '../core/jotai.ts';
import { userIdAtom } from '../core/user-query.ts';
import { readOwn, writeOwn } from './owner.ts';

/**
 * A value that the phone keeps for its user, until that user is forgotten.
 *
 * @param key its name among the keys of the local storage; each user has one of their own, 'key:7'
 * @param fallback the value of a user for whom nothing, or nothing that `isValue` takes, is stored
 */
export function ownAtom<T>(key: string, isValue: (stored: unknown) => stored is T, fallback: T) {
  const keyOf = (userId: number) => `${key}:${userId}`;
  /** Counts the changes: what is stored is read anew after each. */
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
