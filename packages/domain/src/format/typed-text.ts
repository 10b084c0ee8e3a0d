/**
 * Matches characters that nobody sees: soft hyphens, zero-width spaces and joiners, and marks of the writing direction.
 * They come along with text that is copied from contact lists and web pages. A joiner between two emoji is captured
 * with the first emoji, because it makes one picture of them: '👨‍👩‍👧'.
 */
const INVISIBLE =
  /((?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic}))|[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Returns a text without characters that nobody sees. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '$1');
}

/**
 * Returns a typed or pasted text as it is sent: without characters that nobody sees, and without white space around it.
 * Every payload with typed text is built with this function.
 */
export function cleanText(typed: string): string {
  return withoutInvisible(typed).trim();
}

/** Returns a typed or pasted e-mail address as it is sent. An address copied from a link begins with 'mailto:'. */
export function cleanEmail(typed: string): string {
  return cleanText(typed)
    .replace(/^mailto:([^?]*)[\s\S]*$/iu, '$1')
    .trim();
}
