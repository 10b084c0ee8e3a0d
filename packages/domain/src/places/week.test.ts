import { expect, it } from 'vitest';
import { placesWeek } from './week.ts';

it('adds up what the places did and what they were to do', () => {
  expect(
    placesWeek([
      { activations_weekly: 412, weekly_goal: 600 },
      { activations_weekly: 88, weekly_goal: 0 },
    ]),
  ).toEqual({ weekly_activations: 500, weekly_goal: 600 });
});

it('is nothing where there is no place', () => {
  expect(placesWeek([])).toEqual({ weekly_activations: 0, weekly_goal: 0 });
});
