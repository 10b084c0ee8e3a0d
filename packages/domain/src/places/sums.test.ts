import { expect, it } from 'vitest';
import { place } from '../testing/places.ts';
import { placesSums } from './sums.ts';

const some = (over?: Parameters<typeof place>[1]) => place(1, over);

it('placesSums adds up each figure of the places', () => {
  expect(placesSums([some(), some({ users: 1, activations_now: 0 })])).toEqual({
    ...{ places: 2, users: 11, today: 10, week: 100, weeklyGoal: 200, total: 2000 },
  });
});

it.each([0, 1])('placesSums returns null for %d places', (count) => {
  expect(placesSums(Array.from({ length: count }, () => some()))).toBeNull();
});

it('placesSums omits the sum of a figure that any place lacks', () => {
  expect(placesSums([some(), some({ weekly_goal: 0 })])?.weeklyGoal).toBe(0);
  expect(placesSums([some(), some({ activations: 0 })])?.total).toBeNull();
  expect(placesSums([some(), some({ users: 0 })])?.users).toBeNull();
});

it('placesSums counts a place without users and activations as 0 users', () => {
  const empty = some({ users: 0, activations: 0, activations_now: 0, activations_weekly: 0 });
  expect(placesSums([some(), empty])?.users).toBe(10);
  expect(placesSums([empty, empty])).toMatchObject({ today: 0, week: 0, total: 0, users: null });
});

it('placesSums has no number of users if a place without users has any activations', () => {
  const none = { users: 0, activations: 0, activations_now: 0, activations_weekly: 0 };
  for (const active of [{ activations: 5 }, { activations_now: 5 }, { activations_weekly: 5 }]) {
    expect(placesSums([some(), some({ ...none, ...active })])?.users).toBeNull();
  }
});

it('placesSums returns null for a figure that the first place lacks and the next place has', () => {
  const sums = placesSums([some({ users: 0, activations: 0 }), some()]);
  expect(sums).toMatchObject({ users: null, total: null });
});
