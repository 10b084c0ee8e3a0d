import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './characters.ts';

const LONE_SURROGATE = /\p{Surrogate}/u;

describe('cutText', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['ab💎', 3, 'ab'],
    ['ab💎d', 4, 'ab💎'],
    ['a👩‍🔧b', 5, 'a'],
    ['a👩‍🔧b', 6, 'a👩‍🔧'],
    ['a🇲🇽b', 3, 'a'],
    ['ae\u0301', 2, 'a'],
  ])('cuts %j at %d to %j', (text, max, cut) => {
    expect(cutText(text, max)).toBe(cut);
  });

  it('does not cut an emoji in half after a thousand other characters', () => {
    const long = 'a'.repeat(1000);
    expect(cutText(`${long}👩‍🔧`, 1003)).toBe(long);
  });

  it('cuts within a character that has hundreds of combining marks', () => {
    expect(cutText(`a${'\u0301'.repeat(500)}`, 199)).toHaveLength(199);
  });

  it('does not cut an emoji in half within a very long character', () => {
    expect(cutText('💎\u200d'.repeat(100), 199)).toHaveLength(198);
  });

  it('returns the beginning of the text, at most the maximum length and without half a character', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 250 }), (whole, max) => {
        const cut = cutText(whole, max);
        expect(whole.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(LONE_SURROGATE.test(cut)).toBe(false);
        if (whole.length <= max) expect(cut).toBe(whole);
      }),
    );
  });
});
