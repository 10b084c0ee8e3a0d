import { href, paths } from '@gemas/domain';
import { ScoreScreen } from '@gemas/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { scoreStatsAtom, scoreViewAtom } from '../state/game.ts';
import { useAtomValue } from '../state/jotai.ts';
import { newNotificationsAtom } from '../state/notifications.ts';
import { showFaqAtom } from '../state/params.ts';
import { offlineSince, toRemote } from '../state/remote.ts';
import { balanceAtom, userAtom } from '../state/session.ts';
import { isGameClosedAtom } from '../state/stats.ts';
import { LOCAL_KEYS, local } from '../state/storage.ts';
import { useDrawn } from './score/use-drawn.ts';

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

// Beyond the two cards that most people see, the parts of Score come by themselves.
const Place = lazy(() => import('./score/Place.tsx'));
const Territories = lazy(() => import('./score/Territories.tsx'));
const Challenges = lazy(() => import('./score/Challenges.tsx'));
const GameEnd = lazy(() => import('./score/GameEnd.tsx'));
const Onboarding = lazy(() => import('./score/Onboarding.tsx'));

export default function ScorePage() {
  const user = useAtomValue(userAtom);
  const balance = useAtomValue(balanceAtom);
  const { cards } = useAtomValue(scoreViewAtom);
  const stats = useAtomValue(scoreStatsAtom);
  const isClosed = useAtomValue(isGameClosedAtom) === true;
  const isDrawn = useDrawn();
  const lastSeenBalance = useLastSeenBalance(user.id, balance);
  const since = stats.map(({ query }) => offlineSince(query)).find((at) => at !== null) ?? null;

  const standing = (scope: 'region' | 'territory') => {
    const found = stats.find(({ card }) => card.kind === 'ranking' && card.scope === scope);
    // Once the game is over nothing is asked: only what is known is shown.
    if (!found || (isClosed && found.query.data === undefined)) return null;
    return toRemote(found.query);
  };
  return (
    <>
      <ScoreScreen
        user={user}
        balance={balance}
        lastSeenBalance={lastSeenBalance}
        region={standing('region')}
        territory={standing('territory')}
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
                {!isClosed && cards.some(({ kind }) => kind === 'agency' || kind === 'team') && (
                  <Place />
                )}
                {!isClosed && cards.some(({ kind }) => kind === 'territories') && <Territories />}
              </Suspense>
              <Suspense fallback={null}>
                <Challenges />
              </Suspense>
            </>
          )
        }
        helpHref={useAtomValue(showFaqAtom) ? href(paths.help('faq')) : null}
        supportHref={user.help ? href(paths.support) : null}
        newNotifications={useAtomValue(newNotificationsAtom)}
        offlineSince={since}
        onRetry={() => {
          for (const { query } of stats) void query.refetch();
        }}
      />
      {isDrawn && (
        <Suspense fallback={null}>
          <Onboarding />
        </Suspense>
      )}
    </>
  );
}
