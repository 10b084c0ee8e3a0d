import {
  afterFinishing,
  afterShowing,
  type Id,
  isIds,
  type KnownList,
  type Material,
  ONBOARDING_START,
  type Onboarding,
  type OnboardingFacts,
  type OnboardingStep,
  onboardingStep,
  type SurveyAnswers,
  sameId,
  viewedAfter,
} from '@gemas/domain';
import { atom, type Getter } from 'jotai';
import { LOCAL_KEYS } from '../core/storage.ts';
import { materialsAtom } from '../materials.ts';
import { readOwn, writeOwn } from '../session/owner.ts';
import { identityAtom, userAtom } from '../session/session.ts';
import { sendSurveyAtom, surveysAtom } from '../surveys.ts';

/** Progress of the onboarding in this visit. */
const visitAtom = atom<Onboarding>(ONBOARDING_START);

const isTrue = (value: unknown): value is true => value === true;

/** Ids of the intros that this user has watched on this phone. */
function viewedIntros(get: Getter): Id[] {
  return readOwn(get(userAtom).id, LOCAL_KEYS.viewedIntros, isIds, []);
}

interface ListQuery<T> {
  data: readonly T[] | undefined;
  /** Whether the call has been answered, or has failed, in this visit. */
  isFetched: boolean;
}

/** Stored rows count, but only an answer of this visit says that there are no more. A list that failed is empty. */
const knownList = <T>({ data = [], isFetched }: ListQuery<T>): KnownList<T> => ({
  rows: data,
  isSettled: isFetched,
});

const onboardingFactsAtom = atom((get): OnboardingFacts => {
  const user = get(userAtom);
  return {
    roleId: user.role_id,
    materials: knownList(get(materialsAtom)),
    surveys: knownList(get(surveysAtom)),
    viewed: viewedIntros(get),
    tourComplete: user.tour_complete || readOwn(user.id, LOCAL_KEYS.tourComplete, isTrue, false),
  };
});

/** What comes before Score now: an intro, a survey, the tour or nothing, in this order (decisions 11 and 56). */
export const onboardingStepAtom = atom(
  (get): OnboardingStep => onboardingStep(get(visitAtom), get(onboardingFactsAtom)),
);

/**
 * Whether nothing comes before Score any more. False over remembered data, over which nothing opens by itself (decision
 * 64).
 */
export const isOnboardedAtom = atom(
  (get) => get(identityAtom) !== null && get(onboardingStepAtom).kind === 'main',
);

/** Called when a step is on the screen. It then stays until it is finished. */
export const showStepAtom = atom(null, (_get, set, step: OnboardingStep) =>
  set(visitAtom, (visit) => afterShowing(visit, step)),
);

/** Called when the user has finished a step, or has left the tour. The step is not shown again in this visit. */
export const finishStepAtom = atom(null, (_get, set, step: OnboardingStep) =>
  set(visitAtom, (visit) => afterFinishing(visit, step)),
);

/** Called by 'Continuar' of an intro. Stores that the intro was viewed, and goes on to the next step. */
export const continueIntroAtom = atom(null, (get, set, intro: Material) => {
  const viewed = viewedAfter(viewedIntros(get), intro);
  writeOwn(get(userAtom).id, LOCAL_KEYS.viewedIntros, viewed);
  set(finishStepAtom, { kind: 'intro', intro });
});

/** Sends the complete answers of the visible survey. Answers of an earlier survey are ignored. */
export const answerSurveyAtom = atom(null, async (get, set, answers: SurveyAnswers) => {
  const step = get(onboardingStepAtom);
  if (step.kind !== 'survey' || !sameId(step.survey.id, answers.survey_id)) return;
  const isSent = await set(sendSurveyAtom, answers);
  if (isSent) set(finishStepAtom, step);
});
