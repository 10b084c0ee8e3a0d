import { hasDailyGoal, hasOwnHistory, href, paths } from '@gemas/domain';
import { ScoreScreen, Skeleton } from '@gemas/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { PageSlot } from '../platform/lazy-page.tsx';
import { useAtomValue } from '../state/core/jotai.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { showFaqAtom } from '../state/params.ts';
import { useBalanceFreshness } from '../state/session/connection.ts';
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
import { useEndFreshness, usePainted, useSeenBalance, useStanding } from './score/use-score.ts';

/** Renders a part of the screen, or a placeholder while the code of the part is loading. */
const soon = (part: ReactNode, standIn: ReactNode = null) => (
  <Suspense fallback={standIn}>{part}</Suspense>
);

export default function ScorePage() {
  const user = useAtomValue(userAtom);
  const balance = useAtomValue(balanceAtom);
  const { hasWallet, hasFirstView: isPainted } = usePainted();
  const [openings, setOpenings] = useState(0);
  useEffect(() => {
    if (isPainted) void badges.preload();
  }, [isPainted]);
  const todaySoon = hasDailyGoal(user) ? <Skeleton height={TODAY_HEIGHT} /> : null;
  const pinnedSoon = <Skeleton height={PINNED_HEIGHT} />;
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
        region={hasWallet ? region : null}
        territory={hasWallet ? territory : null}
        balanceFreshness={useBalanceFreshness()}
        endFreshness={useEndFreshness()}
        check={isPainted && soon(<Checks />)}
        end={isPainted && soon(<GameEnd />)}
        today={hasOwnHistory(user) && soon(isPainted ? <Today /> : todaySoon, todaySoon)}
        pinned={hasPinned && soon(isPainted ? <Pinned /> : pinnedSoon, pinnedSoon)}
        more={isPainted && soon(<Below />)}
        helpHref={useAtomValue(showFaqAtom) ? href(paths.help('faq')) : null}
        supportHref={user.help ? href(paths.support) : null}
        onOpenBadges={() => setOpenings(openings + 1)}
        newNotifications={useAtomValue(newNotificationsAtom)}
      />
      {openings > 0 && <PageSlot key={openings} page={badges} fallback={null} />}
      {isPainted && isIn && <Onboarding />}
    </>
  );
}
