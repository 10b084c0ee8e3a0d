import { type Earned, earnedSince } from '@gemas/domain';
import type { Freshness } from '@gemas/ui';
import { startTransition, useEffect, useState } from 'react';
import { callAfter } from '../../platform/after.ts';
import { afterPaint } from '../../platform/after-paint.ts';
import { BELOW_MS } from '../../schedule.ts';
import { useAtomValue, useSetAtom, useStore } from '../../state/core/jotai.ts';
import { gameClosedAtom } from '../../state/game-end/game-closed.ts';
import { scoreStatsAtom } from '../../state/ranking/stats.ts';
import { balanceBeforeVisitAtom, seenBalanceAtom } from '../../state/session/seen-balance.ts';
import { identityAtom, offlineDataAtAtom } from '../../state/session/session.ts';
import { toRemote, useRemote } from '../use-remote.ts';

/** The parts of Score painted since the page was loaded. A painted part is not delayed again on a return to Score. */
let painted = { hasWallet: false, hasFirstView: false };

/**
 * Returns which parts of Score have been painted. The cards below the wallet are rendered when `hasWallet` is true, so
 * that they do not delay the wallet. `hasFirstView` becomes true `BELOW_MS` after `hasWallet`. The code in later.tsx is
 * loaded when `hasFirstView` is true, so that this download does not delay those cards on a slow network.
 */
export function usePainted(): typeof painted {
  const [shown, setShown] = useState(painted);
  useEffect(() => {
    if (painted.hasFirstView) return undefined;
    const show = (next: typeof painted) => {
      painted = next;
      startTransition(() => setShown(next));
    };
    let cancel = afterPaint(() => {
      show({ hasWallet: true, hasFirstView: false });
      cancel = callAfter(BELOW_MS, () => show({ hasWallet: true, hasFirstView: true }));
    });
    return () => cancel();
  }, []);
  return shown;
}

/**
 * Returns the balance that the user last saw on Score, and the gems earned since the previous visit. The displayed
 * number counts up from `lastSeen`. On a first visit, `lastSeen` is the current balance, if that could be read.
 */
export function useSeenBalance(balance: number | null): {
  lastSeen: number | undefined;
  earned: Earned | null;
} {
  const store = useStore();
  const see = useSetAtom(seenBalanceAtom);
  const [before] = useState(() => store.get(balanceBeforeVisitAtom));
  const [lastSeen] = useState(() => store.get(seenBalanceAtom)?.balance ?? balance ?? undefined);
  const isConfirmed = useAtomValue(identityAtom) !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `see` stores nothing until `isConfirmed` is true
  useEffect(() => {
    if (balance !== null) see(balance);
  }, [isConfirmed, see, balance]);
  return { lastSeen, earned: earnedSince(before, balance, Date.now()) };
}

/** Returns how current the answer is that says that the game is over. Null while the game is open. */
export function useEndFreshness(): Freshness | null {
  const game = useRemote(useAtomValue(gameClosedAtom));
  return game.status === 'ready' && game.data.closed ? game.freshness : null;
}

/**
 * Returns the stats of the user's region or territory. Null if Score has no card for these stats, or if the game is over
 * and no stats are stored. The hook also starts the call for the stats of a driver or promoter, whose card `OwnPlace` in
 * later.tsx renders.
 */
export function useStanding(scope: 'region' | 'territory') {
  const offlineDataAt = useAtomValue(offlineDataAtAtom);
  const cards = useAtomValue(scoreStatsAtom);
  const found = cards.find(({ card }) => card.kind === 'ranking' && card.scope === scope);
  return found && !found.query.isEnded ? toRemote(found.query, offlineDataAt) : null;
}
