import { type FailureKind, type RaffleView, raffleView } from '@gemas/domain';
import { toFailure } from '../../api/error.ts';
import { seenReward } from '../../api/raffle.ts';
import { atom } from '../core/jotai.ts';
import { latched } from '../session/latch.ts';
import { balanceAtom, userAtom } from '../session/session.ts';

/** State of revealing the result of the raffle in this visit. */
type Reveal = { step: 'idle' | 'asking' | 'revealed' } | { step: 'failed'; failure: FailureKind };

/** Written only by `revealRaffleAtom`. */
export const revealAtom = atom<Reveal>({ step: 'idle' });

export const raffleAtom = atom(
  (get): RaffleView =>
    raffleView(get(userAtom), get(balanceAtom), get(revealAtom).step === 'revealed'),
);

/** Called by the button '¿Gané?'. Reports to the server that the result is seen, then reveals it (decision 25). */
export const revealRaffleAtom = latched(async (post, get, set): Promise<void> => {
  if (get(revealAtom).step === 'revealed') return;
  set(revealAtom, { step: 'asking' });
  try {
    await seenReward(post);
    set(revealAtom, { step: 'revealed' });
    set(userAtom, { reward_block: false });
  } catch (error) {
    set(revealAtom, { step: 'failed', failure: toFailure(error).kind });
  }
});
