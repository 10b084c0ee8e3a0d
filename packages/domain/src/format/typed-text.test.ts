import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanText } from './typed-text.ts';

/** Characters that nobody sees: marks and embeddings of the writing direction, joiners, and zero-width spaces. */
const INVISIBLE = [...'\u00AD\u061C\u200B\u200D\u200F\u202A\u202E\u2060\u2066\u2069\uFEFF'];

describe('cleanText', () => {
  it.each(INVISIBLE.map((sign) => [sign.codePointAt(0)?.toString(16), sign] as const))(
    'removes U+%s everywhere',
    (_code, sign) => {
      expect(cleanText(`${sign}Fer${sign}nanda ${sign}`)).toBe('Fernanda');
      expect(cleanText(` ${sign} `)).toBe('');
    },
  );

  it.each([
    'Muchas gracias 👨‍👩‍👧‍👦 y 👩🏽‍🔧',
    'Bandera 🏳️‍🌈 y corazón ❤️‍🔥',
    'Calle 5 de Mayo n.º 32, «Centro»',
  ])('changes nothing in %j', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  it('removes a joiner that joins no two emoji', () => {
    expect(cleanText('👍\u200D gracias')).toBe('👍 gracias');
    expect(cleanText('a\u200D👍')).toBe('a👍');
  });

  it('reads 200,000 characters in no time', () => {
    expect(cleanText('\u200D❤'.repeat(100_000))).toHaveLength(199_999);
    expect(cleanText(' \u200B'.repeat(100_000))).toBe('');
  });
});

it.each([
  ['\u202AMAILTO: fer.avila@correo.mx\u202C', 'fer.avila@correo.mx'],
  ['mailto:fer.avila@correo.mx?subject=Hola', 'fer.avila@correo.mx'],
  [' fer.avila@correo.mx\u200B', 'fer.avila@correo.mx'],
  ['mailto@correo.mx', 'mailto@correo.mx'],
])('cleanEmail(%j) returns %j', (typed, sent) => {
  expect(cleanEmail(typed)).toBe(sent);
});
