import { isPinnedPrize, type PinnedPrize, type Prize, pinPrize } from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { LOCAL_KEYS } from '../core/storage.ts';
import { ownAtom } from '../session/own-atom.ts';

/** The prize that the user has pinned as 'Mi meta'; null for none. Stored on this phone only. */
export const pinnedAtom = ownAtom<PinnedPrize | null>(LOCAL_KEYS.pinnedPrize, isPinnedPrize, null);

/** Sku of the pinned prize; null for none. */
export const pinnedSkuAtom = atom((get) => get(pinnedAtom)?.sku ?? null);

/** Pins this prize in place of the pinned one. If this prize is already pinned, unpins this prize. */
export const togglePinAtom = atom(null, (get, set, prize: Prize) => {
  set(pinnedAtom, get(pinnedSkuAtom) === prize.sku ? null : pinPrize(prize));
});

export const unpinRedeemedAtom = atom(null, (get, set, sku: string) => {
  if (get(pinnedSkuAtom) === sku) set(pinnedAtom, null);
});
