import { expect, it } from 'vitest';
import { readParam } from './params.ts';

it.each([
  ['on', true],
  [true, true],
  ['off', false],
  [0, false],
])('a param with the value %j is on: %s', (value, isOn) => {
  expect(readParam({ value })).toBe(isOn);
});

it.each([undefined, null, 'quizás'])('a param with the value %j is neither on nor off', (value) => {
  expect(() => readParam({ value })).toThrow('unreadable');
});
