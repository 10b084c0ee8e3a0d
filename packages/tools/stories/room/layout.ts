// Finds content of the page that does not fit: side scroll and cut texts.
import { clips, isForReaders, isSeen, nameOf, textNodes, words } from './elements.ts';

/** Differences of up to this size are treated as rounding errors, CSS px. */
const ROUNDING = 1;

const scrolls = (overflow: string) => /auto|scroll/.test(overflow);

function rectsOf(node: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

/** Returns the names of at most three elements. Omits an element if it contains another of the elements. */
const namesOf = (elements: Element[]) =>
  elements
    .filter((one) => !elements.some((other) => other !== one && one.contains(other)))
    .slice(0, 3)
    .map(nameOf)
    .join(', ');

/** Whether an ancestor of an element, except the body, clips content that is too wide. */
function isInsideClip(element: Element): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (clips(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}

/** Returns the elements that make the page or a part of the page scroll sideways. */
export function sideScroll(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth: width } = document.documentElement;
  if (scrollWidth > width + ROUNDING) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > width + ROUNDING &&
        isSeen(element) &&
        !isInsideClip(element),
    );
    faults.push(`the page is ${scrollWidth} px wide: ${namesOf(wide)}`);
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (element.scrollWidth <= element.clientWidth + ROUNDING || !isSeen(element)) continue;
    const { overflowX, overflowY, scrollSnapType } = getComputedStyle(element);
    // Skips elements that scroll only sideways or use scroll snap. In other elements, scrolling sideways is probably
    // a fault. For example, if CSS sets only `overflow-y: auto`, the browser computes `overflow-x` as `auto` too.
    if (!scrolls(overflowX) || !scrolls(overflowY) || scrollSnapType !== 'none') continue;
    // A table or a code block may scroll sideways (WCAG 1.4.10) if its scroll container can be focused.
    if (element.matches('[tabindex="0"]') && element.querySelector('table,pre')) continue;
    const edge = element.getBoundingClientRect().right;
    const wide = [...element.querySelectorAll('*')].filter(
      (inner) => inner.getBoundingClientRect().right > edge + ROUNDING,
    );
    faults.push(`${nameOf(element)} scrolls sideways: ${namesOf(wide)}`);
  }
  return faults;
}

/** Returns what cuts off a text in the element `parent`. Returns null if nothing does. */
function cutOf(parent: Element, rects: DOMRect[]): string | null {
  const left = Math.min(...rects.map((rect) => rect.left));
  const right = Math.max(...rects.map((rect) => rect.right));
  const top = Math.min(...rects.map((rect) => rect.top));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
    const box = at.getBoundingClientRect();
    const isBeside = left < box.left - ROUNDING || right > box.right + ROUNDING;
    // A line box is higher than its letters, so a small part of the box may be cut off.
    const slack = Number.parseFloat(style.fontSize) * 0.3;
    const isBelow = top < box.top - slack || bottom > box.bottom + slack;
    const overflows = [
      isBeside ? style.overflowX : 'visible',
      isBelow ? style.overflowY : 'visible',
    ];
    if (overflows.some(scrolls)) return null;
    if (overflows.some(clips)) return `is cut off by ${nameOf(at)}`;
    if (style.position === 'fixed') break;
  }
  const { clientWidth } = document.documentElement;
  const isBeyond = left < -ROUNDING || right > clientWidth + ROUNDING;
  return isBeyond ? 'goes beyond the window' : null;
}

/** Returns the texts that are cut off by an ancestor or by the edge of the window. */
export function cutText(): string[] {
  const faults = new Set<string>();
  for (const [node, parent] of textNodes(document.body)) {
    const rects = rectsOf(node);
    if (rects.length === 0 || isForReaders(parent)) continue;
    const cut = cutOf(parent, rects);
    if (cut !== null) faults.add(`"${words(node.nodeValue)}" ${cut}`);
  }
  return [...faults];
}
