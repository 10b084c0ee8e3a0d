import type { Material } from '../materials/material.ts';
import { pendingSurvey } from '../surveys/answers.ts';
import type { Survey } from '../surveys/survey.ts';
import { pendingIntros } from './pending.ts';

/** State of a list that the app fetches. A list that failed to load counts as empty (decision 11). */
export type ListState<T> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; value: readonly T[] };

/**
 * Returns the state of a list.
 *
 * @param isWaiting true while the app waits for a newer list. An older list in `data` is then ignored
 */
export function listStateOf<T>(
  { data, error }: { data: readonly T[] | undefined; error: unknown },
  isWaiting = false,
): ListState<T> {
  if (isWaiting) return { status: 'loading' };
  if (data !== undefined) return { status: 'ready', value: data };
  return error === null ? { status: 'loading' } : { status: 'failed' };
}

/** The facts that `onboard` checks at each event: the loaded lists, the viewed intros, and the completed tour. */
export interface OnboardingFacts {
  roleId: number;
  materials: ListState<Material>;
  surveys: ListState<Survey>;
  /** Ids of the intros that this phone has stored as viewed. */
  viewed: readonly number[];
  tourComplete: boolean;
}

/** The stages before Score in their order, and `main`, the stage in which Score is shown. */
const STAGES = ['intros', 'survey', 'tour', 'main'] as const;

/**
 * Progress of the user through intros, survey and tour during this visit. The app returns to an earlier stage only when
 * Score is opened. A list that loads late thus cannot replace the intro or survey on the screen.
 */
export interface Onboarding {
  stage: (typeof STAGES)[number];
  /**
   * Ids of the intros in which the user tapped 'Continuar' during this visit. They are not shown again before the next
   * visit.
   */
  continued: readonly number[];
  /** Ids of the surveys that the user sent during this visit. */
  sent: readonly number[];
  tourFinished: boolean;
  /**
   * True if a stage was skipped because its list was still loading when `ONBOARDING_WAIT_MS` had passed. In this case,
   * all stages are checked again when the user next opens Score.
   */
  hasTimedOut: boolean;
}

export type OnboardingEvent =
  /** The list of intros or of surveys was loaded, or failed to load. */
  | { type: 'facts-changed' }
  | { type: 'intro-continued'; id: number }
  | { type: 'survey-sent'; id: number }
  | { type: 'tour-finished' }
  /** `ONBOARDING_WAIT_MS` have passed. Lists that are still loading are skipped. */
  | { type: 'wait-over' }
  /** The user opened Score. Intros and surveys that were skipped because they loaded too late are shown now. */
  | { type: 'score-opened' };

/** What the app shows now. `main`, the screen Score, comes after intros, survey and tour (spec section 2). */
export type OnboardingStep =
  | { kind: 'waiting' }
  | { kind: 'intro'; intro: Material }
  | { kind: 'survey'; survey: Survey }
  | { kind: 'tour' }
  | { kind: 'main' };

export const ONBOARDING_START: Onboarding = {
  stage: 'intros',
  continued: [],
  sent: [],
  tourFinished: false,
  hasTimedOut: false,
};

const WAITING: OnboardingStep = { kind: 'waiting' };

/** Returns what the current stage shows. Null if the stage has nothing left to show. */
function stepOfStage(state: Onboarding, facts: OnboardingFacts): OnboardingStep | null {
  switch (state.stage) {
    case 'intros': {
      if (facts.materials.status === 'loading') return WAITING;
      if (facts.materials.status === 'failed') return null;
      const { value } = facts.materials;
      const intro = pendingIntros(value, facts.roleId, facts.viewed).find(
        ({ id }) => !state.continued.includes(id),
      );
      return intro ? { kind: 'intro', intro } : null;
    }
    case 'survey': {
      if (facts.surveys.status === 'loading') return WAITING;
      if (facts.surveys.status === 'failed') return null;
      const survey = pendingSurvey(
        facts.surveys.value.filter(({ id }) => !state.sent.includes(id)),
      );
      return survey ? { kind: 'survey', survey } : null;
    }
    case 'tour':
      return facts.tourComplete || state.tourFinished ? null : { kind: 'tour' };
    case 'main':
      return { kind: 'main' };
  }
}

function stageAfter(stage: Onboarding['stage']): Onboarding['stage'] {
  return STAGES[STAGES.indexOf(stage) + 1] ?? 'main';
}

/**
 * Moves on to the first stage that has something to show. Does not change the state if the current stage has something
 * to show.
 *
 * @param isWaitOver true if stages whose lists are still loading are skipped too
 */
function advance(state: Onboarding, facts: OnboardingFacts, isWaitOver = false): Onboarding {
  const step = stepOfStage(state, facts);
  const isLate = isWaitOver && step === WAITING;
  if (step !== null && !isLate) return state;
  const next = {
    ...state,
    stage: stageAfter(state.stage),
    hasTimedOut: state.hasTimedOut || isLate,
  };
  return advance(next, facts, isWaitOver);
}

/** Returns the next state. The stages follow each other in the order of `STAGES` (decision 11). */
export function onboard(
  state: Onboarding,
  event: OnboardingEvent,
  facts: OnboardingFacts,
): Onboarding {
  switch (event.type) {
    case 'facts-changed':
      return advance(state, facts);
    case 'intro-continued':
      return advance({ ...state, continued: [...state.continued, event.id] }, facts);
    case 'survey-sent':
      return advance({ ...state, sent: [...state.sent, event.id] }, facts);
    case 'tour-finished':
      return advance({ ...state, tourFinished: true }, facts);
    case 'wait-over':
      return advance(state, facts, true);
    case 'score-opened':
      return state.hasTimedOut
        ? advance({ ...state, stage: 'intros', hasTimedOut: false }, facts, true)
        : state;
  }
}

/** Returns what the app shows in this state. */
export function onboardingStep(state: Onboarding, facts: OnboardingFacts): OnboardingStep {
  return stepOfStage(state, facts) ?? WAITING;
}
