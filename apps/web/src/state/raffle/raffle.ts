import { type RaffleView, raffleView } from '@gemas/domain';
import { atom } from 'jotai';
import { seenReward } from '../../api/raffle.ts';
import { latched } from '../session/latch.ts';
import { balanceAtom, userAtom } from '../session/session.ts';

/** Whether the user has asked for the result in this visit. Written only by `revealRaffleAtom`. */
const isRevealedAtom = atom(false);

export const raffleAtom = atom(
  (get): RaffleView => raffleView(get(userAtom), get(balanceAtom), get(isRevealedAtom)),
);

/**
 * Whether the user has left the full-screen raffle without asking for the result (decision D9). The full-screen raffle
 * then no longer opens by itself until the next page load.
 */
export const isRaffleLeftAtom = atom(false);

/**
 * Called by '¿Gané?'. Shows the result, which the app already has, and reports to the server that the result is seen
 * (decision 25). A report that fails is not repeated in this visit. The next visit then begins with the tickets again.
 */
export const revealRaffleAtom = latched(async (post, get, set): Promise<void> => {
  if (get(isRevealedAtom)) return;
  set(isRevealedAtom, true);
  try {
    await seenReward(post);
    set(userAtom, { reward_block: false });
  } catch {
    // The result stays on the screen.
  }
});
