import { expect, it } from 'vitest';
import { knownTotal, weeklyProgressText, withOwnWeeklyGoal } from './week.ts';

it.each([
  [0, 600, 'Faltan 600 para la meta semanal'],
  [0, 0, ''],
  [12, 0, ''],
  [412, 600, 'Faltan 188 para la meta semanal'],
  [599, 600, 'Falta 1 para la meta semanal'],
  [1, 1_285, 'Faltan 1,284 para la meta semanal'],
  [600, 600, 'Meta semanal cumplida'],
  [640, 600, 'Meta semanal cumplida'],
])('%d of %d reads "%s"', (weekly_activations, weekly_goal, text) => {
  expect(weeklyProgressText({ weekly_activations, weekly_goal })).toBe(text);
});

it.each([
  ["the place's", 600, 25, 600],
  ["the user's own, where the place has none", 0, 25, 25],
  ['none', 0, 0, 0],
])('takes %s', (_what, ofPlace, ofUser, goal) => {
  const stats = { weekly_activations: 412, weekly_goal: ofPlace };
  expect(withOwnWeeklyGoal(stats, ofUser)).toEqual({ ...stats, weekly_goal: goal });
});

it('returns the stats themselves where they have a goal, and where the user has none', () => {
  for (const [ofPlace, ofUser] of [
    [600, 25],
    [0, 0],
  ] as const) {
    const stats = { weekly_goal: ofPlace };
    expect(withOwnWeeklyGoal(stats, ofUser)).toBe(stats);
  }
});

it.each([
  [38_902, 2140, 38_902],
  [2140, 2140, 2140],
  [0, 0, 0],
  [0, 164, null],
  [163, 164, null],
])('a total of %i beside %i in the week is %s', (total, week, known) => {
  expect(knownTotal(total, week)).toBe(known);
});
