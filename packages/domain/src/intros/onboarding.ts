import type { Id } from '../format/id.ts';
import type { Material } from '../materials/material.ts';
import { pendingSurvey } from '../surveys/answers.ts';
import type { Survey } from '../surveys/survey.ts';
import { pendingIntros } from './pending.ts';

/** A list of the server that decides what is shown before Score. */
export interface KnownList<T> {
  /** The rows known so far, perhaps those stored in the last visit. Empty while none are known. */
  rows: readonly T[];
  /** Whether the server has sent the list in this visit, or the call has failed. Until then, more rows may arrive. */
  isSettled: boolean;
}

/** The facts that decide what is shown before Score: the lists, the viewed intros, and the completed tour. */
export interface OnboardingFacts {
  roleId: number;
  materials: KnownList<Material>;
  surveys: KnownList<Survey>;
  /** Ids of the intros that this phone has stored as viewed. */
  viewed: readonly Id[];
  tourComplete: boolean;
}

/** What the app shows before Score, and `main` if nothing is left to show (spec section 2). */
export type OnboardingStep =
  | { kind: 'intro'; intro: Material }
  | { kind: 'survey'; survey: Survey }
  | { kind: 'tour' }
  /** Nothing is shown yet, because a list is still loading. The user can use Score meanwhile (decision 56). */
  | { kind: 'waiting' }
  | { kind: 'main' };

/** Progress of the user through intros, surveys and tour during this visit. Steps are stored by their key. */
export interface Onboarding {
  /** The steps that the user has finished or left in this visit. They are not shown again before the next visit. */
  done: readonly string[];
  /** The step that was last on the screen. It stays until it is done, even if a list with an earlier step arrives. */
  shown: string | null;
}

export const ONBOARDING_START: Onboarding = { done: [], shown: null };

/** Returns a text that identifies the step within a visit. */
function keyOf(step: OnboardingStep): string {
  if (step.kind === 'intro') return `intro ${step.intro.id}`;
  return step.kind === 'survey' ? `survey ${step.survey.id}` : step.kind;
}

const waitFor = ({ isSettled }: KnownList<unknown>): OnboardingStep[] =>
  isSettled ? [] : [{ kind: 'waiting' }];

/**
 * Returns what the app shows now: the intros, then the surveys, then the tour, then Score (decision 11). A step waits
 * for the lists before it until the server has sent them or the calls have failed.
 */
export function onboardingStep(
  { done, shown }: Onboarding,
  facts: OnboardingFacts,
): OnboardingStep {
  const { materials, surveys, roleId, viewed, tourComplete } = facts;
  const isLeft = (step: OnboardingStep) => !done.includes(keyOf(step));
  const left = surveys.rows.filter((survey) => isLeft({ kind: 'survey', survey }));
  const survey = pendingSurvey(left);
  const steps: OnboardingStep[] = [
    ...pendingIntros(materials.rows, roleId, viewed).map((intro) => ({
      kind: 'intro' as const,
      intro,
    })),
    ...waitFor(materials),
    ...(survey ? [{ kind: 'survey' as const, survey }] : []),
    ...waitFor(surveys),
    ...(tourComplete ? [] : [{ kind: 'tour' as const }]),
  ];
  const open = steps.filter(isLeft);
  return open.find((step) => keyOf(step) === shown) ?? open[0] ?? { kind: 'main' };
}

/** Returns the progress once `step` is on the screen. */
export function afterShowing(before: Onboarding, step: OnboardingStep): Onboarding {
  const shown = keyOf(step);
  return shown === before.shown ? before : { ...before, shown };
}

/** Returns the progress once the user has finished `step`: 'Continuar' of an intro, a sent survey, the tour's end. */
export function afterFinishing(before: Onboarding, step: OnboardingStep): Onboarding {
  return { ...before, done: [...before.done, keyOf(step)] };
}
