import { plainLines } from '@gemas/domain';
import DOMPurify from 'dompurify';

/** The elements that text needs, and none that runs, sends requests, styles or embeds. */
const TAGS =
  `a abbr b blockquote br caption code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6
  hr i img ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u
  ul`.split(/\s+/);
const ATTRIBUTES = 'alt colspan datetime height href rowspan src start width'.split(' ');
const ADDRESSES = /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/**
 * Elements that may be open at once. Browsers render 512 levels, but keep all that are open: to parse 66,000 times
 * `<b>` takes a desktop machine seconds, in the square of their number, and a phone minutes.
 */
const MAX_OPEN = 1000;
/** Elements that end by themselves. */
const SELF_ENDING = /^(br|hr|img|li|p|input|col|area|source|track|wbr|meta|link)$/;

/** Whether more than `MAX_OPEN` elements may be open somewhere, judged by the tags alone. In one pass. */
function isTooDeep(html: string): boolean {
  const open = new Map<string, number>();
  let sum = 0;
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = tag.toLowerCase();
    const before = open.get(name) ?? 0;
    if (SELF_ENDING.test(name) || (slash && before === 0)) continue;
    const step = slash ? -1 : 1;
    open.set(name, before + step);
    sum += step;
    if (sum > MAX_OPEN) return true;
  }
  return false;
}

/** The words of html alone, a paragraph for each line. */
function paragraphsOf(html: string): DocumentFragment {
  const root = document.createDocumentFragment();
  for (const line of plainLines(html).split('\n')) {
    root.appendChild(document.createElement('p')).textContent = line;
  }
  return root;
}

const levelOf = (heading: Element) => Number(heading.localName.slice(1));

/** Headings are moved to levels that fit the page; a level is never skipped. */
function placeHeadings(root: DocumentFragment, top: number): void {
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const highest = Math.min(...headings.map(levelOf));
  let previous = top - 1;
  for (const written of headings) {
    const level = Math.min(top + levelOf(written) - highest, previous + 1, 6);
    const placed = document.createElement(`h${level}`);
    placed.append(...written.childNodes);
    written.replaceWith(placed);
    previous = level;
  }
}

/**
 * Html from the server as nodes that are safe to show (decision 48): no script, style, form, frame or event
 * handler; links open in a new tab without access to this one; pictures are requested without a referrer. Of html
 * that is nested beyond all measure only the words are left.
 * @param topHeading Level of the highest heading in it, 2 to 6.
 */
export function sanitise(html: string, topHeading: number): DocumentFragment {
  if (isTooDeep(html)) return paragraphsOf(html);
  const root = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOWED_URI_REGEXP: ADDRESSES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of root.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  for (const image of root.querySelectorAll('img')) {
    image.setAttribute('loading', 'lazy');
    image.setAttribute('referrerpolicy', 'no-referrer');
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  }
  placeHeadings(root, topHeading);
  return root;
}

/** True for what shows nothing at all: '', '<p></p>', '<br>'. */
export function isBlank(root: DocumentFragment): boolean {
  return root.textContent?.trim() === '' && root.querySelector('img') === null;
}
