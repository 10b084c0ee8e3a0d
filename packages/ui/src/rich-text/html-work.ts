import { MAX_HTML_LENGTH } from '@gemas/domain';

/** Maximum number of nodes of one html text, as counted by `workOf`. */
export const MAX_WORK = 3000;

/**
 * Formatting elements. Until their end tag, a parser reopens them in every following block, so 500 of them before 500
 * blocks become 250,000 nodes.
 */
const REOPENED = /^(a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;
/** Elements without an end tag. */
const VOID = /^(br|hr|img|input|col|area|source|track|wbr|meta|link|base|embed|param)$/;
/** Elements inside which the parser follows other rules. Texts written for staff do not contain them. */
const STRANGE =
  /^(script|style|title|textarea|xmp|iframe|noembed|noframes|noscript|plaintext|template|select|svg|math|object|applet|marquee|frameset)$/;
/** Number of nodes that one misplaced end tag can create at most. */
const MISPLACED = 32;

const ATTRIBUTE = String.raw`\s+[a-z][a-z\d:-]*(?:=(?:"[^"]*"|'[^']*'|[^\s"'=<>\x60]+))?`;
/** A tag or a comment in the usual notation. */
const PLAIN = new RegExp(`<(/?)([a-z][a-z\\d]*)((?:${ATTRIBUTE})*)\\s*/?>|<!--[^->]*-->`, 'iy');

/**
 * Returns an upper bound of the number of nodes that a parser creates from `html`. Does not parse it, and stops
 * counting above `MAX_WORK`.
 *
 * - Each tag counts as one node, plus the formatting elements that the parser opens again after the tag.
 * - An end tag counts as closing the last open element only if its name is certain to be read by the parser.
 * - After unusual notation, such as an end tag in an attribute, no end tag is certain any more.
 */
export function workOf(html: string): number {
  const open: string[] = [];
  let reopened = 0;
  let work = 0;
  let isPlain = true;
  const begin = /<[a-z/!?]/gi;
  for (let found = begin.exec(html); found && work <= MAX_WORK; found = begin.exec(html)) {
    const at = found.index;
    PLAIN.lastIndex = at;
    const tag: RegExpExecArray | null = isPlain ? PLAIN.exec(html) : null;
    const name = (/^<\/?([a-z][a-z\d]*)/i.exec(html.slice(at, at + 16))?.[1] ?? '').toLowerCase();
    isPlain = tag !== null && !STRANGE.test(name);
    const isEnd = html.charAt(at + 1) === '/';
    if (isEnd && isPlain && open[open.length - 1] === name) {
      open.pop();
      if (REOPENED.test(name)) reopened -= 1;
    } else if (REOPENED.test(name)) {
      work += isEnd || (name === 'a' && open.includes('a')) ? MISPLACED : 1;
      if (!isEnd) reopened += 1;
    } else {
      work += 1 + reopened;
    }
    if (!isEnd && name !== '' && !VOID.test(name)) open.push(name);
    begin.lastIndex = tag ? PLAIN.lastIndex : at + 1;
  }
  return work;
}

/**
 * Returns how much of one task's budget `html` uses, 0 to 1. Returns 1 for html with the maximum number of characters
 * or nodes, and for longer html, which is shown as plain words.
 */
export function shareOf(html: string): number {
  if (html.length > MAX_HTML_LENGTH) return 1;
  return Math.min(1, Math.max(html.length / MAX_HTML_LENGTH, workOf(html) / MAX_WORK));
}
