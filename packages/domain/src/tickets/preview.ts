import { cutText } from '../format/characters.ts';
import { plainWords } from '../format/plain-words.ts';

/** Most characters of a ticket's preview (spec section 9). */
export const PREVIEW_MAX = 80;
/** Enough text for any preview. */
const ENOUGH = 1000;

/** The first 80 characters of a ticket's extract, html stripped (decision 43); '...' where it goes on. */
export function ticketPreview(html: string): string {
  const words = plainWords(html, ENOUGH);
  const cut = cutText(words, PREVIEW_MAX);
  return cut.length < words.length ? `${cut}...` : words;
}
