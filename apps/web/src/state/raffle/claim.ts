import {
  CLAIM_START,
  type Claim,
  type ClaimEvent,
  claimablePrize,
  claimPayload,
  claimReward,
  type DeliveryForm,
  mayBeDone,
  OTHER_TAB_CLAIMS,
} from '@gemas/domain';
import { toFailure } from '../../api/error.ts';
import { postClaim } from '../../api/raffle.ts';
import { burstOver } from '../core/burst.ts';
import { atom } from '../core/jotai.ts';
import { latched } from '../core/latch.ts';
import { runInOneTab } from '../core/one-tab.ts';
import { sentRecord } from '../core/sent-record.ts';
import { LOCAL_KEYS, local } from '../core/storage.ts';
import { removeDraft } from '../redeem/draft.ts';
import { refreshIdentityAtom } from '../session/refresh-identity.ts';
import { userAtom } from '../session/session.ts';

/** A prize of a person. */
interface Prize {
  userId: number;
  sku: string;
}

const stateAtom = atom<Prize & { claim: Claim }>({ userId: 0, sku: '', claim: CLAIM_START });

/** A claim that was sent and not refused: it may exist, for the other tabs of this phone too. */
const sentClaim = sentRecord(local, LOCAL_KEYS.sentClaim);

/** The claim of a prize, as its page shows it. */
export const claimOfAtom = atom((get) => {
  const open = get(stateAtom);
  const { id } = get(userAtom);
  return (sku: string): Claim =>
    open.userId === id && open.sku === sku ? open.claim : CLAIM_START;
});

/** Applies an event to the open claim and returns whether it changed anything; one about another claim does not. */
const moveAtom = atom(null, (get, set, { userId, sku }: Prize, event: ClaimEvent): boolean => {
  const open = get(stateAtom);
  if (open.userId !== userId || open.sku !== sku) return false;
  const claim = claimReward(open.claim, event);
  if (claim === open.claim) return false;
  set(stateAtom, { ...open, claim });
  return true;
});

/** Checks with the server on a claim without an answer: where nothing is left to claim, it arrived. */
const checkClaimAtom = atom(null, async (get, set, prize: Prize): Promise<void> => {
  await set(refreshIdentityAtom);
  if (claimablePrize(get(userAtom)) === null) set(moveAtom, prize, { type: 'claimed' });
});

/** Opens the form of a prize. A claim in progress goes on, and one without an answer is checked. */
export const openClaimAtom = atom(null, (get, set, sku: string): void => {
  const prize: Prize = { userId: get(userAtom).id, sku };
  if (get(claimOfAtom)(sku).step === 'sending') return;
  const isSent = sentClaim.isFor(prize.userId, sku);
  set(stateAtom, { ...prize, claim: isSent ? { step: 'unanswered' } : CLAIM_START });
  if (isSent) void set(checkClaimAtom, prize);
});

/** The form was submitted. One claim at a time, over all tabs of this phone where the browser has locks. */
export const submitClaimAtom = latched(
  async (post, get, set, sku: string, form: DeliveryForm): Promise<void> => {
    const prize: Prize = { userId: get(userAtom).id, sku };
    const move = (event: ClaimEvent) => set(moveAtom, prize, event);
    if (!move({ type: 'submit' })) return;
    const unanswered = () => {
      sentClaim.save(prize.userId, sku);
      move({ type: 'unanswered' });
      void set(checkClaimAtom, prize);
    };
    const hasRun = await runInOneTab('gemas-claim', async () => {
      // Another tab has sent it since this one was opened.
      if (sentClaim.isFor(prize.userId, sku)) return unanswered();
      sentClaim.save(prize.userId, sku);
      try {
        await postClaim(post, claimPayload(sku, form));
      } catch (error) {
        const { kind, message } = toFailure(error);
        if (mayBeDone(kind)) return unanswered();
        sentClaim.remove();
        move({ type: 'refused', message });
        return;
      }
      removeDraft();
      move({ type: 'claimed' });
      const { winner } = get(userAtom);
      if (winner) set(userAtom, { winner: { ...winner, available: false } });
    });
    if (hasRun) return;
    await burstOver();
    move(OTHER_TAB_CLAIMS);
  },
);

/** Back to the form although the claim may exist. */
export const claimAgainAtom = atom(null, (get, set, sku: string): void => {
  if (!set(moveAtom, { userId: get(userAtom).id, sku }, { type: 'back' })) return;
  sentClaim.remove();
});
