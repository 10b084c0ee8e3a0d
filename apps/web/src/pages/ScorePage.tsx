import { href, ONBOARDING_WAIT_MS, paths } from '@gemas/domain';
import { ScoreScreen } from '@gemas/ui';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { lazyPage, PageSlot } from '../shell/lazy-page.tsx';
import { useAtom, useAtomValue } from '../state/core/jotai.ts';
import { offlineSince, toRemote } from '../state/core/remote.ts';
import { LOCAL_KEYS, local } from '../state/core/storage.ts';
import { holdAtom } from '../state/intros/hold.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { showFaqAtom } from '../state/params.ts';
import { scoreStatsAtom, scoreViewAtom } from '../state/ranking/score.ts';
import { balanceAtom, userAtom } from '../state/session/session.ts';
import { useDrawn } from './score/after-first-paint.ts';

/** The balance when Score was last seen, for the count-up; the one of now the first time. */
function useLastSeenBalance(userId: number, balance: number): number {
  const key = `${LOCAL_KEYS.seenBalance}:${userId}`;
  const [seen] = useState(() => {
    const stored = Number(local.getItem(key) ?? Number.NaN);
    return Number.isFinite(stored) ? stored : balance;
  });
  useEffect(() => local.setItem(key, String(balance)), [key, balance]);
  return seen;
}

/** True while what stands before Score is not known; that is waited for no longer than one skeleton's time. */
function useHeld(): boolean {
  const [hold, setHold] = useAtom(holdAtom);
  const isHeld = hold === 'held';
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setHold('overdue'), ONBOARDING_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isHeld, setHold]);
  return isHeld;
}

// Beyond the two cards that most people see, the parts of Score come by themselves.
const Place = lazy(() => import('./score/Place.tsx'));
const Territories = lazy(() => import('./score/Territories.tsx'));
const Challenges = lazy(() => import('./score/Challenges.tsx'));
const GameEnd = lazy(() => import('./score/GameEnd.tsx'));
// Without its code nothing can be pending, and Score goes on without it.
const Onboarding = lazy<ComponentType>(() =>
  import('./score/Onboarding.tsx').catch(() => ({ default: () => null })),
);

// Opened by a tap, which tries again where fetching it beforehand failed.
const badges = lazyPage(() => import('./score/Badges.tsx'));

/** How often the badges were opened; their code is fetched once Score is drawn. */
function useBadges(isDrawn: boolean): [openings: number, open: () => void] {
  const [openings, setOpenings] = useState(0);
  useEffect(() => {
    if (isDrawn) void badges.preload();
  }, [isDrawn]);
  return [openings, () => setOpenings(openings + 1)];
}

export default function ScorePage() {
  const user = useAtomValue(userAtom);
  const balance = useAtomValue(balanceAtom);
  const { cards } = useAtomValue(scoreViewAtom);
  const stats = useAtomValue(scoreStatsAtom);
  const isDrawn = useDrawn();
  const [openings, openBadges] = useBadges(isDrawn);
  const lastSeenBalance = useLastSeenBalance(user.id, balance);
  const since = stats.map(({ query }) => offlineSince(query)).find((at) => at !== null) ?? null;

  const standing = (scope: 'region' | 'territory') => {
    const found = stats.find(({ card }) => card.kind === 'ranking' && card.scope === scope);
    return !found || found.query.isEnded ? null : toRemote(found.query);
  };
  return (
    <>
      <ScoreScreen
        user={user}
        balance={balance}
        lastSeenBalance={lastSeenBalance}
        region={standing('region')}
        territory={standing('territory')}
        held={useHeld()}
        end={
          isDrawn && (
            <Suspense fallback={null}>
              <GameEnd />
            </Suspense>
          )
        }
        more={
          isDrawn && (
            <>
              <Suspense fallback={null}>
                {cards.some(({ kind }) => kind === 'agency' || kind === 'team') && <Place />}
                {cards.some(({ kind }) => kind === 'territories') && <Territories />}
              </Suspense>
              <Suspense fallback={null}>
                <Challenges />
              </Suspense>
            </>
          )
        }
        helpHref={useAtomValue(showFaqAtom) ? href(paths.help('faq')) : null}
        supportHref={user.help ? href(paths.support) : null}
        onOpenBadges={openBadges}
        newNotifications={useAtomValue(newNotificationsAtom)}
        offlineSince={since}
        onRetry={() => {
          for (const { query } of stats) void query.refetch();
        }}
      />
      {openings > 0 && (
        <Suspense fallback={null}>
          <PageSlot key={openings} page={badges} />
        </Suspense>
      )}
      {isDrawn && (
        <Suspense fallback={null}>
          <Onboarding />
        </Suspense>
      )}
    </>
  );
}
