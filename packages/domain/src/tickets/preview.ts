import { cutText } from '../format/characters.ts';
import { plainText } from '../format/plain-text.ts';

/** Maximum number of characters of a ticket's preview (spec section 9). */
export const PREVIEW_MAX = 80;
/** Number of characters of html that are enough for any preview. The rest is not parsed. */
const PREVIEW_HTML_MAX = 1000;

/**
 * Returns the first 80 characters of a ticket's extract, without html (decision 43). Ends with '...' if the text is
 * longer.
 */
export function ticketPreview(html: string): string {
  const text = plainText(html, PREVIEW_HTML_MAX);
  const cut = cutText(text, PREVIEW_MAX);
  return cut.length < text.length ? `${cut}...` : text;
}
