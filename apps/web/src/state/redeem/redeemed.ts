import { type Id, isLastRewards, type LastReward, rememberReward } from '@gemas/domain';
import { atom } from 'jotai';
import { LOCAL_KEYS } from '../core/storage.ts';
import { readOwn, writeOwn } from '../session/owner.ts';
import { userAtom } from '../session/session.ts';
import { unpinRedeemedAtom } from '../vault/pinned.ts';
import { removeDraft } from './draft.ts';

/** Returns the rewards redeemed on this phone in the last day, in any tab. */
export function lastRewards(userId: Id): LastReward[] {
  return readOwn(userId, LOCAL_KEYS.lastRewards, isLastRewards, []);
}

/**
 * Called when the app learns that an order was successful. Adds the sku to `lastRewards` and to `order_now` (skus
 * ordered today). Removes the draft of the prize's form. If the prize is the user's goal ('Mi meta'), removes the goal.
 *
 * @param date when the order was placed, ms since the epoch
 */
export const rememberOrderAtom = atom(null, (get, set, sku: string, date: number): void => {
  const { id, order_now } = get(userAtom);
  const rewards = rememberReward(lastRewards(id), { sku, date });
  writeOwn(id, LOCAL_KEYS.lastRewards, rewards);
  removeDraft(sku);
  set(unpinRedeemedAtom, sku);
  // An earlier answer of `GET /auth/user` does not change this (decision 39).
  set(userAtom, { order_now: [...new Set([...order_now, sku])] });
});
