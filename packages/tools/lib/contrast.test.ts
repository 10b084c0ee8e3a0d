import { expect, it } from 'vitest';
import { colourOf, contrast } from './contrast.ts';

it.each([
  ['#000000', '#FFFFFF', 21],
  ['#777777', '#ffffff', 4.478],
  ['#B3261E', '#B3261E', 1],
])('the contrast of %s and %s is %f, in both directions', (one, other, ratio) => {
  expect(contrast(colourOf(one), colourOf(other))).toBeCloseTo(ratio, 2);
  expect(contrast(colourOf(other), colourOf(one))).toBeCloseTo(ratio, 2);
});
