import { sameId, tourCard } from '@gemas/domain';
import { IntroDialog, PilotEndingDialog, SurveyDialog, Tour, useWhenFree } from '@gemas/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { noticeSeenAtom } from '../../state/game-end/game-end.ts';
import {
  answerSurveyAtom,
  continueIntroAtom,
  onboardingStepAtom,
  showStepAtom,
} from '../../state/intros/onboarding.ts';
import { firstNoticeAtom } from '../../state/params.ts';
import { isRaffleLeftAtom, raffleAtom } from '../../state/raffle/raffle.ts';
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

/** Shows once per visit that the pilot ends today, but not while the raffle's tickets cover Score. */
function PilotEnding() {
  const isOn = useAtomValue(firstNoticeAtom);
  const hasTickets = useAtomValue(raffleAtom).kind === 'pending';
  const isRaffleLeft = useAtomValue(isRaffleLeftAtom);
  const [seen, markSeen] = useAtom(noticeSeenAtom);
  const isShown = useWhenFree(isOn && !seen && (isRaffleLeft || !hasTickets));
  return <PilotEndingDialog open={isShown} onClose={markSeen} />;
}

/**
 * Shows what comes before Score: intros, then the survey, then the tour (spec section 2). What arrives while the user
 * is already on Score is shown once the user is in no dialog and no form (decision 56).
 */
export default function Onboarding() {
  const step = useAtomValue(onboardingStepAtom);
  const sending = useAtomValue(sendSurveyAtom);
  const failure = useAtomValue(surveyFailureAtom);
  const tour = useAtomValue(tourAtom);
  const steps = useAtomValue(tourStepsAtom);
  const showStep = useSetAtom(showStepAtom);
  const continueIntro = useSetAtom(continueIntroAtom);
  const answer = useSetAtom(answerSurveyAtom);
  const moveTour = useSetAtom(tourEventAtom);
  const connection = useConnection();
  const { id: userId } = useAtomValue(userAtom);
  const saveDraft = useSetAtom(saveSurveyDraftAtom);

  const isMain = step.kind === 'main';
  const isShown = useWhenFree(!isMain && step.kind !== 'waiting');
  useEffect(() => {
    if (isShown) showStep(step);
  }, [isShown, step, showStep]);

  const intro = isShown && step.kind === 'intro' ? step.intro : null;
  const survey = isShown && step.kind === 'survey' ? step.survey : null;
  const card = isShown && step.kind === 'tour' ? tourCard(tour, steps) : null;
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
        failure={failure && sameId(failure.id, survey?.id) ? failure.kind : null}
        connection={connection}
        draft={survey ? storedSurveyDraft(userId, survey) : undefined}
        onDraft={(answers) => survey && saveDraft(survey.id, answers)}
        onSubmit={(answers) => connection.ifOnline(() => void answer(answers))}
      />
      {card && (
        <Tour
          card={card}
          step={tour.status === 'showing' ? tour.index + 1 : steps.length}
          steps={steps.length}
          onNext={() => moveTour('next')}
          onLeave={() => moveTour('leave')}
        />
      )}
      {isMain && <PilotEnding />}
    </>
  );
}
