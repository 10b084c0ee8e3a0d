import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ticketPreview } from './preview.ts';

describe('ticketPreview', () => {
  it.each([
    ['a'.repeat(80), 'a'.repeat(80)],
    ['a'.repeat(81), `${'a'.repeat(80)}...`],
    [`${'a'.repeat(79)}💎b`, `${'a'.repeat(79)}...`],
    [`<p>${'a'.repeat(78)}💎</p>`, `${'a'.repeat(78)}💎`],
    ['<p></p>', ''],
  ])('shortens %j to %j', (html, preview) => {
    expect(ticketPreview(html)).toBe(preview);
  });

  it('has at most 80 characters and no half character, for random texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const preview = ticketPreview(text).replace(/\.\.\.$/, '');
        expect(preview.length).toBeLessThanOrEqual(80);
        expect(/\p{Surrogate}/u.test(preview)).toBe(false);
      }),
    );
  });
});
