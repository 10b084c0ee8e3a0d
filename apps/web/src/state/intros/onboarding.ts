import {
  type Material,
  ONBOARDING_START,
  type Onboarding,
  type OnboardingEvent,
  type OnboardingFacts,
  type OnboardingStep,
  onboard,
  onboardingStep,
  type Pending,
  type SurveyAnswers,
  viewedAfter,
} from '@gemas/domain';
import { atom, type Getter } from '../core/jotai.ts';
import { LOCAL_KEYS } from '../core/storage.ts';
import { materialsAtom } from '../materials.ts';
import { writeOwn } from '../session/owner.ts';
import { userAtom } from '../session/session.ts';
import { sendSurveyAtom, surveysAtom } from '../surveys.ts';
import { viewedIntros } from './may-be-pending.ts';

/** Progress of the onboarding in this visit. */
const visitAtom = atom<Onboarding>(ONBOARDING_START);

function pending<T>(query: {
  data: readonly T[] | undefined;
  error: unknown;
  isWaiting: boolean;
}): Pending<T> {
  if (query.isWaiting) return { status: 'loading' };
  if (query.data !== undefined) return { status: 'ready', value: query.data };
  return query.error === null ? { status: 'loading' } : { status: 'failed' };
}

function materials(get: Getter): Pending<Material> {
  const { data, error, isFetching, isFetched } = get(materialsAtom);
  // Persisted materials may lack an intro of today, so Score waits for the first refresh of the visit. Score does not
  // wait for later refreshes.
  return pending({ data, error, isWaiting: isFetching && !isFetched });
}

/** The facts that decide what is shown before Score. Materials and surveys that are still loading are `pending`. */
export const onboardingFactsAtom = atom((get): OnboardingFacts => {
  const user = get(userAtom);
  const { data, error } = get(surveysAtom);
  return {
    roleId: user.role_id,
    materials: materials(get),
    surveys: pending({ data, error, isWaiting: false }),
    viewed: viewedIntros(get),
    tourComplete: user.tour_complete,
  };
});

/** What is shown before Score now: intros, survey, tour, then nothing (decision 11). */
export const onboardingStepAtom = atom(
  (get): OnboardingStep => onboardingStep(get(visitAtom), get(onboardingFactsAtom)),
);

const onboardAtom = atom(null, (get, set, event: OnboardingEvent) => {
  // The ids of the viewed intros are read again, because 'Continuar' has just changed them.
  const facts = { ...get(onboardingFactsAtom), viewed: viewedIntros(get) };
  const visit = get(visitAtom);
  const next = onboard(visit, event, facts);
  if (next !== visit) set(visitAtom, next);
});

/** Called when one of `onboardingFactsAtom` has changed, such as the surveys after they were loaded. */
export const onboardingFactsChangedAtom = atom(null, (_get, set) =>
  set(onboardAtom, { type: 'facts-changed' }),
);

/** Called when Score was opened. */
export const scoreOpenedAtom = atom(null, (_get, set) =>
  set(onboardAtom, { type: 'score-opened' }),
);

/** Called when Score has waited for the longest time allowed. */
export const waitOverAtom = atom(null, (_get, set) => set(onboardAtom, { type: 'wait-over' }));

/** Called when the tour is over. */
export const tourFinishedAtom = atom(null, (_get, set) =>
  set(onboardAtom, { type: 'tour-finished' }),
);

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
