import { type RaffleView, raffleView } from '@gemas/domain';
import { seenReward } from '../../api/raffle.ts';
import { atom } from '../core/jotai.ts';
import { latched } from '../core/latch.ts';
import { balanceAtom, userAtom } from '../session/session.ts';

interface Reveal {
  userId: number;
  step: 'idle' | 'asking' | 'failed' | 'revealed';
}

const revealStateAtom = atom<Reveal | null>(null);

/** Step of revealing the result during this visit. */
export const revealAtom = atom((get): Reveal['step'] => {
  const reveal = get(revealStateAtom);
  return reveal?.userId === get(userAtom).id ? reveal.step : 'idle';
});

export const raffleAtom = atom(
  (get): RaffleView => raffleView(get(userAtom), get(balanceAtom), get(revealAtom) === 'revealed'),
);

/** '¿Gané?': sends once that the result is seen, then shows it (decision 25). */
export const revealRaffleAtom = latched(async (post, get, set): Promise<void> => {
  const { id: userId } = get(userAtom);
  if (get(revealAtom) === 'revealed') return;
  set(revealStateAtom, { userId, step: 'asking' });
  try {
    await seenReward(post);
  } catch {
    set(revealStateAtom, { userId, step: 'failed' });
    return;
  }
  set(revealStateAtom, { userId, step: 'revealed' });
  set(userAtom, { reward_block: false });
});
