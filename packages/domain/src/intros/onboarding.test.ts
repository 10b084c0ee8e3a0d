import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Material } from '../materials/material.ts';
import type { Survey } from '../surveys/survey.ts';
import {
  listStateOf,
  ONBOARDING_START,
  type Onboarding,
  type OnboardingEvent,
  type OnboardingFacts,
  onboard,
  onboardingStep,
} from './onboarding.ts';

function intro(id: number, every_day = false): Material {
  return {
    id,
    type: 'html',
    title: '',
    url: '',
    is_vertical: false,
    content: '',
    every_day,
    roles: [3],
    is_intro: true,
  };
}

function survey(id: number): Survey {
  const data = { options: [], aditional: null };
  const questions = [
    { id, type: 'text' as const, statement: '¿Qué mejorarías?', data, answer: null },
  ];
  return { id, title: '', description: '', questions };
}

const FACTS: OnboardingFacts = {
  roleId: 3,
  materials: { status: 'ready', value: [intro(1), intro(2, true)] },
  surveys: { status: 'ready', value: [survey(7), survey(8)] },
  viewed: [],
  tourComplete: false,
};
const NOTHING: OnboardingFacts = {
  ...FACTS,
  materials: { status: 'ready', value: [] },
  surveys: { status: 'ready', value: [] },
  tourComplete: true,
};

function shown(state: Onboarding, facts: OnboardingFacts): string {
  const step = onboardingStep(state, facts);
  if (step.kind === 'intro') return `intro ${step.intro.id}`;
  return step.kind === 'survey' ? `survey ${step.survey.id}` : step.kind;
}

function start(facts: OnboardingFacts): Onboarding {
  return onboard(ONBOARDING_START, { type: 'facts-changed' }, facts);
}

it.each([
  ['is ready with its data', { data: [1], error: null }, false, { status: 'ready', value: [1] }],
  [
    'is ready with older data',
    { data: [1], error: 'lost' },
    false,
    { status: 'ready', value: [1] },
  ],
  [
    'is loading while newer data are awaited',
    { data: [1], error: null },
    true,
    { status: 'loading' },
  ],
  ['is loading without data', { data: undefined, error: null }, false, { status: 'loading' }],
  ['has failed without data', { data: undefined, error: 'lost' }, false, { status: 'failed' }],
])('a list %s', (_what, query, isWaiting, expected) => {
  expect(listStateOf(query, isWaiting)).toEqual(expected);
});

it('a list is ready with its data if no newer list is awaited', () => {
  expect(listStateOf({ data: [1], error: null })).toEqual({ status: 'ready', value: [1] });
});

describe('the stages before Score', () => {
  it('shows intros, surveys and the tour in this order, then the main view', () => {
    const events: OnboardingEvent[] = [
      { type: 'intro-continued', id: 1 },
      { type: 'intro-continued', id: 2 },
      { type: 'survey-sent', id: 7 },
      { type: 'survey-sent', id: 8 },
      { type: 'tour-finished' },
    ];
    let state = start(FACTS);
    const seen = [shown(state, FACTS)];
    for (const event of events) {
      state = onboard(state, event, FACTS);
      seen.push(shown(state, FACTS));
    }
    expect(seen).toEqual(['intro 1', 'intro 2', 'survey 7', 'survey 8', 'tour', 'main']);
  });

  it.each<[string, Partial<OnboardingFacts>, string]>([
    ['the main view if nothing is pending', {}, 'main'],
    ['the tour if the user has not completed the tour', { tourComplete: false }, 'tour'],
    [
      'the wait while the intros are loading',
      { materials: { status: 'loading' }, tourComplete: false },
      'waiting',
    ],
    [
      'the tour if the intros failed to load',
      { materials: { status: 'failed' }, tourComplete: false },
      'tour',
    ],
    [
      'the wait while the surveys are loading',
      { surveys: { status: 'loading' }, tourComplete: false },
      'waiting',
    ],
    ['the main view if the surveys failed to load', { surveys: { status: 'failed' } }, 'main'],
    [
      'the main view if intros and surveys failed to load',
      { materials: { status: 'failed' }, surveys: { status: 'failed' } },
      'main',
    ],
  ])('shows %s', (_name, over, expected) => {
    const facts = { ...NOTHING, ...over };
    expect(shown(start(facts), facts)).toBe(expected);
  });

  it('shows a daily intro again on the next visit, but not in the same visit', () => {
    const daily = { ...NOTHING, materials: { status: 'ready' as const, value: [intro(2, true)] } };
    const after = onboard(start(daily), { type: 'intro-continued', id: 2 }, daily);
    expect(shown(after, daily)).toBe('main');
    expect(shown(start({ ...daily, viewed: [2] }), daily)).toBe('intro 2');
  });

  it('skips the lists that are still loading when the wait is over', () => {
    const slow: OnboardingFacts = { ...FACTS, materials: { status: 'loading' } };
    const waiting = start(slow);
    expect(shown(waiting, slow)).toBe('waiting');
    expect(shown(onboard(waiting, { type: 'wait-over' }, slow), slow)).toBe('survey 7');
    const slower: OnboardingFacts = { ...slow, surveys: { status: 'loading' } };
    expect(shown(onboard(waiting, { type: 'wait-over' }, slower), slower)).toBe('tour');
  });

  it('keeps the intro on the screen when the wait is over', () => {
    const open = start(FACTS);
    expect(onboard(open, { type: 'wait-over' }, FACTS)).toBe(open);
  });

  it('waits for surveys that are still loading after an intro', () => {
    const slow: OnboardingFacts = { ...FACTS, surveys: { status: 'loading' }, viewed: [1] };
    const after = onboard(start(slow), { type: 'intro-continued', id: 2 }, slow);
    expect(shown(after, slow)).toBe('waiting');
  });

  it('shows lists that loaded too late when Score is opened again, without waiting', () => {
    const loading = { status: 'loading' as const };
    const slow: OnboardingFacts = { ...NOTHING, materials: loading, surveys: loading };
    const given = onboard(start(slow), { type: 'wait-over' }, slow);
    expect(shown(given, slow)).toBe('main');
    const late: OnboardingFacts = { ...FACTS, surveys: loading, tourComplete: true };
    expect(shown(onboard(given, { type: 'facts-changed' }, late), late)).toBe('main');
    const opened = onboard(given, { type: 'score-opened' }, late);
    expect(shown(opened, late)).toBe('intro 1');
    const again = onboard(given, { type: 'score-opened' }, slow);
    expect(shown(again, slow)).toBe('main');
    const known = { ...FACTS, viewed: [1], tourComplete: true };
    const daily = onboard(again, { type: 'score-opened' }, known);
    expect(shown(daily, known)).toBe('intro 2');
    // If all lists loaded in time, opening Score again shows no intro or survey.
    const done = onboard(start(NOTHING), { type: 'score-opened' }, FACTS);
    expect(shown(done, FACTS)).toBe('main');
  });

  it('keeps the survey on the screen when the intros load late', () => {
    const open = start({ ...FACTS, materials: { status: 'failed' } });
    const late = onboard(open, { type: 'facts-changed' }, FACTS);
    expect(shown(late, FACTS)).toBe('survey 7');
  });
});

