import { decodeEntities } from './entities.ts';

/** Elements whose content is not visible text. */
const SILENT = /^(script|style|template|title|noscript|textarea|select|iframe|frameset)$/;
/** Inline elements: their tags do not separate words. */
const INLINE = /^(a|abbr|b|bdi|code|em|font|i|mark|s|small|span|strong|sub|sup|u)$/;

/** Block elements: their tags separate lines. */
export const BLOCK_TAGS: readonly string[] =
  `address article aside blockquote br caption center dd details dialog dir div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary table tbody tfoot thead
  tr ul`.split(/\s+/);
const BLOCKS = new Set(BLOCK_TAGS);

/**
 * Maximum number of characters of html that are read. The rest is not shown. The longest FAQ answer has about 5,000
 * characters.
 */
export const MAX_HTML_LENGTH = 50_000;

/** Matches the start of a tag or a comment. Any other '<' is text. */
const TAG = /<(?=[a-z/!?])/gi;

/** Whether a text contains a tag or a comment. A text without markup is no html: its line breaks are meant. */
export function hasMarkup(text: string): boolean {
  return text.search(TAG) >= 0;
}

/**
 * Returns the index after the '>' that ends the tag at `start`. A '>' within a quoted attribute does not end the tag.
 * If the tag has no end, returns the length of the html.
 */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let at = start; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return at + 1;
    else if (character === '"' || character === "'") quote = character;
  }
  return html.length;
}

/** Returns the index of `needle` at or after `from`. If there is none, returns the length of the html. */
function indexOrEnd(html: string, needle: string, from: number): number {
  const at = html.indexOf(needle, from);
  return at < 0 ? html.length : at;
}

/**
 * Returns the text of the first `MAX_HTML_LENGTH` characters of html, with entities decoded. Calls `separator` with the
 * name of each tag that is not inline, and puts the result in the place of the tag. Works in one pass.
 *
 * @param enough length of the text after which reading may stop
 */
function read(whole: string, enough: number, separator: (name: string) => string): string {
  const html = whole.slice(0, MAX_HTML_LENGTH);
  let text = '';
  let at = 0;
  while (at < html.length && text.length < enough) {
    TAG.lastIndex = at;
    const open = TAG.exec(html)?.index ?? html.length;
    text += html.slice(at, open).replace(/\s+/gu, ' ');
    if (open === html.length) break;
    const tag = /^<\/?([a-z][a-z\d]*)/i.exec(html.slice(open, open + 32));
    if (html.startsWith('<!--', open)) {
      at = indexOrEnd(html, '-->', open) + '-->'.length;
    } else if (tag) {
      const name = (tag[1] ?? '').toLowerCase();
      at = endOfTag(html, open);
      if (SILENT.test(name) && !tag[0].startsWith('</')) {
        const close = new RegExp(`</${name}`, 'gi');
        close.lastIndex = at;
        at = endOfTag(html, close.exec(html)?.index ?? html.length);
      }
      if (!INLINE.test(name)) text += separator(name);
    } else {
      at = indexOrEnd(html, '>', open) + 1;
    }
  }
  return decodeEntities(text);
}

/**
 * Returns the text of html without tags, comments and scripts, with white space collapsed. The result may be shown as
 * text or searched, but not inserted into a page as html.
 *
 * @param enough length of the text after which reading may stop
 */
export function plainText(html: string, enough = Number.POSITIVE_INFINITY): string {
  return read(html, enough, () => ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * Converts html to text, as `plainText` does, but with a line for each paragraph, list item and heading. No line is
 * empty. A text without markup keeps its own lines, with at most one empty line between two of them.
 */
export function plainLines(html: string): string {
  if (!hasMarkup(html)) {
    const lines = decodeEntities(html.slice(0, MAX_HTML_LENGTH)).split(/\r\n?|\n/);
    return lines
      .map((line) => line.trim())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }
  return read(html, Number.POSITIVE_INFINITY, (name) => (BLOCKS.has(name) ? '\n' : ' '))
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
