import { colourOf, contrast } from '@gemas/tools/lib/contrast';
import { readSource, sourceFiles } from '@gemas/tools/lib/sources';
import { type Style, stylesIn } from '@gemas/tools/lib/styles';
import { describe, expect, it } from 'vitest';
import { PAIRINGS, ratioOf, TEXT, writtenRatio } from './contrast.ts';
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

describe('text on a face that a pseudo-element draws, which axe does not see', () => {
  const SHEET = readSource('packages/ui/src/theme/tokens.css');

  /** Returns the colours of the tokens in a value: '#ffbe2e'. */
  const coloursIn = (value: string): string[] =>
    [...value.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => {
      const [, found = ''] = RegExp(`${name}: ([^;]+);`).exec(SHEET) ?? [];
      return /^#[\da-f]{6}$/.test(found) ? [found] : coloursIn(found);
    });

  /** Returns each text colour in a template, with each colour of the face behind the text. */
  function pairsIn(styles: readonly Style[]): (readonly [text: string, face: string])[] {
    const behind = new Set(
      styles
        .filter(({ property, value }) => property === 'z-index' && value === '-1')
        .flatMap(({ selectors }) => selectors),
    );
    const texts: Record<string, string[]> = {};
    const faces: Record<string, string[]> = {};
    for (const { selectors, property, value } of styles)
      for (const selector of selectors) {
        const [element = '', pseudo] = selector.split(/(?=::)/);
        // A rule without z-index may change a face that the template draws.
        const isFace = pseudo && (behind.has(selector) || behind.has(`.self${pseudo}`));
        if (property === '--face' || (property === 'background' && isFace))
          faces[element] = [...(faces[element] ?? []), ...coloursIn(value)];
        if (/^(color|--label)$/.test(property))
          texts[element] = [...(texts[element] ?? []), ...coloursIn(value)];
      }
    return Object.keys({ ...texts, ...faces }).flatMap((element) =>
      (texts[element] ?? texts['.self'] ?? []).flatMap((text) =>
        (faces[element] ?? faces['.self'] ?? []).map((face) => [text, face] as const),
      ),
    );
  }
  const lowIn = (path: string, source: string) =>
    stylesIn(path, source)
      .flatMap(pairsIn)
      .filter(([text, face]) => contrast(colourOf(text), colourOf(face)) < TEXT);

  it('has at least 4.5', () => {
    const paths = sourceFiles(['packages/ui/src'], /(?<!\.stories|\.test)\.tsx?$/);
    const low = paths.map((path) => [path, lowIn(path, readSource(path))] as const);
    expect(low.filter(([, pairs]) => pairs.length > 0)).toEqual([]);
  });

  it('white on gold is found', () => {
    const source = '`--face: var(--gold-400); &[data-new] { color: var(--neutral-white); }`';
    expect(lowIn('a.ts', source)).toEqual([['#ffffff', '#ffbe2e']]);
  });
});
