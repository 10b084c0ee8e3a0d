// Visits the tab stops of the page: each is reached, shows that it is focused, and is not covered.
import { clips, isInert, isSeen, modal, nameOf, withAncestors } from './elements.ts';

const NATIVE =
  'a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,iframe,audio[controls],video[controls]';
const FOCUSABLE = `${NATIVE},[tabindex],[contenteditable]:not([contenteditable=false])`;
/** Roles of the parts of a composite widget. The arrow keys move between parts, so Tab need not reach every part. */
const COMPOSITE_ROLE = /^(tab|radio|option|menuitem|gridcell|row|treeitem|slider)$/;

/** Returns the common part of two rectangles. Null if that part is less than 1 px wide or high. */
function overlap(a: DOMRect, b: DOMRect): DOMRect | null {
  const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
  const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
  if (right - left < 1 || bottom - top < 1) return null;
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Returns the part of an element's first box that its ancestors and the window leave visible. Null if there is none. */
function visiblePart(element: Element): DOMRect | null {
  let seen: DOMRect | null = element.getClientRects()[0] ?? element.getBoundingClientRect();
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    const isClip = clips(style.overflowX) || clips(style.overflowY);
    if (seen && isClip) seen = overlap(seen, at.getBoundingClientRect());
    if (style.position === 'fixed') break;
  }
  return seen && overlap(seen, new DOMRect(0, 0, window.innerWidth, window.innerHeight));
}

/** Returns the visible element of a control: its label if the control is visually hidden, otherwise the control. */
function seenBox(element: Element): Element {
  const { width, height } = element.getBoundingClientRect();
  const isHidden = width <= 2 || height <= 2 || Number(getComputedStyle(element).opacity) === 0;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
  return isHidden && label ? label : element;
}

/**
 * Returns, as text, the outlines that may show the focus of a control. These are the outlines of the control and of
 * its three nearest ancestors.
 */
function outlineOf(element: Element): string {
  const drawn = [...withAncestors(element)].slice(0, 4).flatMap((candidate) =>
    [null, '::before', '::after'].map((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(candidate, pseudo);
      const isDrawn =
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 1 &&
        !/^rgba\(.*, 0\)$|\/ 0\)$/.test(outlineColor);
      return isDrawn ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : '';
    }),
  );
  return drawn.join('|');
}

/**
 * Whether a radio button is the tab stop of its group. The tab stop is the checked button. If no button is checked,
 * it is the first button. Returns true for other elements.
 */
function isStopOfGroup(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) {
    return true;
  }
  const all = (element.form ?? document).querySelectorAll<HTMLInputElement>('input[type=radio]');
  const group = [...all].filter(
    ({ name, form, disabled }) => name === element.name && form === element.form && !disabled,
  );
  return element === (group.find(({ checked }) => checked) ?? group[0]);
}

/** Whether a React component has set a click handler on this element. */
function clicksOf(element: Element): boolean {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props = key && (element as unknown as Record<string, { onClick?: unknown }>)[key];
  return Boolean(props && 'onClick' in props && props.onClick);
}

/**
 * Returns the tab stops, each with its outline while it is not focused. Adds to `faults` what Tab does not reach, or
 * reaches in the wrong order.
 */
