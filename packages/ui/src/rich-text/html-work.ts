import { MAX_HTML_LENGTH } from '@gemas/domain';

/** Nodes that one text may have at most, as `workOf` counts them. */
export const MAX_WORK = 3000;

/**
 * Elements that a parser opens again in every block that follows, until their own end tag: 500 of them before 500 blocks are
 * 250,000 nodes.
 */
const REOPENED = /^(a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;
/** Elements without an end. */
const VOID = /^(br|hr|img|input|col|area|source|track|wbr|meta|link|base|embed|param)$/;
/** Elements in which the parser reads other things as tags. Nothing that is written for staff has them. */
const STRANGE =
  /^(script|style|title|textarea|xmp|iframe|noembed|noframes|noscript|plaintext|template|select|svg|math|object|applet|marquee|frameset)$/;
/** Nodes that one end tag in the wrong place can make. */
const MISPLACED = 32;

const ATTRIBUTE = String.raw`\s+[a-z][a-z\d:-]*(?:=(?:"[^"]*"|'[^']*'|[^\s"'=<>\x60]+))?`;
/** A tag or a comment as it is usually written. */
const PLAIN = new RegExp(`<(/?)([a-z][a-z\\d]*)((?:${ATTRIBUTE})*)\\s*/?>|<!--[^->]*-->`, 'iy');

/**
 * How many nodes a parser can make of html at most; stops counting above `MAX_WORK`. Nothing is parsed for it. It counts
 * every tag, and for each what the parser opens again. An end tag lowers that number only where it surely ends what was
 * opened last: not once anything came that is written in an unusual way, such as an end tag in an attribute.
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
 * How much of what one task may show this html takes: 1 for a text of the most characters or nodes, and for one that is too
 * much and shown as its words.
 */
export function shareOf(html: string): number {
  if (html.length > MAX_HTML_LENGTH) return 1;
  return Math.min(1, Math.max(html.length / MAX_HTML_LENGTH, workOf(html) / MAX_WORK));
}
