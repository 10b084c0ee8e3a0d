import { href, paths } from '@gemas/domain';
import { NothingYet, ScoreScreen } from '@gemas/ui';
import { type ReactNode, Suspense } from 'react';
import { PageSlot } from '../shell/lazy-page.tsx';
import { useAtomValue } from '../state/core/jotai.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { showFaqAtom } from '../state/params.ts';
import { scoreViewAtom } from '../state/ranking/score.ts';
import { balanceAtom, identityAtom, userAtom } from '../state/session/session.ts';
import { useAfterFirstPaint, useAfterWallet } from './score/after-first-paint.ts';
import {
  badges,
  Challenges,
  Checks,
  GameEnd,
  Onboarding,
  Place,
  Territories,
} from './score/sections.ts';
import { useBadges, useHeld, useLastSeenBalance, useStandings } from './score/use-score.ts';

const soon = (part: ReactNode) => <Suspense fallback={<NothingYet />}>{part}</Suspense>;

export default function ScorePage() {
  const user = useAtomValue(userAtom);
  const balance = useAtomValue(balanceAtom);
  const { cards } = useAtomValue(scoreViewAtom);
  const isPainted = useAfterFirstPaint();
  const hasCards = useAfterWallet();
  const [openings, openBadges] = useBadges(isPainted);
  // What decides or posts begins with the session.
  const isIn = useAtomValue(identityAtom) !== null;
  const places = (
    <>
      {cards.some(({ kind }) => kind === 'agency' || kind === 'team') && <Place />}
      {cards.some(({ kind }) => kind === 'territories') && <Territories />}
    </>
  );
  return (
    <>
      <ScoreScreen
        user={user}
        balance={balance}
        lastSeenBalance={useLastSeenBalance(user.id, balance)}
        {...useStandings(hasCards)}
        held={useHeld(isIn)}
        check={isPainted && soon(<Checks />)}
        end={isPainted && isIn && soon(<GameEnd />)}
        more={
          isPainted && (
            <>
              {soon(places)}
              {soon(<Challenges />)}
            </>
          )
        }
        helpHref={useAtomValue(showFaqAtom) ? href(paths.help('faq')) : null}
        supportHref={user.help ? href(paths.support) : null}
        onOpenBadges={openBadges}
        newNotifications={useAtomValue(newNotificationsAtom)}
      />
      {openings > 0 && <PageSlot key={openings} page={badges} fallback={null} />}
      {isPainted && isIn && soon(<Onboarding />)}
    </>
  );
}
