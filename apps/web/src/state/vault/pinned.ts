import { isPinnedPrize, type PinnedPrize, type Prize, pinPrize } from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { LOCAL_KEYS } from '../core/storage.ts';
import { userIdAtom } from '../core/user-query.ts';
import { readOwn, writeOwn } from '../session/owner.ts';

const isStored = (value: unknown): value is PinnedPrize | null =>
  value === null || isPinnedPrize(value);

const keyOf = (userId: number) => `${LOCAL_KEYS.pinnedPrize}:${userId}`;

/** Counts the changes of what is stored. */
const changesAtom = atom(0);

/** The prize that the user has pinned as 'Mi meta'; null for none. It is on this phone alone. */
export const pinnedAtom = atom(
  (get): PinnedPrize | null => {
    get(changesAtom);
    const userId = get(userIdAtom);
    return readOwn(userId, keyOf(userId), isStored, null);
  },
  (get, set, pinned: PinnedPrize | null) => {
    const userId = get(userIdAtom);
    writeOwn(userId, keyOf(userId), pinned);
    set(changesAtom, (changes) => changes + 1);
  },
);

/** Sku of the pinned prize; null for none. */
export const pinnedSkuAtom = atom((get) => get(pinnedAtom)?.sku ?? null);

/** Pins a prize instead of the one before, or takes the pin of this one away. */
export const togglePinAtom = atom(null, (get, set, prize: Prize) => {
  set(pinnedAtom, get(pinnedSkuAtom) === prize.sku ? null : pinPrize(prize));
});

/** Takes the pin away from a prize that was redeemed. */
export const unpinRedeemedAtom = atom(null, (get, set, sku: string) => {
  if (get(pinnedSkuAtom) === sku) set(pinnedAtom, null);
});
