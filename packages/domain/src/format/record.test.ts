import { expect, it } from 'vitest';
import { isMoment, isRecord, isTexts } from './record.ts';

it.each<[unknown, boolean]>([
  [{}, true],
  [[], true],
  [null, false],
  [undefined, false],
])('isRecord(%j) is %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});

it.each<[unknown, boolean]>([
  [0, true],
  [8_640_000_000_000_000, true],
  [8_640_000_000_000_001, false],
  [Number.NaN, false],
  ['0', false],
  [null, false],
])('isMoment(%j) is %s', (value, expected) => {
  expect(isMoment(value)).toBe(expected);
});

it.each<[unknown, boolean]>([
  [{}, true],
  [{ city: 'León' }, true],
  [{ city: 'León', street: 7 }, false],
  [null, false],
  ['street', false],
])('isTexts(%j) is %s', (value, expected) => {
  expect(isTexts(value)).toBe(expected);
});
