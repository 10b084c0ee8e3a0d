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
])('weeklyProgressText for %d of %d is "%s"', (weekly_activations, weekly_goal, text) => {
  expect(weeklyProgressText({ weekly_activations, weekly_goal })).toBe(text);
});

it.each([
  ['the goal of the place', 600, 25, 600],
  ["the user's own goal if the place has none", 0, 25, 25],
  ['no goal if both are 0', 0, 0, 0],
])('withOwnWeeklyGoal uses %s', (_what, ofPlace, ofUser, goal) => {
  const stats = { weekly_activations: 412, weekly_goal: ofPlace };
  expect(withOwnWeeklyGoal(stats, ofUser)).toEqual({ ...stats, weekly_goal: goal });
});

it('withOwnWeeklyGoal returns the same object if the place has a goal or the user has none', () => {
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
])('knownTotal for a total of %i and a week of %i is %s', (total, week, known) => {
  expect(knownTotal(total, week)).toBe(known);
});