function stopsOf(faults: string[]): Map<HTMLElement, string> {
  const outlines = new Map<HTMLElement, string>();
  for (const element of document.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    // Frames are skipped, because this script cannot read whether their content has a tab stop.
    if (element.matches(':disabled,iframe') || isInert(element)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.tabIndex > 0) faults.push(`${nameOf(element)} has a positive tabindex`);
    if (element.tabIndex >= 0) {
      if (isStopOfGroup(element)) outlines.set(element, outlineOf(element));
    } else if (
      element.matches(NATIVE) &&
      !element.matches('input[type=radio]') &&
      !COMPOSITE_ROLE.test(element.getAttribute('role') ?? '') &&
      !element.closest('[aria-hidden=true]')
    ) {
      faults.push(`${nameOf(element)} has a negative tabindex, so Tab does not reach it`);
    }
  }
  const usable = `${NATIVE},[tabindex],label`;
  for (const element of document.body.querySelectorAll('*')) {
    if (!clicksOf(element) || element.matches(`dialog,${usable}`) || !isSeen(element)) continue;
    if (isInert(element) || element.closest(usable) || element.querySelector(usable)) continue;
    faults.push(`${nameOf(element)} can be clicked but not focused`);
  }
  return outlines;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Returns how the focused element is hidden: outside the window or covered. Returns null if it is visible. */
function coverOf(focused: Element): string | null {
  const element = seenBox(focused);
  const rect = visiblePart(element);
  if (!rect) return 'is outside the visible area when it is focused';
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const [dx, dy] = [Math.min(3, rect.width / 4), Math.min(3, rect.height / 4)];
  const middle = [rect.left + rect.width / 2, rect.top + rect.height / 2] as const;
  for (const [x, y] of [
    middle,
    [middle[0], rect.top + dy],
    [middle[0], rect.bottom - dy],
    [rect.left + dx, middle[1]],
    [rect.right - dx, middle[1]],
  ] as const) {
    const hit = document.elementFromPoint(x, y);
    if (!hit || element.contains(hit) || hit.contains(element)) continue;
    // A toast may cover a control, because toasts go by themselves and can be closed.
    if (hit.closest('[popover]')) continue;
    if (labels.some((label) => label.contains(hit) || hit.contains(label))) continue;
    return `is covered by ${nameOf(hit)} when it is focused`;
  }
  return null;
}

async function faultsAt(stop: HTMLElement, outline: string): Promise<string[]> {
  const name = nameOf(stop);
  stop.focus();
  if (document.activeElement !== stop) {
    // Focusing an earlier tab stop may have removed or disabled this element, so wait a frame and check.
    await frame();
    if (!stop.isConnected || stop.matches(':disabled') || isInert(stop)) return [];
    return [`${name} cannot be focused`];
  }
  const faults: string[] = [];
  const now = outlineOf(stop);
  if (now === outline || /^\|*$/.test(now)) faults.push(`${name} does not show that it is focused`);
  if (coverOf(stop) !== null) {
    // The page may still be scrolling to the focused element, so wait two frames.
    await frame();
    await frame();
    const cover = coverOf(stop);
    if (cover !== null) faults.push(`${name} ${cover}`);
  }
  const init = { key: 'Tab', code: 'Tab', bubbles: true, cancelable: true };
  const tab = new KeyboardEvent('keydown', init);
  if (!stop.dispatchEvent(tab)) faults.push(`${name} prevents Tab from moving the focus`);
  return faults;
}

/**
 * Focuses each tab stop of the page. Returns what a user of the keyboard would not reach or not see.
 *
 * @param pressTab presses the Tab key. Browsers show focus rings only after the keyboard has been used
 */
export async function keyboardFaults(pressTab: () => Promise<void>): Promise<string[]> {
  const faults: string[] = [];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const outlines = stopsOf(faults);
  const [first] = outlines.keys();
  if (!first) return faults;
  const start = Object.assign(document.createElement('span'), { tabIndex: -1 });
  (modal() ?? document.body).prepend(start);
  start.focus({ preventScroll: true });
  await pressTab();
  await frame();
  if (!document.activeElement || document.activeElement === document.body) {
    faults.push(`${nameOf(first)} cannot be focused`);
  }
  start.remove();
  for (const [stop, outline] of outlines) {
    const isThere = stop.isConnected && stop.checkVisibility({ visibilityProperty: true });
    if (!isThere || stop.matches(':disabled') || isInert(stop)) continue;
    faults.push(...(await faultsAt(stop, outline)));
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return faults;
}
