import { expect, it } from 'vitest';
import type { Stats, StatsMember } from '../ranking/stats.ts';
import { todayProgress } from './today.ts';
import { hasDailyGoal, hasOwnHistory } from './today-shown.ts';

const member = (id: number, week: number, daily_goal = 5): StatsMember => ({
  ...{ id, name: 'Ana', total_referals: 90, daily_activations: 3, weekly_activations: week },
  daily_goal,
});

const stats = (over: Partial<Stats> = {}): Stats => ({
  ...{ id: 11, name: 'León Centro', position: 1, me_referals: 38, total_referals: 412 },
  ...{ daily_activations: 12, weekly_activations: 61, weekly_goal: 80, sumary: 1 },
  referals: [member(1, 30), member(7, 18)],
  ...over,
});

const activator = { id: 7, role_id: 3, daily_goal: 5, daily_activations: 3, weekly_goal: 25 };
const driver = { ...activator, role_id: 5 };

it('shows an activator their own progress of today and of this week', () => {
  expect(todayProgress(activator, [stats()])).toEqual({
    of: 'own',
    day: { done: 3, goal: 5, text: 'Hoy 3 de 5' },
    week: { done: 18, goal: 25, text: 'Te faltan 7 esta semana' },
  });
});

it("finds the user's own row in any of the loaded places", () => {
  const places = [stats({ referals: [] }), stats()];
  expect(todayProgress(activator, places)?.week?.done).toBe(18);
});

it('describes a week with one activation missing, a reached goal and an exceeded goal', () => {
  const week = (done: number) =>
    todayProgress(activator, [stats({ referals: [member(7, done)] })])?.week?.text;
  expect(week(24)).toBe('Te falta 1 esta semana');
  expect(week(25)).toBe('Meta de la semana cumplida');
  expect(week(1_284_000)).toBe('Meta de la semana cumplida');
});

it("shows only today if the stats are not loaded or lack the user's own row", () => {
  expect(todayProgress(activator, [])).toMatchObject({ day: { done: 3 }, week: null });
  const without = [stats({ referals: [member(1, 30)] })];
  expect(todayProgress(activator, without)?.week).toBeNull();
});

it('omits day or week if its goal is 0 or not a number', () => {
  expect(todayProgress({ ...activator, daily_goal: 0 }, [stats()])?.day).toBeNull();
  expect(todayProgress({ ...activator, weekly_goal: 0 }, [stats()])?.week).toBeNull();
  expect(todayProgress({ ...activator, daily_goal: 0, weekly_goal: 0 }, [stats()])).toBeNull();
  expect(todayProgress({ ...activator, daily_goal: Number.NaN }, [])).toBeNull();
});

it('formats large numbers with a thousands separator', () => {
  const user = { ...activator, daily_goal: 10_000, daily_activations: 1284 };
  expect(todayProgress(user, [])?.day?.text).toBe('Hoy 1,284 de 10,000');
});

it("compares the agency of a driver with the sum of its members' daily goals and with its weekly goal", () => {
  expect(todayProgress(driver, [stats()])).toEqual({
    of: 'agency',
    day: { done: 12, goal: 10, text: 'Hoy 12 de 10' },
    week: { done: 61, goal: 80, text: 'Faltan 19 esta semana' },
  });
});

it('describes the week of an agency with one activation missing and with a reached goal', () => {
  const week = (weekly_activations: number) =>
    todayProgress(driver, [stats({ weekly_activations })])?.week?.text;
  expect(week(79)).toBe('Falta 1 esta semana');
  expect(week(80)).toBe('Meta de la semana cumplida');
});

it('omits the day of an agency if any of its members has no daily goal', () => {
  const agency = stats({ referals: [member(1, 30), member(7, 18, 0)] });
  expect(todayProgress(driver, [agency])?.day).toBeNull();
  expect(todayProgress(driver, [stats({ referals: [] })])?.day).toBeNull();
});

it('omits the day of an activator whose activations the server has not sent', () => {
  expect(todayProgress({ ...activator, daily_activations: null }, [])).toBeNull();
});

it('is null for other roles, and for a driver whose stats are not loaded', () => {
  for (const role_id of [2, 4, 6, 9, 99]) {
    expect(todayProgress({ ...activator, role_id }, [stats()])).toBeNull();
  }
  expect(todayProgress(driver, [])).toBeNull();
});

it('only activators and drivers have a history of own activations', () => {
  const having = [2, 3, 4, 5, 6, 9].filter((role_id) => hasOwnHistory({ role_id }));
  expect(having).toEqual([3, 5]);
});

it('hasDailyGoal is true only for an activator with a daily goal', () => {
  expect(hasDailyGoal(activator)).toBe(true);
  expect(hasDailyGoal({ ...activator, daily_goal: 0 })).toBe(false);
  expect(hasDailyGoal(driver)).toBe(false);
});
