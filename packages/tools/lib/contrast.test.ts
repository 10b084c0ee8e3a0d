import { describe, expect, it } from 'vitest';
import { colourOf, contrast } from './contrast.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.478],
    ['#B3261E', '#B3261E', 1],
    ['#14231D', '#F5F4EC', 14.78],
    ['#00694e', '#ffffff', 6.71],
  ])('of %s and %s is %f', (one, other, ratio) => {
    expect(contrast(colourOf(one), colourOf(other))).toBeCloseTo(ratio, 2);
    expect(contrast(colourOf(other), colourOf(one))).toBe(contrast(colourOf(one), colourOf(other)));
  });

  it('throws for a colour that is not in the form #rrggbb', () => {
    expect(() => colourOf('#06201BB8')).toThrow(RangeError);
    expect(() => colourOf('rgb(0, 0, 0)')).toThrow(RangeError);
  });
});
