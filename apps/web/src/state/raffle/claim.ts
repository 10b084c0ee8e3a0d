import {
  CLAIM_START,
  type Claim,
  type ClaimablePrize,
  type ClaimEvent,
  claimFailed,
  claimPayload,
  claimReward,
  claimUnsent,
  type DeliveryForm,
  type Failure,
  type LedgerEntry,
  OTHER_TAB_CLAIMS,
} from '@gemas/domain';
import { burstOver, runInOneTab } from '@gemas/ui/platform';
import { postClaim } from '../../api/raffle.ts';
import { atom } from '../core/jotai.ts';
import { removeDraft } from '../redeem/draft.ts';
import { isStillSending } from '../redeem/ledger.ts';
import { endCallAtom, openEntryAtom } from '../redeem/ledger-changes.ts';
import { lookForProofAtom, whileSendingAtom } from '../redeem/settle.ts';
import { latched } from '../session/latch.ts';
import { userAtom } from '../session/session.ts';

/** The claims by the sku of their prize. A prize has no entry before its first event. */
const claimsAtom = atom<ReadonlyMap<string, Claim>>(new Map());

/** Returns the state of a prize's claim by the sku of the prize. */
export const claimOfAtom = atom((get) => {
  const claims = get(claimsAtom);
  return (sku: string): Claim => claims.get(sku) ?? CLAIM_START;
});

/** Applies an event to the claim of a prize. Returns whether its state has changed. */
const moveAtom = atom(null, (get, set, sku: string, event: ClaimEvent): boolean => {
  const before = get(claimOfAtom)(sku);
  const claim = claimReward(before, event);
  if (claim === before) return false;
  set(claimsAtom, new Map(get(claimsAtom)).set(sku, claim));
  return true;
});

/** Opens the claim form of a prize. A claim that is being sent continues. */
export const openClaimAtom = atom(null, (get, set, sku: string): void => {
  if (get(claimOfAtom)(sku).step === 'sending') return;
  set(claimsAtom, new Map(get(claimsAtom)).set(sku, CLAIM_START));
});

/** Submits the claim form. Only one claim runs at a time, over all tabs of this phone if the browser has locks. */
export const submitClaimAtom = latched(
  async (post, get, set, { sku, name }: ClaimablePrize, form: DeliveryForm): Promise<void> => {
    const move = (event: ClaimEvent) => set(moveAtom, sku, event);
    if (!move({ type: 'submit' })) return;
    const { id: userId } = get(userAtom);
    const claim = async (entry: LedgerEntry): Promise<void> => {
      await postClaim(post, claimPayload(sku, form), () => isStillSending(userId, entry));
      set(endCallAtom, entry.seq, { state: 'made', isSeen: true });
      removeDraft(sku);
      move({ type: 'claimed' });
      const { winner } = get(userAtom);
      if (winner) set(userAtom, { winner: { ...winner, available: false } });
    };
    const hasRun = await runInOneTab('gemas-claim', async () => {
      const entry = set(openEntryAtom, { kind: 'claim', sku, name, price: 0 });
      const onFailure = (failure: Failure) => move(claimFailed(failure));
      if (typeof entry === 'string') move(claimUnsent(entry));
      else await set(whileSendingAtom, entry, () => claim(entry), onFailure);
    });
    if (hasRun) return void set(lookForProofAtom);
    await burstOver();
    move(OTHER_TAB_CLAIMS);
  },
);
