import { describe, expect, it } from 'vitest';
import { dailyProgress, progressRatio } from './progress.ts';

describe('progressRatio', () => {
  it.each([
    [38, 412, 38 / 412],
    [0, 10, 0],
    [-0, 10, 0],
    [5, 0, 0],
    [20, 10, 1],
    [-3, 10, 0],
    [Number.NaN, 10, 0],
    [1, Number.NaN, 0],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 1],
  ])('for %d of %d is %d', (done, goal, ratio) => {
    expect(progressRatio(done, goal)).toBe(ratio);
  });
});

describe('dailyProgress', () => {
  it.each([
    [0, 5, { nextGoal: 5, done: 0, goal: 5, ratio: 0 }],
    [3, 5, { nextGoal: 5, done: 3, goal: 5, ratio: 0.6 }],
    [5, 5, { nextGoal: 10, done: 0, goal: 5, ratio: 0 }],
    [7, 5, { nextGoal: 10, done: 2, goal: 5, ratio: 0.4 }],
    [-3, 5, { nextGoal: 5, done: 0, goal: 5, ratio: 0 }],
    [2.9, 5, { nextGoal: 5, done: 2, goal: 5, ratio: 0.4 }],
    [Number.NaN, 5, { nextGoal: 5, done: 0, goal: 5, ratio: 0 }],
  ])('for %d activations and a daily goal of %d is %j', (activations, goal, progress) => {
    expect(dailyProgress(activations, goal)).toEqual(progress);
  });

  it.each([0, -5, Number.NaN])('is null for a daily goal of %d', (goal) => {
    expect(dailyProgress(3, goal)).toBeNull();
  });
});
