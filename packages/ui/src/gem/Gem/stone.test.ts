import { expect, test } from 'vitest';
import { litFacets } from './stone.ts';

test.each([
  [0, 5, 0],
  [2, 5, 3],
  [4, 5, 6],
  [5, 5, 8],
  [9, 5, 8],
  [3, 0, 0],
  [Number.NaN, 5, 0],
])('a progress of %s towards a goal of %s cuts %s facets', (done, goal, lit) => {
  expect(litFacets(done, goal)).toBe(lit);
});
