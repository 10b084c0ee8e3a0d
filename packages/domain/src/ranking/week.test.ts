import { expect, it } from 'vitest';
import { knownTotal, weeklyProgressText, withOwnWeeklyGoal } from './week.ts';

it.each([
  [0, 0, ''],
  [412, 600, 'Faltan 188 para la meta semanal'],
  [599, 600, 'Falta 1 para la meta semanal'],
  [1, 1_285, 'Faltan 1,284 para la meta semanal'],
  [600, 600, 'Meta semanal cumplida'],
])('weeklyProgressText for %d of %d is "%s"', (weekly_activations, weekly_goal, text) => {
  expect(weeklyProgressText({ weekly_activations, weekly_goal })).toBe(text);
});

it("withOwnWeeklyGoal uses the user's own goal if the place has none", () => {
  const stats = { weekly_activations: 412, weekly_goal: 0 };
  expect(withOwnWeeklyGoal(stats, 25)).toEqual({ ...stats, weekly_goal: 25 });
  expect(withOwnWeeklyGoal(stats, 0)).toBe(stats);
  const ofPlace = { ...stats, weekly_goal: 600 };
  expect(withOwnWeeklyGoal(ofPlace, 25)).toBe(ofPlace);
});

it.each([
  [38_902, 2140, 38_902],
  [2140, 2140, 2140],
  [0, 164, null],
  [163, 164, null],
])('knownTotal for a total of %i and a week of %i is %s', (total, week, known) => {
  expect(knownTotal(total, week)).toBe(known);
});
