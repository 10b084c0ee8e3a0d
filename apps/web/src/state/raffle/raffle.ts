import { type FailureKind, type RaffleView, raffleView } from '@gemas/domain';
import { toFailure } from '../../api/error.ts';
import { seenReward } from '../../api/raffle.ts';
import { atom } from '../core/jotai.ts';
import { latched } from '../core/latch.ts';
import { balanceAtom, userAtom } from '../session/session.ts';

/** A step of revealing the result, or why that failed. */
type Reveal = { step: 'idle' | 'asking' | 'revealed' } | { step: 'failed'; failure: FailureKind };

const revealStateAtom = atom<(Reveal & { userId: number }) | null>(null);

/** Step of revealing the result during this visit. */
export const revealAtom = atom((get): Reveal => {
  const reveal = get(revealStateAtom);
  return reveal?.userId === get(userAtom).id ? reveal : { step: 'idle' };
});

export const raffleAtom = atom(
  (get): RaffleView =>
    raffleView(get(userAtom), get(balanceAtom), get(revealAtom).step === 'revealed'),
);

/** '¿Gané?': sends once that the result is seen, then shows it (decision 25). */
export const revealRaffleAtom = latched(async (post, get, set): Promise<void> => {
  const { id: userId } = get(userAtom);
  if (get(revealAtom).step === 'revealed') return;
  set(revealStateAtom, { userId, step: 'asking' });
  try {
    await seenReward(post);
  } catch (error) {
    set(revealStateAtom, { userId, step: 'failed', failure: toFailure(error).kind });
    return;
  }
  set(revealStateAtom, { userId, step: 'revealed' });
  set(userAtom, { reward_block: false });
});
