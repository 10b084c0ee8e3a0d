import { wordSet } from '../format/fold.ts';

/** Matches tags that occur only in a whole html page. */
const PAGE = /<(?:!doctype|\?xml|html|head|body|title|script|meta)\b/i;

/** Whether a text is an html page rather than a message. Captive portals and gateways send such pages. */
export function isPage(text: string): boolean {
  return PAGE.test(text);
}

/** Matches signs of code, a stack trace, a database or html. A text with such a sign was not written for users. */
const TECHNICAL =
  /<\/?[a-z!]|^\s*[[{]|::|\\|\bSQLSTATE\b|\bECONN[A-Z]|\bat\s+\S+\s*\(|^#\d+ \/|\.(?:php|js|ts|java|py|rb|cs)\b|\w(?:Exception|Error)\b|\b(?:Traceback|undefined|null|NaN)\b/im;
/** Matches a letter of a script other than Latin. */
const FOREIGN_LETTER = /[^\p{Script=Latin}\P{L}]/u;
/** Matches characters that occur in Spanish but not in English. */
const SPANISH_LETTER = /[áéíóúüñ¿¡]/i;

/**
 * English words that occur in messages of frameworks and gateways, and common English words. Words that are also
 * Spanish ('a', 'has', 'no') are omitted.
 */
export const ENGLISH_WORDS: ReadonlySet<string> = wordSet(
  `access allowed already an and any are attempts bad be been but by cannot conflict could data denied does entity
  exceeded exist exists expired failed failure field forbidden found from gateway given have in internal invalid
  is it larger later limit long many match mismatch missing must not occurred of on only or page payload please
  permission proxy query read refused request requests required results server service something sorry that the
  there this timed timeout to token too try unable unauthenticated unauthorized unavailable unexpected unknown
  unprocessable unsupported unverified upstream user valid was went were whoops with wrong you your`,
);
const SPANISH_WORDS = wordSet(
  `al con de del el en es esta este ha hay la las lo los más mi mis nos para por porque premio que se sin su sus tu
  tus un una ya y`,
);
const countIn = (words: readonly string[], list: ReadonlySet<string>) =>
  words.filter((word) => list.has(word)).length;

/**
 * Whether a message of the server may be shown to users. The users are sales staff who speak Spanish.
 *
 * - Spanish sentences may be shown.
 * - English texts of a framework ('Server Error', 'The given data was invalid.'), code, stack traces and html must not
 *   be shown.
 * - A message whose words could be of either language may be shown, because hardly any framework sends such a message.
 */
export function isForUsers(message: string): boolean {
  if (message.trim() === '' || TECHNICAL.test(message) || FOREIGN_LETTER.test(message))
    return false;
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const spanish = countIn(words, SPANISH_WORDS) + (SPANISH_LETTER.test(message) ? 1 : 0);
  return countIn(words, ENGLISH_WORDS) <= spanish;
}

/**
 * Returns the server's message if it may be shown to users. Otherwise returns null, so that the caller shows a message
 * of our own.
 */
export function messageForUsers(message: string | null | undefined): string | null {
  return message && isForUsers(message) ? message : null;
}
