import { cutText } from '../format/characters.ts';
import { wordSet } from '../format/fold.ts';
import { plainLines } from '../format/plain-text.ts';

/** Matches tags that occur only in a whole html page. */
const PAGE = /<(?:!doctype|\?xml|html|head|body|title|script|meta)\b/i;

/** Whether a text is an html page rather than a message. Captive portals and gateways send such pages. */
export function isPage(text: string): boolean {
  return PAGE.test(text);
}

/** Maximum number of characters of a server's text that are judged, and then shown or reported. */
export const MAX_MESSAGE_LENGTH = 1000;
/** Matches the senders before a message, such as '[Elektra] ' or '[API][422]: '. */
const SENDERS = /^(?:\[[^\][{}"']{1,40}\][\s:–-]{0,3})+/u;
/** Matches signs of code, a stack trace, a database or JSON. A text with such a sign was not written for users. */
const TECHNICAL =
  /^[[{]|::|\\|\bSQLSTATE\b|\bECONN[A-Z]|\bat\s+\S+\s*\(|^#\d+ \/|\w(?:Exception|Error)\b|\bTraceback\b/m;
/** Matches e-mail addresses and links. Their parts are no words of the sentence. */
const ADDRESS = /\S+@\S+|\b(?:https?:|www\.)\S+/g;
const LETTER = /\p{L}/u;
/** Matches a letter of a script other than Latin. */
const FOREIGN_LETTER = /[^\p{Script=Latin}\P{L}]/u;
/** Matches characters that occur in Spanish but not in English. */
const SPANISH_LETTER = /[áéíóúüñ¿¡]/i;

/**
 * English words that occur in messages of frameworks and gateways, common English words, and words of code. Words that
 * are also Spanish ('a', 'has', 'no') are omitted.
 */
export const ENGLISH_WORDS: ReadonlySet<string> = wordSet(
  `access allowed already an and any are attempts bad be been but by cannot conflict could data denied does entity
  exceeded exist exists expired failed failure field forbidden found from gateway given have in internal invalid
  is it larger later limit long many match mismatch missing must not occurred of on only or page payload please
  permission proxy query read refused request requests required results server service something sorry that the
  there this timed timeout to token too try unable unauthenticated unauthorized unavailable unexpected unknown
  unprocessable unsupported unverified upstream user valid was went were whoops with wrong you your
  cs java js nan null php py rb ts undefined`,
);
const SPANISH_WORDS = wordSet(
  `al con de del el en es esta este ha hay la las lo los más mi mis nos para por porque premio que se sin su sus tu
  tus un una ya y`,
);
const countIn = (words: readonly string[], list: ReadonlySet<string>) =>
  words.filter((word) => list.has(word)).length;

/** Whether words of the server are a sentence for users, who are sales staff and speak Spanish. */
function isSentence(text: string): boolean {
  if (!LETTER.test(text) || TECHNICAL.test(text) || FOREIGN_LETTER.test(text)) return false;
  const words =
    text
      .toLowerCase()
      .replace(ADDRESS, ' ')
      .match(/\p{L}+/gu) ?? [];
  const spanish = countIn(words, SPANISH_WORDS) + (SPANISH_LETTER.test(text) ? 1 : 0);
  return countIn(words, ENGLISH_WORDS) <= spanish;
}

/**
 * Returns the words of the server's message if users may read them. Otherwise returns null, so that the caller shows a
 * message of our own (decision 72).
 *
 * - Markup and the sender before the message are removed: '[Elektra] Este producto \<b>no\</b> está disponible'. Line
 *   breaks stay.
 * - A Spanish sentence is shown, also if it names a file or contains an English word.
 * - English texts of a framework ('Server Error', 'The given data was invalid.'), code, stack traces, JSON and html pages
 *   are not shown.
 * - A message whose words could be of either language is shown, because hardly any framework sends such a message.
 * - Only the first `MAX_MESSAGE_LENGTH` characters are read.
 */
export function messageForUsers(message: string | null | undefined): string | null {
  if (!message) return null;
  const cut = cutText(message, MAX_MESSAGE_LENGTH);
  if (isPage(cut)) return null;
  const words = plainLines(cut).replace(SENDERS, '').trim();
  if (!isSentence(words)) return null;
  return cut.length < message.length ? `${words}…` : words;
}

/** Whether users may read the server's message (`messageForUsers`). */
export function isForUsers(message: string): boolean {
  return messageForUsers(message) !== null;
}
