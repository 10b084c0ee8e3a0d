import {
  type ClaimablePrize,
  type ClaimEvent,
  type ClaimsBySku,
  claimPayload,
  claimsAfter,
  type DeliveryForm,
  failureEvent,
  isPrizeClaimed,
  OTHER_TAB_CLAIMS,
} from '@gemas/domain';
import { burstOver } from '@gemas/ui/platform';
import { atom } from 'jotai';
import { postClaim } from '../../api/raffle.ts';
import { runInOneTab } from '../../platform/one-tab.ts';
import { removeDraft } from '../redeem/draft.ts';
import { lookForProofAtom } from '../redeem/proof.ts';
import {
  endFailedCallAtom,
  endMadeCallAtom,
  mayBeSent,
  openEntryAtom,
} from '../redeem/sent-entry.ts';
import { latched } from '../session/latch.ts';
import { userAtom } from '../session/session.ts';

/** Written only by `moveClaimAtom`. */
export const claimsAtom = atom<ClaimsBySku>(new Map());

/** Applies an event to the claim of a prize. Returns whether the state of the claim has changed. */
export const moveClaimAtom = atom(null, (get, set, sku: string, event: ClaimEvent): boolean => {
  const before = get(claimsAtom);
  const after = claimsAfter(before, sku, event);
  set(claimsAtom, after);
  return after !== before;
});

/** Submits the claim form. Only one claim is in progress at a time, across all tabs if the browser has locks. */
export const submitClaimAtom = latched(
  async (post, get, set, { sku, name }: ClaimablePrize, form: DeliveryForm): Promise<void> => {
    const move = (event: ClaimEvent) => set(moveClaimAtom, sku, event);
    if (!move({ type: 'submit' })) return;
    const { id } = get(userAtom);
    const hasRun = await runInOneTab('gemas-claim', async () => {
      // The prize may have been claimed on another phone since the form was opened.
      if (isPrizeClaimed(get(userAtom), name)) return void move({ type: 'claimed' });
      const entry = set(openEntryAtom, { kind: 'claim', sku, name, price: 0 });
      if (entry === 'made') return void move({ type: 'claimed' });
      if (typeof entry === 'string') return void move(failureEvent(entry));
      try {
        await postClaim(post, claimPayload(sku, form), () => mayBeSent(id, entry));
        set(endMadeCallAtom, entry, false);
        removeDraft(sku);
        move({ type: 'claimed' });
        const { winner } = get(userAtom);
        if (winner) set(userAtom, { winner: { ...winner, available: false } });
      } catch (error) {
        move(failureEvent(set(endFailedCallAtom, entry, error)));
      }
    });
    if (hasRun) return void set(lookForProofAtom);
    await burstOver();
    move(OTHER_TAB_CLAIMS);
  },
);
