import { once } from './once.ts';

const graphemes = once(() =>
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('es-MX', { granularity: 'grapheme' })
    : null,
);
/** Maximum length of a character that is kept whole, in code units. A letter with more combining marks may be cut. */
const LONGEST_CHARACTER = 32;
const CONTEXT = 256;

/**
 * Cuts a text to at most `max` code units, and not in the middle of a character. An emoji of several code points is one
 * character if the platform has `Intl.Segmenter`.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const from = Math.max(0, max - CONTEXT);
  const around = text.slice(from, max + CONTEXT);
  const character = graphemes()
    ?.segment(around)
    .containing(max - from);
  const start = character ? from + character.index : max;
  const end = max - start <= LONGEST_CHARACTER ? start : max;
  const cut = text.slice(0, end);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
