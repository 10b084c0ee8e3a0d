import {
  listStateOf,
  type Material,
  ONBOARDING_START,
  type Onboarding,
  type OnboardingEvent,
  type OnboardingFacts,
  type OnboardingStep,
  onboard,
  onboardingStep,
  type SurveyAnswers,
  viewedAfter,
} from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { LOCAL_KEYS } from '../core/storage.ts';
import { materialsAtom } from '../materials.ts';
import { writeOwn } from '../session/owner.ts';
import { userAtom } from '../session/session.ts';
import { sendSurveyAtom, surveysAtom } from '../surveys.ts';
import { viewedIntros } from './score-wait.ts';

/** Progress of the onboarding in this visit. */
const visitAtom = atom<Onboarding>(ONBOARDING_START);

export const onboardingFactsAtom = atom((get): OnboardingFacts => {
  const user = get(userAtom);
  const materials = get(materialsAtom);
  return {
    roleId: user.role_id,
    // Intros are materials. Persisted materials may lack an intro that is new on the server, so Score waits for the
    // first refresh of the visit, but not for later ones.
    materials: listStateOf(materials, materials.isFetching && !materials.isFetched),
    surveys: listStateOf(get(surveysAtom)),
    viewed: viewedIntros(get),
    tourComplete: user.tour_complete,
  };
});

/** What is shown before Score now: an intro, a survey, the tour or nothing, in this order (decision 11). */
export const onboardingStepAtom = atom(
  (get): OnboardingStep => onboardingStep(get(visitAtom), get(onboardingFactsAtom)),
);

export const onboardAtom = atom(null, (get, set, event: OnboardingEvent) => {
  // The ids of the viewed intros are read again, because 'Continuar' has just changed them.
  const facts = { ...get(onboardingFactsAtom), viewed: viewedIntros(get) };
  set(visitAtom, onboard(get(visitAtom), event, facts));
});

/** Called by 'Continuar' of an intro. Stores that the intro was viewed, and goes on to the next step. */
export const continueIntroAtom = atom(null, (get, set, intro: Material) => {
  const viewed = viewedAfter(viewedIntros(get), intro);
  writeOwn(get(userAtom).id, LOCAL_KEYS.viewedIntros, viewed);
  set(onboardAtom, { type: 'intro-continued', id: intro.id });
});

/** Sends the complete answers of the visible survey. Answers of an earlier survey are ignored. */
export const answerSurveyAtom = atom(null, async (get, set, answers: SurveyAnswers) => {
  const step = get(onboardingStepAtom);
  if (step.kind !== 'survey' || step.survey.id !== answers.survey_id) return;
  const isSent = await set(sendSurveyAtom, answers);
  if (isSent) set(onboardAtom, { type: 'survey-sent', id: step.survey.id });
});
