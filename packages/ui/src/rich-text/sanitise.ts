import { BLOCK_TAGS, MAX_HTML_LENGTH } from '@gemas/domain';
import DOMPurify from 'dompurify';
import { MAX_WORK, workOf } from './html-work.ts';
import { wordsOf } from './words.ts';

/** The elements that are shown. They format text. They cannot run code, send requests, set styles or embed pages. */
const TAGS =
  `a abbr b blockquote br caption code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6
  hr i img ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u
  ul`.split(/\s+/);
/** Block elements that are not shown as such. They are replaced by a `div`, so that the breaks around them stay. */
const UNWRAPPED = BLOCK_TAGS.filter((name) => !TAGS.includes(name));
const ALLOWED_TAGS = [...TAGS, ...UNWRAPPED];
const ATTRIBUTES = 'alt colspan datetime height href rowspan src start width'.split(' ');
const ADDRESSES = /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/** The largest value of each numeric attribute. A larger span or picture would block or stretch the page. */
const LIMITS = { colspan: 20, rowspan: 20, start: 9999, width: 4000, height: 4000 };

/**
 * Maximum time for sanitising one text, ms. Sanitising blocks the page. A slow phone reaches this limit before the
 * limit of nodes.
 */
const MAX_MS = 100;

/** Html of at most this many nodes, as counted by `workOf`, has no time limit. No phone needs `MAX_MS` for it. */
const SHORT_WORK = 300;

/** Attribute of the box around a table. The server cannot send it, because data attributes are removed. */
export const TABLE_BOX = 'data-table';

class TookTooLong extends Error {}

/** Time at which sanitising the current text must stop, ms of `performance.now`. */
let deadline = Number.POSITIVE_INFINITY;
DOMPurify.addHook('beforeSanitizeElements', () => {
  if (performance.now() > deadline) throw new TookTooLong();
});

/** Returns the plain words of `html`, with one paragraph for each line. */
function paragraphsOf(html: string): DocumentFragment {
  const root = document.createDocumentFragment();
  for (const line of wordsOf(html)) {
    root.appendChild(document.createElement('p')).textContent = line;
  }
  return root;
}

const levelOf = (heading: Element) => Number(heading.localName.slice(1));

/** Changes the levels of headings, so that the highest heading gets the level `top` and no level is skipped. */
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

function unwrapBlocks(root: DocumentFragment): void {
  for (const block of root.querySelectorAll(UNWRAPPED.join())) {
    const box = document.createElement('div');
    box.append(...block.childNodes);
    block.replaceWith(box);
  }
}

/** Limits the numeric attributes. Only pictures keep a width and a height. */
function limitNumbers(root: DocumentFragment): void {
  for (const [name, max] of Object.entries(LIMITS)) {
    const isSize = name === 'width' || name === 'height';
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const value = Number.parseInt(element.getAttribute(name) ?? '', 10);
      if ((isSize && element.localName !== 'img') || !(value >= -max)) {
        element.removeAttribute(name);
      } else if (value > max) element.setAttribute(name, String(max));
    }
  }
}

/** Puts each outermost table into a box of its own, in which a wide table can scroll sideways. */
function boxTables(root: DocumentFragment): void {
  for (const table of root.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const box = document.createElement('div');
    box.setAttribute(TABLE_BOX, '');
    table.replaceWith(box);
    box.append(table);
  }
}

function purify(html: string, work: number): DocumentFragment {
  if (work > SHORT_WORK) deadline = performance.now() + MAX_MS;
  try {
    return DOMPurify.sanitize(html, {
      ALLOWED_TAGS,
      ALLOWED_ATTR: ATTRIBUTES,
      ALLOWED_URI_REGEXP: ADDRESSES,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
  } finally {
    deadline = Number.POSITIVE_INFINITY;
  }
}

/**
 * Converts html from the server to nodes that are safe to show (decision 48).
 *
 * - Scripts, styles, forms, frames and event handlers are removed.
 * - Links open in a new tab that has no access to this tab.
 * - Pictures are requested without a referrer.
 * - A table is put into a box of its own. Spans and sizes are limited.
 * - Html that would block the page is reduced to plain words and cut.
 *
 * @param topHeading level that the highest heading gets, 2 to 6
 */
export function sanitise(html: string, topHeading: number): DocumentFragment {
  if (html.length > MAX_HTML_LENGTH) return paragraphsOf(html);
  const work = workOf(html);
  if (work > MAX_WORK) return paragraphsOf(html);
  let root: DocumentFragment;
  try {
    root = purify(html, work);
  } catch (error) {
    if (error instanceof TookTooLong) return paragraphsOf(html);
    throw error;
  }
  for (const link of root.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  for (const image of root.querySelectorAll('img')) {
    image.setAttribute('loading', 'lazy');
    image.setAttribute('referrerpolicy', 'no-referrer');
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  }
  unwrapBlocks(root);
  limitNumbers(root);
  boxTables(root);
  placeHeadings(root, topHeading);
  return root;
}

/** Whether html has no visible content, such as '', '<p></p>' or '<br>'. */
export function isBlank(root: DocumentFragment): boolean {
  return root.textContent?.trim() === '' && root.querySelector('img') === null;
}
