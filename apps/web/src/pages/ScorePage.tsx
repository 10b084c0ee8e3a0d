import { hasDailyGoal, hasOwnHistory, href, ONBOARDING_WAIT_MS, paths } from '@gemas/domain';
import { NothingYet, ScoreScreen, Skeleton } from '@gemas/ui';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { lazyPage, PageSlot } from '../shell/lazy-page.tsx';
import { secondTry } from '../shell/second-try.ts';
import { useAtom, useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { offlineSinceWithBalance, toRemote } from '../state/core/remote.ts';
import { LOCAL_KEYS } from '../state/core/storage.ts';
import { holdAtom } from '../state/intros/hold.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { showFaqAtom } from '../state/params.ts';
import { scoreStatsAtom, scoreViewAtom } from '../state/ranking/score.ts';
import { readOwn, writeOwn } from '../state/session/owner.ts';
import { refreshIdentityAtom } from '../state/session/refresh-identity.ts';
import {
  balanceAtom,
  identityAtom,
  unreachableSinceAtom,
  userAtom,
} from '../state/session/session.ts';
import { pinnedSkuAtom } from '../state/vault/pinned.ts';
import { useAfterFirstPaint, useAfterWallet } from './score/after-first-paint.ts';

const isBalance = (value: unknown): value is number => typeof value === 'number';

/** The balance when Score was last seen, from which the number counts up; the current one the first time. */
function useLastSeenBalance(userId: number, balance: number): number {
  const key = `${LOCAL_KEYS.seenBalance}:${userId}`;
  const [seen] = useState(() => readOwn(userId, key, isBalance, balance));
  useEffect(() => {
    writeOwn(userId, key, balance);
  }, [userId, key, balance]);
  return seen;
}

/** True until it is known whether anything is shown before Score; `ONBOARDING_WAIT_MS` at the longest (decision 56). */
function useHeld(isIn: boolean): boolean {
  const [hold, setHold] = useAtom(holdAtom);
  useEffect(() => {
    if (!isIn) return;
    const timer = setTimeout(() => setHold('overdue'), ONBOARDING_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isIn, setHold]);
  return isIn && hold === 'held';
}

// Beyond the two cards that most people see, the sections of Score load lazily.
const later = secondTry(() => import('./score/later.ts'));
type Later = Awaited<ReturnType<typeof later>>;

const section = <Name extends keyof Later>(name: Name) =>
  lazy(async () => ({ default: (await later())[name] }));
const Pinned = section('Pinned');
const Place = section('Place');
const Territories = section('Territories');
const Today = section('Today');
const Challenges = section('Challenges');
const Checks = section('Checks');
const GameEnd = section('GameEnd');
// If its code cannot be loaded, Score works without it.
const Onboarding = lazy<ComponentType>(() =>
  later().then(
    ({ Onboarding }) => ({ default: Onboarding }),
    () => ({ default: () => null }),
  ),
);

// Preloaded; the tap that opens it tries again if that failed.
const badges = lazyPage(() => later().then(({ Badges }) => ({ default: Badges })));

/** How often the badges were opened; their code is preloaded once Score is painted. */
function useBadges(isPainted: boolean): [openings: number, open: () => void] {
  const [openings, setOpenings] = useState(0);
  useEffect(() => {
    if (isPainted) void badges.preload();
  }, [isPainted]);
  return [openings, () => setOpenings(openings + 1)];
}

// Heights in px that are kept while the code of a card loads, so that nothing below it moves.
const TODAY_HEIGHT = 67;
const PINNED_HEIGHT = 148;

export default function ScorePage() {
  const user = useAtomValue(userAtom);
  const balance = useAtomValue(balanceAtom);
  const { cards } = useAtomValue(scoreViewAtom);
  const stats = useAtomValue(scoreStatsAtom);
  const isPainted = useAfterFirstPaint();
  const hasCards = useAfterWallet();
  const [openings, openBadges] = useBadges(isPainted);
  const todaySoon = hasDailyGoal(user) ? <Skeleton height={TODAY_HEIGHT} /> : <NothingYet />;
  const hasPinned = useAtomValue(pinnedSkuAtom) !== null;
  const lastSeenBalance = useLastSeenBalance(user.id, balance);
  const unreachableSince = useAtomValue(unreachableSinceAtom);
  // What decides or posts begins with the session.
  const isIn = useAtomValue(identityAtom) !== null;
  const refreshIdentity = useSetAtom(refreshIdentityAtom);
  const queries = stats.map(({ query }) => query);

  const standing = (scope: 'region' | 'territory') => {
    const found = stats.find(({ card }) => card.kind === 'ranking' && card.scope === scope);
    return !found || !hasCards || found.query.isEnded ? null : toRemote(found.query);
  };
  return (
    <>
      <ScoreScreen
        user={user}
        balance={balance}
        lastSeenBalance={lastSeenBalance}
        region={standing('region')}
        territory={standing('territory')}
        held={useHeld(isIn)}
        check={
          isPainted && (
            <Suspense fallback={<NothingYet />}>
              <Checks />
            </Suspense>
          )
        }
        end={
          isPainted &&
          isIn && (
            <Suspense fallback={<NothingYet />}>
              <GameEnd />
            </Suspense>
          )
        }
        today={
          hasOwnHistory(user) && (
            <Suspense fallback={todaySoon}>{isPainted ? <Today /> : todaySoon}</Suspense>
          )
        }
        pinned={
          hasPinned && (
            <Suspense fallback={<Skeleton height={PINNED_HEIGHT} />}>
              {isPainted ? <Pinned /> : <Skeleton height={PINNED_HEIGHT} />}
            </Suspense>
          )
        }
        more={
          isPainted && (
            <>
              <Suspense fallback={<NothingYet />}>
                {cards.some(({ kind }) => kind === 'agency' || kind === 'team') && <Place />}
                {cards.some(({ kind }) => kind === 'territories') && <Territories />}
              </Suspense>
              <Suspense fallback={<NothingYet />}>
                <Challenges />
              </Suspense>
            </>
          )
        }
        helpHref={useAtomValue(showFaqAtom) ? href(paths.help('faq')) : null}
        supportHref={user.help ? href(paths.support) : null}
        onOpenBadges={openBadges}
        newNotifications={useAtomValue(newNotificationsAtom)}
        offlineSince={offlineSinceWithBalance(queries, unreachableSince)}
        onRetry={() => {
          for (const query of queries) void query.refetch();
          if (unreachableSince !== null) void refreshIdentity();
        }}
      />
      {openings > 0 && <PageSlot key={openings} page={badges} fallback={null} />}
      {isPainted && isIn && (
        <Suspense fallback={<NothingYet />}>
          <Onboarding />
        </Suspense>
      )}
    </>
  );
}
