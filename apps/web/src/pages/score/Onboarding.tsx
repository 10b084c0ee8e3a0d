import { tourCard } from '@gemas/domain';
import { IntroDialog, PilotEndingDialog, SurveyDialog, Tour } from '@gemas/ui';
import { useEffect } from 'react';
import { useAtom, useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { noticeSeenAtom } from '../../state/game-end/game-end.ts';
import {
  answerSurveyAtom,
  continueIntroAtom,
  onboardAtom,
  onboardingFactsAtom,
  onboardingStepAtom,
} from '../../state/intros/onboarding.ts';
import { mayBePendingAtom, scoreWaitAtom } from '../../state/intros/score-wait.ts';
import { firstNoticeAtom } from '../../state/params.ts';
import { raffleAtom } from '../../state/raffle/raffle.ts';
import { useConnection } from '../../state/session/connection.ts';
import { userAtom } from '../../state/session/session.ts';
import {
  saveSurveyDraftAtom,
  sendSurveyAtom,
  storedSurveyDraft,
  surveyFailureAtom,
} from '../../state/surveys.ts';
import { tourAtom, tourEventAtom, tourStepsAtom } from '../../state/tour.ts';
import { playerOf } from '../player-of.ts';

/** Shows once per visit that the pilot ends today, but not while the user can still reveal the raffle's result. */
function PilotEnding() {
  const isOn = useAtomValue(firstNoticeAtom);
  const raffle = useAtomValue(raffleAtom);
  const [seen, markSeen] = useAtom(noticeSeenAtom);
  return <PilotEndingDialog open={isOn && !seen && raffle.kind !== 'pending'} onClose={markSeen} />;
}

/**
 * Ends the wait of Score when the app knows which intro, survey or tour to show before Score, or when the timer of
 * `useHeld` has run out. Ends the wait at once if the stored data say that nothing is pending. Intros and surveys that
 * arrive after the wait are shown when Score is opened the next time.
 */
function useEndOfWait(isWaiting: boolean): void {
  const mayWait = useAtomValue(mayBePendingAtom);
  const [wait, setWait] = useAtom(scoreWaitAtom);
  const onboard = useSetAtom(onboardAtom);
  useEffect(() => onboard({ type: 'score-opened' }), [onboard]);
  useEffect(() => {
    const isOver = wait === 'timed-out' || !mayWait;
    if (isWaiting && isOver) onboard({ type: 'wait-over' });
    else if (wait !== 'timed-out') setWait(isWaiting ? 'waiting' : 'over');
  }, [isWaiting, wait, setWait, onboard, mayWait]);
}

/** Shows what comes before Score: intros, then the survey, then the tour (spec section 2). */
export default function Onboarding() {
  const step = useAtomValue(onboardingStepAtom);
  const facts = useAtomValue(onboardingFactsAtom);
  const sending = useAtomValue(sendSurveyAtom);
  const failure = useAtomValue(surveyFailureAtom);
  const tour = useAtomValue(tourAtom);
  const steps = useAtomValue(tourStepsAtom);
  const onboard = useSetAtom(onboardAtom);
  const continueIntro = useSetAtom(continueIntroAtom);
  const answer = useSetAtom(answerSurveyAtom);
  const moveTour = useSetAtom(tourEventAtom);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of `facts`
  useEffect(() => onboard({ type: 'facts-changed' }), [facts, onboard]);
  useEndOfWait(step.kind === 'waiting');

  const connection = useConnection();
  const { id: userId } = useAtomValue(userAtom);
  const saveDraft = useSetAtom(saveSurveyDraftAtom);
  const survey = step.kind === 'survey' ? step.survey : null;

  const intro = step.kind === 'intro' ? step.intro : null;
  const card = step.kind === 'tour' ? tourCard(tour, steps) : null;
  return (
    <>
      <IntroDialog
        intro={intro}
        videoSrc={intro && playerOf(intro.url)}
        onContinue={() => intro && continueIntro(intro)}
      />
      <SurveyDialog
        survey={survey}
        sending={sending}
        failure={failure && failure.id === survey?.id ? failure.kind : null}
        connection={connection}
        draft={survey ? storedSurveyDraft(userId, survey) : undefined}
        onDraft={(answers) => survey && saveDraft(survey.id, answers)}
        onSubmit={(answers) => connection.post(() => void answer(answers))}
      />
      {card && (
        <Tour
          card={card}
          step={tour.status === 'showing' ? tour.index + 1 : steps.length}
          steps={steps.length}
          onNext={() => moveTour('next')}
          onFinish={() => moveTour('finish')}
        />
      )}
      {step.kind === 'main' && <PilotEnding />}
    </>
  );
}
