/** Tags that only a whole page has. */
const PAGE = /<(?:!doctype|\?xml|html|head|body|title|script|meta)\b/i;

/** Whether a text is a page, as a captive portal or a gateway sends it, and no message. */
export function isPage(text: string): boolean {
  return PAGE.test(text);
}

/** Marks of code, of a stack trace, of a database or of html: nothing that was written for staff. */
const TECHNICAL =
  /<\/?[a-z!]|^\s*[[{]|::|\\|\bSQLSTATE\b|\bECONN[A-Z]+|\bat\s+\S+\s*\(|^#\d+ \/|\.(?:php|js|ts|java|py|rb|cs)\b|\w(?:Exception|Error)\b|\b(?:Traceback|undefined|null|NaN)\b/im;
/** A letter of another script than ours. */
const FOREIGN_LETTER = /[^\p{Script=Latin}\P{L}]/u;
/** What only Spanish has. */
const SPANISH_LETTER = /[áéíóúüñ¿¡]/i;

/** Words of frameworks, gateways and English grammar. None of them is a Spanish word as well ('a', 'has', 'no'). */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `access allowed already an and any are attempts bad be been but by cannot conflict could data denied does entity
  exceeded exist exists expired failed failure field forbidden found from gateway given have in internal invalid
  is it larger later limit long many match mismatch missing must not occurred of on only or page payload please
  permission proxy query read refused request requests required results server service something sorry that the
  there this timed timeout to token too try unable unauthenticated unauthorized unavailable unexpected unknown
  unprocessable unsupported unverified upstream user valid was went were whoops with wrong you your`.split(
    /\s+/,
  ),
);
const SPANISH_WORDS: ReadonlySet<string> = new Set(
  `al con de del el en es esta este ha hay la las lo los más mi mis nos para por porque premio que se sin su sus tu
  tus un una ya y`.split(/\s+/),
);
const countIn = (words: readonly string[], list: ReadonlySet<string>) =>
  words.filter((word) => list.has(word)).length;

/**
 * Whether staff may read a message of the server: Spanish sentences as they are. Not what a framework says in English
 * ('Server Error', 'The given data was invalid.'), nor code, stack traces or html. A message of words that say nothing
 * about its language passes: it was hardly written by a framework.
 */
export function isForStaff(message: string): boolean {
  if (message.trim() === '' || TECHNICAL.test(message) || FOREIGN_LETTER.test(message))
    return false;
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const spanish = countIn(words, SPANISH_WORDS) + (SPANISH_LETTER.test(message) ? 1 : 0);
  return countIn(words, ENGLISH_WORDS) <= spanish;
}

/** The message of the server where staff may read it; else null, and a sentence of ours takes its place. */
export function staffMessage(message: string | null | undefined): string | null {
  return message && isForStaff(message) ? message : null;
}
