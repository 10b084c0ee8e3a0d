import { type Id, isStoredBalance, type SeenBalance, seenBalance } from '@gemas/domain';
import { atom } from 'jotai';
import { LOCAL_KEYS } from '../core/storage.ts';
import { readOwn, writeOwn } from './owner.ts';
import { identityAtom } from './session.ts';
import { userIdAtom } from './user-query.ts';

const keyOf = (userId: Id) => `${LOCAL_KEYS.seenBalance}:${userId}`;

function storedBalance(userId: Id): SeenBalance | null {
  return seenBalance(readOwn(userId, keyOf(userId), isStoredBalance, null));
}

/** The balance that the user last saw before this visit; null on a first visit. Read once for the whole visit. */
export const balanceBeforeVisitAtom = atom((get) => storedBalance(get(userIdAtom)));

const lastSeenAtom = atom<SeenBalance | null>(null);

/** The balance that the user last saw on Score. A remembered balance does not count as seen (decision 76). */
export const seenBalanceAtom = atom(
  (get) => get(lastSeenAtom) ?? get(balanceBeforeVisitAtom),
  (get, set, balance: number) => {
    if (get(identityAtom) === null) return;
    const userId = get(userIdAtom);
    const seen = { balance, at: Date.now() };
    // The stored balance is overwritten below, so `balanceBeforeVisitAtom` has to read and cache the old value first.
    get(balanceBeforeVisitAtom);
    set(lastSeenAtom, seen);
    writeOwn(userId, keyOf(userId), seen);
  },
);
