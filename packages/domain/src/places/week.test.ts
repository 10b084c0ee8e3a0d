import { expect, it } from 'vitest';
import { placesWeek } from './week.ts';

it('adds up activations and goals of the places', () => {
  expect(
    placesWeek([
      { activations_weekly: 412, weekly_goal: 600 },
      { activations_weekly: 88, weekly_goal: 100 },
    ]),
  ).toEqual({ weekly_activations: 500, weekly_goal: 700 });
});

it('has no goal where one of the places has none: the sum would compare all with a part', () => {
  expect(
    placesWeek([
      { activations_weekly: 412, weekly_goal: 600 },
      { activations_weekly: 88, weekly_goal: 0 },
    ]),
  ).toEqual({ weekly_activations: 500, weekly_goal: 0 });
});

it('is nothing where there is no place', () => {
  expect(placesWeek([])).toEqual({ weekly_activations: 0, weekly_goal: 0 });
});
