import { isPinnedPrize, type PinnedPrize, type Prize, pinPrize } from '@gemas/domain';
import { atom } from 'jotai';
import { LOCAL_KEYS } from '../core/storage.ts';
import { toastAtom } from '../core/toasts.ts';
import { ownAtom } from '../session/own-atom.ts';

/** The prize that the user has pinned as 'Mi meta'; null for none. Stored on this phone only. */
export const pinnedAtom = ownAtom<PinnedPrize | null>(LOCAL_KEYS.pinnedPrize, isPinnedPrize, null);

/** Sku of the pinned prize; null for none. */
export const pinnedSkuAtom = atom((get) => get(pinnedAtom)?.sku ?? null);

const PINNED_TOAST = {
  id: 'pinned',
  tone: 'ok',
  title: 'Ya es tu meta',
  text: 'La ves en Juego y en Perfil.',
} as const;

/**
 * Pins this prize in place of the pinned one, and says so in a toast. If this prize is already pinned, unpins this
 * prize.
 */
export const togglePinAtom = atom(null, (get, set, prize: Prize) => {
  const pinned = get(pinnedSkuAtom) === prize.sku ? null : pinPrize(prize);
  set(pinnedAtom, pinned);
  if (pinned) set(toastAtom, PINNED_TOAST);
});

export const unpinRedeemedAtom = atom(null, (get, set, sku: string) => {
  if (get(pinnedSkuAtom) === sku) set(pinnedAtom, null);
});
