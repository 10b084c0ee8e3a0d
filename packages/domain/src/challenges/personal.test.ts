import { describe, expect, it } from 'vitest';
import type { PersonalChallenge } from './challenge.ts';
import { challengeGoal, personalChallengeView, shownPersonalChallenge } from './personal.ts';

const CHALLENGE: PersonalChallenge = {
  ...{ title: 'Semana de recargas', history_week_start: '2026-03-02' },
  ...{ history_week_end: '2026-03-08', base: 22, additional_percentage: 10, goal: null },
  ...{ referlas: 17, challeng_week_start: '2026-03-09', challeng_week_end: '2026-03-15' },
};

const EMPTY = { ...CHALLENGE, title: ' ', base: 0, additional_percentage: 0 };

it.each([
  ['returns null without a challenge', null, null],
  ['hides a challenge with neither title nor goal', EMPTY, null],
  ['shows a challenge with a title only', { ...EMPTY, title: 'Recargas' }, 'shown'],
  ['shows a challenge with a goal only', { ...EMPTY, goal: 30 }, 'shown'],
])('shownPersonalChallenge %s', (_name, challenge, shown) => {
  expect(shownPersonalChallenge(challenge)).toBe(shown && challenge);
});

describe('challengeGoal', () => {
  it.each([
    [null, 22, 10, 25],
    [null, 100, 7, 107],
    [null, 100, 10.1, 111],
    [null, 0, 10, null],
    [null, 22, Number.NaN, null],
    [null, 22, null, 22],
    [null, null, 10, null],
    [30, 22, 10, 30],
    [27.4, 22, 10, 28],
    [0, 22, 10, 25],
  ])('for goal %s, base %d and %d %% is %s', (goal, base, additional_percentage, expected) => {
    expect(challengeGoal({ goal, base, additional_percentage })).toBe(expected);
  });
});

describe('personalChallengeView', () => {
  it('shows goal, progress and both weeks', () => {
    expect(personalChallengeView(CHALLENGE)).toEqual({
      title: 'Semana de recargas',
      done: 17,
      goal: 25,
      ratio: 17 / 25,
      isReached: false,
      base: 22,
      baseText: 'Base 22 · sube 10 %',
      challengeDays: '9 al 15 de marzo',
      historyDays: '2 al 8 de marzo',
    });
  });

  it.each([
    [22, null, 'Base 22'],
    [22, -7.5, 'Base 22 · baja 7.5 %'],
    [0, 10, 'Base 0 · sube 10 %'],
    [null, 10, 'Sube 10 %'],
    [null, null, ''],
  ])('describes base %s and %s %% as "%s"', (base, additional_percentage, text) => {
    const view = personalChallengeView({ ...CHALLENGE, base, additional_percentage });
    expect(view.baseText).toBe(text);
  });

  it.each([
    [25, true, 1],
    [-3, false, 0],
    [Number.NaN, false, 0],
  ])('computes the progress of %d activations with a goal of 25', (referlas, isReached, ratio) => {
    expect(personalChallengeView({ ...CHALLENGE, referlas })).toMatchObject({ isReached, ratio });
  });

  it('has no progress without a goal', () => {
    expect(personalChallengeView({ ...CHALLENGE, base: 0 })).toMatchObject({
      goal: null,
      ratio: 0,
      isReached: false,
    });
  });
});
