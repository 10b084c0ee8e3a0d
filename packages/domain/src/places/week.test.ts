import { expect, it } from 'vitest';
import { placesWeek } from './week.ts';

it('placesWeek adds up activations and goals of the places', () => {
  expect(
    placesWeek([
      { activations_weekly: 412, weekly_goal: 600 },
      { activations_weekly: 88, weekly_goal: 100 },
    ]),
  ).toEqual({ weekly_activations: 500, weekly_goal: 700 });
});

it('placesWeek has no goal if any of the places has no goal', () => {
  expect(
    placesWeek([
      { activations_weekly: 412, weekly_goal: 600 },
      { activations_weekly: 88, weekly_goal: 0 },
    ]),
  ).toEqual({ weekly_activations: 500, weekly_goal: 0 });
});

it('placesWeek is 0 of 0 without places', () => {
  expect(placesWeek([])).toEqual({ weekly_activations: 0, weekly_goal: 0 });
});
