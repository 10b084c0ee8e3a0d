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
  TOUR_START,
  type Tour,
  tour,
  tourSteps,
  viewedAfter,
} from '@gemas/domain';
import { completeTour } from '../../api/tour.ts';
import { atom, type Getter } from '../core/jotai.ts';
import { latched } from '../core/latch.ts';
import { LOCAL_KEYS, session } from '../core/storage.ts';
import { materialsAtom } from '../materials.ts';
import { territoriesAtom } from '../places.ts';
import { scoreStatsAtom, scoreViewAtom } from '../ranking/score.ts';
import { isGameClosedAtom } from '../ranking/stats.ts';
import { readOwn, writeOwn } from '../session/owner.ts';
import { userAtom } from '../session/session.ts';
import { sendSurveyAtom, surveysAtom } from '../surveys.ts';

function isIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'number');
}

function viewedIntros(get: Getter): number[] {
  return readOwn(get(userAtom).id, LOCAL_KEYS.viewedIntros, isIds, []);
}

/** What this visit of one person has gone through. */
interface Visit {
  userId: number;
  state: Onboarding;
  tour: Tour;
}

const visitStateAtom = atom<Visit | null>(null);

/** The visit of who is logged in: another person on this phone starts anew. */
const visitAtom = atom(
  (get): Visit => {
    const visit = get(visitStateAtom);
    const { id } = get(userAtom);
    return visit?.userId === id ? visit : { userId: id, state: ONBOARDING_START, tour: TOUR_START };
  },
  (get, set, change: Partial<Visit>): void => {
    const visit: Visit = get(visitAtom);
    set(visitStateAtom, { ...visit, ...change });
  },
);

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
  // Kept materials may lack an intro of today: at the start the fresh ones are waited for, but not those that come
  // after them during the visit.
  return pending({ data, error, isWaiting: isFetching && !isFetched });
}

/** What is known now. */
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

/** What stands before Score now: intros, survey, tour, then nothing (decision 11). */
export const onboardingStepAtom = atom(
  (get): OnboardingStep => onboardingStep(get(visitAtom).state, get(onboardingFactsAtom)),
);

const onboardAtom = atom(null, (get, set, event: OnboardingEvent) => {
  // Stored ids are read anew: 'Continuar' has just changed them.
  const facts = { ...get(onboardingFactsAtom), viewed: viewedIntros(get) };
  const { state } = get(visitAtom);
  const next = onboard(state, event, facts);
  if (next !== state) set(visitAtom, { state: next });
});

/** Something was loaded, or failed to load. */
export const onboardingFactsChangedAtom = atom(null, (_get, set) =>
  set(onboardAtom, { type: 'facts-changed' }),
);

/** Score came into view. */
export const scoreOpenedAtom = atom(null, (_get, set) =>
  set(onboardAtom, { type: 'score-opened' }),
);

/** Score was held for as long as it may be. */
export const waitOverAtom = atom(null, (_get, set) => set(onboardAtom, { type: 'wait-over' }));

/** 'Continuar' of an intro. */
export const continueIntroAtom = atom(null, (get, set, intro: Material) => {
  const viewed = viewedAfter(viewedIntros(get), intro);
  writeOwn(get(userAtom).id, LOCAL_KEYS.viewedIntros, viewed);
  set(onboardAtom, { type: 'intro-continued', id: intro.id });
});

/** Complete answers of the survey on screen; those of one that has gone by are nobody's. */
export const answerSurveyAtom = atom(null, async (get, set, answers: SurveyAnswers) => {
  const step = get(onboardingStepAtom);
  if (step.kind !== 'survey' || step.survey.id !== answers.survey_id) return;
  const arrived = await set(sendSurveyAtom, answers);
  if (arrived) set(onboardAtom, { type: 'survey-sent', id: step.survey.id });
});

/** Whether Score shows the cards of the role: once the game is over, those that are kept. */
function showsStanding(get: Getter): boolean {
  if (get(isGameClosedAtom) !== true) return true;
  return get(scoreViewAtom).cards.some(({ kind }) => kind === 'territories')
    ? get(territoriesAtom).data !== undefined
    : get(scoreStatsAtom).some(({ query }) => query.data !== undefined);
}

/** The steps of the person's tour. */
export const tourStepsAtom = atom((get) => tourSteps(get(userAtom), showsStanding(get)));

/** Where the tour stands. */
export const tourAtom = atom((get) => get(visitAtom).tour);

const tellTourAtom = latched(async (post) => {
  await completeTour(post).catch(() => undefined);
});

/**
 * A step further in the tour, or out of it. Its end is told to the server and remembered here whether or not that
 * call works (decision 15).
 */
export const tourEventAtom = atom(null, (get, set, type: 'next' | 'finish') => {
  const before = get(tourAtom);
  const after = tour(before, { type }, get(tourStepsAtom));
  if (after === before) return;
  set(visitAtom, { tour: after });
  if (after.status !== 'finished') return;
  void set(tellTourAtom);
  set(userAtom, { tour_complete: true });
  set(onboardAtom, { type: 'tour-finished' });
});

/** The notice that the pilot ends was seen during this visit (decision 9). */
const NOTICE_KEY = 'first_notice_seen';

const noticeStateAtom = atom(0);

export const noticeSeenAtom = atom(
  (get) => {
    get(noticeStateAtom);
    return session.getItem(NOTICE_KEY) === String(get(userAtom).id);
  },
  (get, set) => {
    session.setItem(NOTICE_KEY, String(get(userAtom).id));
    set(noticeStateAtom, get(noticeStateAtom) + 1);
  },
);
