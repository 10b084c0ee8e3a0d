import { MAX_HTML_LENGTH } from '@gemas/domain';

/** Maximum number of nodes of one html text, as counted by `workOf`. */
export const MAX_WORK = 3000;

/**
 * Formatting elements. Until the end tag of such an element, the parser reopens it in every following block. So 500
 * formatting elements before 500 blocks become 250,000 nodes.
 */
const REOPENED = /^(a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;
/** Elements without an end tag. */
const VOID = /^(br|hr|img|input|col|area|source|track|wbr|meta|link|base|embed|param)$/;
/**
 * Elements whose content is parsed by special rules, which `workOf` does not know. After such an element, all end tags
 * count as misplaced. The texts of this product do not use these elements.
 */
const STRANGE =
  /^(script|style|title|textarea|xmp|iframe|noembed|noframes|noscript|plaintext|template|select|svg|math|object|applet|marquee|frameset)$/;
/** Maximum number of nodes that a misplaced end tag can create. */
const MISPLACED = 32;

const ATTRIBUTE = String.raw`\s+[a-z][a-z\d:-]*(?:=(?:"[^"]*"|'[^']*'|[^\s"'=<>\x60]+))?`;
/** Matches a simply written tag or comment. `workOf` reads these as the html parser of a browser does. */
const PLAIN = new RegExp(`<(/?)([a-z][a-z\\d]*)((?:${ATTRIBUTE})*)\\s*/?>|<!--[^->]*-->`, 'iy');

/**
 * Returns an upper bound for the number of nodes that a parser creates from `html`, without parsing `html`. Stops
 * counting above `MAX_WORK`. The rows and bodies that the parser adds to tables are not counted, so a table can have up
 * to twice as many nodes.
 *
 * - Each tag counts as one node, plus the formatting elements that the parser opens again after the tag.
 * - An end tag closes the last open element if it has the same name. Otherwise the end tag is misplaced. A misplaced
 * end tag of a formatting element counts as `MISPLACED` nodes.
 * - After any notation that is not `PLAIN`, such as `<b a"></b>">`, all end tags are misplaced.
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
 * Returns how much of the budget of a browser task `html` uses, 0 to 1. Html with the maximum number of characters or
 * nodes uses the whole budget. Returns 1 also for longer html, which is cut and shown as plain words.
 */
export function shareOf(html: string): number {
  if (html.length > MAX_HTML_LENGTH) return 1;
  return Math.min(1, Math.max(html.length / MAX_HTML_LENGTH, workOf(html) / MAX_WORK));
}
