import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Survey } from '../surveys/survey.ts';
import { material } from '../testing/materials.ts';
import {
  afterFinishing,
  afterShowing,
  type KnownList,
  ONBOARDING_START,
  type Onboarding,
  type OnboardingFacts,
  type OnboardingStep,
  onboardingStep,
} from './onboarding.ts';

const intro = (id: number, every_day = false) => material(id, { every_day });

function survey(id: number): Survey {
  const data = { options: [], aditional: null };
  const questions = [
    { id, type: 'text' as const, statement: '¿Qué mejorarías?', data, answer: null },
  ];
  return { id, title: '', description: '', questions };
}

const answered = <T>(...rows: T[]): KnownList<T> => ({ rows, isSettled: true });
const stored = <T>(...rows: T[]): KnownList<T> => ({ rows, isSettled: false });
const LOADING = { rows: [], isSettled: false };
const FAILED = { rows: [], isSettled: true };

const FACTS: OnboardingFacts = {
  roleId: 3,
  materials: answered(intro(1), intro(2, true)),
  surveys: answered(survey(7), survey(8)),
  viewed: [],
  tourComplete: false,
};
const NOTHING: OnboardingFacts = {
  ...FACTS,
  materials: answered(),
  surveys: answered(),
  tourComplete: true,
};

function nameOf(step: OnboardingStep): string {
  if (step.kind === 'intro') return `intro ${step.intro.id}`;
  return step.kind === 'survey' ? `survey ${step.survey.id}` : step.kind;
}

const next = (facts: OnboardingFacts, state = ONBOARDING_START) =>
  nameOf(onboardingStep(state, facts));

/** Shows the next step. */
const show = (facts: OnboardingFacts, state = ONBOARDING_START): Onboarding =>
  afterShowing(state, onboardingStep(state, facts));

/** Shows the next step and finishes it. */
function finish(facts: OnboardingFacts, state = ONBOARDING_START): Onboarding {
  return afterFinishing(show(facts, state), onboardingStep(state, facts));
}

describe('spec section 2: "Before the main view, in this order" intros, survey, tour', () => {
  it('shows each step once, then the main view', () => {
    let state = ONBOARDING_START;
    const seen = [next(FACTS)];
    for (let step = 1; step <= 5; step += 1) {
      state = finish(FACTS, state);
      seen.push(next(FACTS, state));
    }
    expect(seen).toEqual(['intro 1', 'intro 2', 'survey 7', 'survey 8', 'tour', 'main']);
  });

  it.each<[string, Partial<OnboardingFacts>, string]>([
    ['the main view if nothing is pending', {}, 'main'],
    ['the tour if the user has not completed it', { tourComplete: false }, 'tour'],
    [
      'the tour if the lists failed',
      { materials: FAILED, surveys: FAILED, tourComplete: false },
      'tour',
    ],
    [
      'no tour while the intros are loading',
      { materials: LOADING, tourComplete: false },
      'waiting',
    ],
    ['no tour while the surveys are loading', { surveys: LOADING, tourComplete: false }, 'waiting'],
    ['no survey while the intros are loading', { ...FACTS, materials: LOADING }, 'waiting'],
    ['an intro while the surveys are loading', { ...FACTS, surveys: LOADING }, 'intro 1'],
    ['the main view if both lists failed', { materials: FAILED, surveys: FAILED }, 'main'],
  ])('shows %s', (_name, over, expected) => {
    expect(next({ ...NOTHING, ...over })).toBe(expected);
  });

  it('shows an intro at once that was stored in the last visit', () => {
    expect(next({ ...FACTS, materials: stored(intro(1)) })).toBe('intro 1');
  });

  it('never takes a stored list for an answer that nothing is pending', () => {
    expect(next({ ...NOTHING, materials: stored() })).toBe('waiting');
    const seen = { ...NOTHING, materials: stored(intro(1)), viewed: [1] };
    expect(next(seen)).toBe('waiting');
    expect(next({ ...seen, materials: answered(intro(1), intro(2)) })).toBe('intro 2');
  });

  it('shows a daily intro again on the next visit, but not in the same visit', () => {
    const daily = { ...NOTHING, materials: answered(intro(2, true)), viewed: [2] };
    expect(next(daily)).toBe('intro 2');
    expect(next(daily, finish(daily))).toBe('main');
  });

  it('shows an intro or survey that arrives while the user is on Score', () => {
    const state = show(NOTHING);
    expect(next(NOTHING, state)).toBe('main');
    expect(next({ ...FACTS, tourComplete: true }, state)).toBe('intro 1');
    expect(next({ ...FACTS, materials: FAILED, tourComplete: true }, state)).toBe('survey 7');
  });
});

describe('what is on the screen stays until the user has finished it', () => {
  const late = { ...FACTS, materials: FAILED };

  it('the survey, although the intros load late', () => {
    const state = show(late);
    expect(next(FACTS, state)).toBe('survey 7');
    expect(next(FACTS, finish(late))).toBe('intro 1');
  });

  it('the tour, although a list that had failed loads', () => {
    const failed = { ...late, surveys: FAILED };
    expect(next(FACTS, show(failed))).toBe('tour');
    expect(next(FACTS, finish(failed))).toBe('intro 1');
  });

  it('the intro, although an earlier one is new', () => {
    const state = show({ ...FACTS, materials: stored(intro(1)) });
    expect(next({ ...FACTS, materials: answered(intro(3), intro(1)) }, state)).toBe('intro 1');
  });

  it('but not a survey that has been answered meanwhile', () => {
    const surveys = answered(survey(8));
    expect(next({ ...NOTHING, surveys }, show({ ...NOTHING, surveys: FACTS.surveys }))).toBe(
      'survey 8',
    );
  });
});

it('showing a step again changes nothing', () => {
  const state = show(FACTS);
  expect(afterShowing(state, onboardingStep(state, FACTS))).toBe(state);
});

it('random lists never show a step twice, and wait only while a list is loading', () => {
  const list = <T>(...rows: readonly T[]) =>
    fc.constantFrom<KnownList<T>>(LOADING, FAILED, stored(...rows), answered(...rows), answered());
  const facts: fc.Arbitrary<OnboardingFacts> = fc.record({
    roleId: fc.constantFrom(3, 5),
    materials: list(intro(1), intro(2, true)),
    surveys: list(survey(7), survey(8)),
    viewed: fc.subarray([1, 2]),
    tourComplete: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(facts, fc.boolean()), { maxLength: 20 }), (moves) => {
      let state = ONBOARDING_START;
      const finished: string[] = [];
      for (const [known, isFinished] of moves) {
        const name = next(known, state);
        const isLoading = !known.materials.isSettled || !known.surveys.isSettled;
        if (name === 'waiting') expect(isLoading).toBe(true);
        if (name === 'tour' && state.shown !== 'tour') expect(isLoading).toBe(false);
        if (name === 'waiting' || name === 'main') continue;
        expect(finished).not.toContain(name);
        state = isFinished ? finish(known, state) : show(known, state);
        if (isFinished) finished.push(name);
      }
    }),
    { numRuns: 300 },
  );
});
