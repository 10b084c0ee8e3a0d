import { describe, expect, it } from 'vitest';
import { ids, material } from '../testing/materials.ts';
import { isIds, pendingIntros, viewedAfter } from './pending.ts';

it.each<[unknown, boolean]>([
  [[], true],
  [[5], true],
  [['5', 'a-1'], true],
  [[{}], false],
  [7, false],
  [null, false],
])('the stored value %j is a list of ids: %s', (value, expected) => {
  expect(isIds(value)).toBe(expected);
});

describe('pendingIntros', () => {
  const all = [
    material(1),
    material(2, { every_day: true }),
    material(3, { is_intro: false }),
    material(4, { roles: [5] }),
    material(5),
  ];

  it("returns the intros for the role in the server's order, without viewed ones", () => {
    expect(ids(pendingIntros(all, 3, []))).toEqual([1, 2, 5]);
    expect(ids(pendingIntros(all, 3, [1, 2]))).toEqual([2, 5]);
  });
});

describe('viewedAfter', () => {
  it('adds the id of an intro once, and never the id of a daily intro', () => {
    expect(viewedAfter([1], material(2))).toEqual([1, 2]);
    expect(viewedAfter([1], material(1))).toEqual([1]);
    expect(viewedAfter(['1'], material(1))).toEqual(['1']);
    expect(viewedAfter([1], material(2, { every_day: true }))).toEqual([1]);
  });
});
