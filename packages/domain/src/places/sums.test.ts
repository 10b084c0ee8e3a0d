import { expect, it } from 'vitest';
import type { PlaceCard } from './place.ts';
import { placesSums } from './sums.ts';

const place = (over: Partial<PlaceCard> = {}): PlaceCard => ({
  id: 1,
  name: 'Occidente',
  users: 286,
  activations: 38_902,
  activations_now: 418,
  activations_weekly: 2140,
  weekly_goal: 3500,
  ...over,
});

it('placesSums adds up each figure of the places', () => {
  expect(placesSums([place(), place({ users: 1, activations_now: 0 })])).toEqual({
    places: 2,
    today: 418,
    week: 4280,
    weeklyGoal: 7000,
    total: 77_804,
    users: 287,
  });
});

it.each([0, 1])('placesSums returns null for %d places', (count) => {
  expect(placesSums(Array.from({ length: count }, () => place()))).toBeNull();
});

it('placesSums omits the sum of a figure that any place lacks', () => {
  expect(placesSums([place(), place({ weekly_goal: 0 })])?.weeklyGoal).toBe(0);
  expect(placesSums([place(), place({ activations: 0 })])?.total).toBeNull();
  expect(placesSums([place(), place({ users: 0 })])?.users).toBeNull();
});

it('placesSums counts a place without users and activations as 0 users', () => {
  const empty = place({ users: 0, activations: 0, activations_now: 0, activations_weekly: 0 });
  expect(placesSums([place(), empty])?.users).toBe(286);
  expect(placesSums([empty, empty])).toMatchObject({ today: 0, week: 0, total: 0, users: null });
});

it('placesSums has no number of users if a place without users has any activations', () => {
  const none = { users: 0, activations: 0, activations_now: 0, activations_weekly: 0 };
  for (const some of [{ activations: 5 }, { activations_now: 5 }, { activations_weekly: 5 }]) {
    expect(placesSums([place(), place({ ...none, ...some })])?.users).toBeNull();
  }
});

it('placesSums returns null for a figure that the first place lacks and the next place has', () => {
  const sums = placesSums([place({ users: 0, activations: 0 }), place()]);
  expect(sums).toMatchObject({ users: null, total: null });
});
