import { describe, expect, it } from 'vitest';
import { PAIRINGS, ratioOf, writtenRatio } from './contrast.ts';
import { cssName, referenceOf, resolved, tokensOf, wordsOf } from './tokens.ts';

it('a contrast is rounded down when it is formatted', () => {
  expect(writtenRatio(4.499)).toBe('4.49');
  expect(writtenRatio(21)).toBe('21.00');
});

describe('the tokens', () => {
  it.each(
    PAIRINGS.flatMap(([need, what, colour, ...on]) =>
      on.map((ground) => [what, colour, ground, need] as const),
    ),
  )('%s: %s on %s has at least %f', (_, colour, ground, need) => {
    expect(ratioOf(colour, ground)).toBeGreaterThanOrEqual(need);
  });

  it('every text colour has at least one background in PAIRINGS', () => {
    const paired = new Set(PAIRINGS.map(([, , colour]) => colour));
    expect(tokensOf('text').filter((path) => !paired.has(path))).toEqual([]);
  });

  it('no text style is smaller than 13 px', () => {
    for (const path of tokensOf('type')) {
      const { fontSize } = resolved(path) as unknown as { fontSize: string };
      expect(Number.parseFloat(fontSize) * 16, path).toBeGreaterThanOrEqual(13);
    }
  });

  it('references are followed, and an unknown path throws', () => {
    expect(resolved('bg.page')).toBe(resolved('neutral.paper'));
    expect(referenceOf('bg.page')).toBe('neutral.paper');
    expect(referenceOf('neutral.paper')).toBeNull();
    expect(() => resolved('bg.nothing')).toThrow(RangeError);
    expect(() => resolved('bg')).toThrow(RangeError);
  });

  it('cssName returns the name in the style sheet, and wordsOf the name in words', () => {
    expect(cssName('button.primaryFace')).toBe('button-primary-face');
    expect(wordsOf('button.primaryFace')).toBe('primary face');
    expect(wordsOf('neutral.ink2')).toBe('ink 2');
  });
});
