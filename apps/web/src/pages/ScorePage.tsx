import { type Earned, earnedSince, hasDailyGoal, hasOwnHistory, href, paths } from '@gemas/domain';
import { type Freshness, ScoreScreen, Skeleton } from '@gemas/ui';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { afterPaint, callAfter } from '../platform/after.ts';
import { PageSlot } from '../platform/lazy.tsx';
import { BELOW_MS } from '../schedule.ts';
import { gameClosedAtom } from '../state/game-end/game-closed.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { showFaqAtom } from '../state/params.ts';
import { scoreStatsAtom } from '../state/ranking/stats.ts';
import { useBalanceFreshness } from '../state/session/connection.ts';
import { balanceBeforeVisitAtom, seenBalanceAtom } from '../state/session/seen-balance.ts';
import { balanceAtom, identityAtom, userAtom } from '../state/session/session.ts';
import { pinnedSkuAtom } from '../state/vault/pinned.ts';
import {
  Below,
  badges,
  Checks,
  GameEnd,
  Onboarding,
  PINNED_HEIGHT,
  Pinned,
  TODAY_HEIGHT,
  Today,
} from './score/sections.ts';
import { usePlaceRemote, useRemote } from './use-remote.ts';

/** The parts of Score painted since the page was loaded. A painted part is not delayed again on a return to Score. */
let painted = { isWalletShown: false, hasFirstView: false };

/**
 * Returns which parts of Score have been painted.
 *
 * - `isWalletShown`: the wallet. The cards below it are rendered then, so that they do not delay the wallet.
 * - `hasFirstView`: `BELOW_MS` later, the cards too. The code in later.tsx is loaded then, so that its download does not
 *   delay the cards on a slow network.
 */
function usePainted(): typeof painted {
  const [shown, setShown] = useState(painted);
  useEffect(() => {
    if (painted.hasFirstView) return undefined;
    const show = (next: typeof painted) => {
      painted = next;
      startTransition(() => setShown(next));
    };
    let cancel = afterPaint(() => {
      show({ isWalletShown: true, hasFirstView: false });
      cancel = callAfter(BELOW_MS, () => show({ isWalletShown: true, hasFirstView: true }));
    });
    return () => cancel();
  }, []);
  return shown;
}

/**
 * Returns the balance that the user last saw on Score, and the gems earned since the previous visit. The displayed
 * number counts up from `lastSeen`. On a first visit, `lastSeen` is the current balance, if that could be read.
 */
function useSeenBalance(balance: number | null): {
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
function useEndFreshness(): Freshness | null {
  const game = useRemote(useAtomValue(gameClosedAtom));
  return game.status === 'ready' && game.data.closed ? game.freshness : null;
}

/**
 * Returns the stats of the user's region or territory. Null if Score has no card for these stats, or if the game is over
 * and no stats are stored.
 *
 * Also starts the call for the stats of a driver or promoter, whose card `OwnPlace` in later.tsx renders.
 */
function useStanding(scope: 'region' | 'territory') {
  // Only activators have these cards (`scoreView`).
  const found = useAtomValue(scoreStatsAtom).find(
    ({ card }) => card.kind === 'ranking' && card.scope === scope,
  );
  const stats = usePlaceRemote(found?.query ?? null);
  return stats.status === 'missing' || stats.status === 'ended' ? null : stats;
}

/** Renders a part of the screen, or a placeholder while the code of the part is loading. */
const soon = (part: ReactNode, standIn: ReactNode = null) => (
  <Suspense fallback={standIn}>{part}</Suspense>
);

export default function ScorePage() {
  const user = useAtomValue(userAtom);
  const balance = useAtomValue(balanceAtom);
  const { isWalletShown, hasFirstView } = usePainted();
  const [openings, setOpenings] = useState(0);
  useEffect(() => {
    if (hasFirstView) void badges.preload();
  }, [hasFirstView]);
  const todaySkeleton = hasDailyGoal(user) ? <Skeleton height={TODAY_HEIGHT} /> : null;
  const pinnedSkeleton = <Skeleton height={PINNED_HEIGHT} />;
  const hasPinned = useAtomValue(pinnedSkuAtom) !== null;
  const region = useStanding('region');
  const territory = useStanding('territory');
  const { lastSeen, earned } = useSeenBalance(balance);
  // `Onboarding` opens dialogs by itself, so it waits until the server has confirmed who is logged in (decision 64).
  const isIn = useAtomValue(identityAtom) !== null;
  return (
    <>
      <ScoreScreen
        user={user}
        balance={balance}
        lastSeenBalance={lastSeen}
        earned={earned}
        region={isWalletShown ? region : null}
        territory={isWalletShown ? territory : null}
        balanceFreshness={useBalanceFreshness()}
        endFreshness={useEndFreshness()}
        check={hasFirstView && soon(<Checks />)}
        end={hasFirstView && soon(<GameEnd />)}
        today={hasOwnHistory(user) && soon(hasFirstView ? <Today /> : todaySkeleton, todaySkeleton)}
        pinned={hasPinned && soon(hasFirstView ? <Pinned /> : pinnedSkeleton, pinnedSkeleton)}
        more={hasFirstView && soon(<Below />)}
        helpHref={useAtomValue(showFaqAtom) ? href(paths.help('faq')) : null}
        supportHref={user.help ? href(paths.support) : null}
        onOpenBadges={() => setOpenings(openings + 1)}
        newNotifications={useAtomValue(newNotificationsAtom)}
      />
      {openings > 0 && <PageSlot key={openings} page={badges} fallback={null} />}
      {hasFirstView && isIn && <Onboarding />}
    </>
  );
}
