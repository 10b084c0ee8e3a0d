import { MAX_HTML_LENGTH } from '@gemas/domain';
import DOMPurify from 'dompurify';
import { MAX_WORK, workOf } from './html-work.ts';
import { wordsOf } from './words.ts';

/** The allowed elements. They format text. They cannot run code, send requests, set styles or embed pages. */
const TAGS =
  `a abbr b blockquote br caption code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6
  hr i img ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u
  ul`.split(/\s+/);
const ATTRIBUTES = 'alt colspan datetime height href rowspan src start width'.split(' ');
const ADDRESSES = /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/**
 * Maximum time for sanitising one text, ms. Sanitising blocks the page. A slow phone reaches this limit before the
 * limit of nodes.
 */
const MAX_MS = 100;

/** Html of at most this many nodes, as counted by `workOf`, has no time limit. No phone needs `MAX_MS` for it. */
const SHORT_WORK = 300;

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

function purify(html: string, work: number): DocumentFragment {
  if (work > SHORT_WORK) deadline = performance.now() + MAX_MS;
  try {
    return DOMPurify.sanitize(html, {
      ALLOWED_TAGS: TAGS,
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
  placeHeadings(root, topHeading);
  return root;
}

/** Whether html has no visible content, such as '', '<p></p>' or '<br>'. */
export function isBlank(root: DocumentFragment): boolean {
  return root.textContent?.trim() === '' && root.querySelector('img') === null;
}
