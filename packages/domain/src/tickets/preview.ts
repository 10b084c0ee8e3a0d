import { cutText } from '../format/characters.ts';
import { plainText } from '../format/plain-text.ts';

/** Maximum number of characters of a ticket's preview (spec section 9). */
export const PREVIEW_MAX = 80;
/** Number of characters of html that are enough for any preview. The rest is not parsed. */
const PREVIEW_HTML_MAX = 1000;

/**
 * Returns the first 80 characters of a ticket's extract, without html (spec section 2, Support). A longer text is cut after its last
 * whole word, and ends with '...'.
 */
export function ticketPreview(html: string): string {
  const text = plainText(html, PREVIEW_HTML_MAX);
  const cut = cutText(text, PREVIEW_MAX);
  if (cut.length === text.length) return text;
  const isWhole = /\s/u.test(text.charAt(cut.length));
  const words = isWhole ? cut : cut.replace(/\s+\S*$/u, '');
  return `${words.replace(/[\s,;:.]+$/u, '') || cut}...`;
}