it('random events never lead back to an earlier stage, and never wait unless a list is loading', () => {
  const rank: Record<string, number> = { intro: 0, survey: 1, tour: 2, main: 3 };
  const list = <T>(value: readonly T[]) =>
    fc.constantFrom(
      { status: 'loading' as const },
      { status: 'failed' as const },
      { status: 'ready' as const, value },
      { status: 'ready' as const, value: [] },
    );
  const facts: fc.Arbitrary<OnboardingFacts> = fc.record({
    roleId: fc.constantFrom(3, 5),
    materials: list([intro(1), intro(2, true)]),
    surveys: list([survey(7), survey(8)]),
    viewed: fc.subarray([1, 2]),
    tourComplete: fc.boolean(),
  });
  const event = fc.constantFrom<OnboardingEvent>(
    { type: 'facts-changed' },
    { type: 'intro-continued', id: 1 },
    { type: 'intro-continued', id: 2 },
    { type: 'survey-sent', id: 7 },
    { type: 'survey-sent', id: 8 },
    { type: 'tour-finished' },
    { type: 'wait-over' },
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(event, facts), { maxLength: 20 }), (moves) => {
      let state = ONBOARDING_START;
      let reached = 0;
      for (const [next, known] of moves) {
        state = onboard(state, next, known);
        const { kind } = onboardingStep(state, known);
        if (next.type === 'wait-over') expect(kind).not.toBe('waiting');
        if (kind === 'waiting') {
          expect([known.materials.status, known.surveys.status]).toContain('loading');
          continue;
        }
        expect(rank[kind]).toBeGreaterThanOrEqual(reached);
        reached = rank[kind] ?? 0;
      }
    }),
    { numRuns: 1000 },
  );
});

it('loading the lists does not mark an intro as continued or a survey as sent', () => {
  const state = onboard(ONBOARDING_START, { type: 'facts-changed' }, FACTS);
  expect(state).toEqual({
    stage: 'intros',
    continued: [],
    sent: [],
    tourFinished: false,
    hasTimedOut: false,
  });
});

it('lists that loaded too late are checked only the first time that Score is opened again', () => {
  const loading: OnboardingFacts = { ...NOTHING, materials: { status: 'loading' } };
  const late = onboard(ONBOARDING_START, { type: 'wait-over' }, loading);
  expect(late).toMatchObject({ stage: 'main', hasTimedOut: true });
  const opened = onboard(late, { type: 'score-opened' }, NOTHING);
  expect(opened).toMatchObject({ stage: 'main', hasTimedOut: false });
  expect(onboard(opened, { type: 'score-opened' }, FACTS)).toBe(opened);
});
