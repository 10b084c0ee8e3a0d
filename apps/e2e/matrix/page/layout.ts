import { isShown } from './hands.ts';

/** Maximum number of controls that are tested from the start of a screen, and from its end. */
const MAX_TESTED = 40;
const CONTROLS = 'a[href], button, input, select, textarea';
/** Fields for which a keyboard opens. */
const TEXT = 'textarea, input:not([type=radio], [type=checkbox], [readonly])';
/** Controls that are used while the keyboard is open. */
const WITH_KEYBOARD = `${TEXT}, button[type=submit]`;

/** Height of the visible part of the window while a keyboard covers the rest, px; null for all of it. */
let seenHeight: number | null = null;
/** How far the visible part has been moved down over the page, px. */
let seenTop = 0;

const viewHeight = () => seenHeight ?? window.innerHeight;

/**
 * Simulates a keyboard that covers the window from `height` on. Only the visual viewport reports it. Null removes it.
 */
export function coverBelow(height: number | null): void {
  seenHeight = height;
  moveView(0);
}

function moveView(top: number): void {
  seenTop = top;
  const view = window.visualViewport;
  if (!view) return;
  for (const [name, value] of Object.entries({ height: seenHeight, offsetTop: top })) {
    if (seenHeight === null) Reflect.deleteProperty(view, name);
    else Object.defineProperty(view, name, { configurable: true, value });
  }
  view.dispatchEvent(new Event('resize'));
}

const nameOf = (element: Element) =>
  (
    element.getAttribute('aria-label') ??
    element.getAttribute('name') ??
    (element.textContent || element.id)
  )
    .trim()
    .slice(0, 40);

/** Returns the visible box of an element, without the parts that its ancestors clip. */
function uncutBox(element: Element): { left: number; top: number; width: number; height: number } {
  const box = element.getBoundingClientRect();
  const { left, width } = box;
  let { top, bottom } = box;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowY !== 'hidden') continue;
    const cut = at.getBoundingClientRect();
    top = Math.max(top, cut.top);
    bottom = Math.min(bottom, cut.bottom);
  }
  return { left, top, width, height: bottom - top };
}

/** Whether the important part of an element is in the viewport and not covered. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = uncutBox(element);
  // Tests the middle of the element. If the element is larger than the viewport, tests a point in its upper part
  // instead.
  const middle = top + Math.min(height, viewHeight() / 2) / 2;
  if (middle < seenTop || middle > seenTop + viewHeight()) return false;
  const hit = document.elementFromPoint(left + width / 2, middle);
  if (hit === null) return false;
  return (
    element.contains(hit) ||
    hit.contains(element) ||
    hit.closest('label')?.contains(element) === true
  );
}

/**
 * Focuses a control. With a keyboard, also scrolls the visual viewport until the control is in its middle, as iOS does.
 */
function focus(control: HTMLElement): void {
  control.focus();
  if (seenHeight === null) return;
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { top, height } = control.getBoundingClientRect();
  const wanted = top + height / 2 - seenHeight / 2;
  moveView(Math.max(0, Math.min(wanted, window.innerHeight - seenHeight)));
}

/**
 * Returns the problem of the error text below a focused field. Undefined if there is no error, or if it is readable.
 */
function hiddenError(control: Element): string | undefined {
  if (control.getAttribute('aria-invalid') !== 'true') return undefined;
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const errors = ids.map((id) => document.getElementById(id)).filter((text) => text !== null);
  return errors.some(isInSight) ? undefined : `error of '${nameOf(control)}' is hidden`;
}

/**
 * Returns what a user cannot reach or read on the screen in its current layout. Focuses one control after another. With
 * a keyboard, focuses only the controls that are used while the keyboard is open.
 */
export function layoutProblems(hasKeyboard: boolean): string[] {
  // Focusing a control that already has the focus would not scroll it into view.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const { scrollWidth, clientWidth } = document.documentElement;
  const problems = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (control): control is HTMLElement => isShown(control) && !control.matches(':disabled'),
    );
  if (hasKeyboard && find(TEXT).length === 0) return problems;
  const all = find(hasKeyboard ? WITH_KEYBOARD : CONTROLS);
  const tried =
    all.length <= 2 * MAX_TESTED ? all : [...all.slice(0, MAX_TESTED), ...all.slice(-MAX_TESTED)];
  let focused = 0;
  for (const control of tried) {
    focus(control);
    // The control did not get the focus, because it is behind a modal dialog.
    if (document.activeElement !== control) continue;
    focused += 1;
    if (!isInSight(control)) problems.push(`'${nameOf(control)}' is hidden`);
    const error = hiddenError(control);
    if (error) problems.push(error);
  }
  if (focused === 0) problems.push('nothing can be focused');
  return problems;
}

/**
 * Empties every field of the visible form and submits it, so that its errors are shown and the first one has the focus.
 */
export function sendEmpty(): void {
  const form = document.querySelector('form');
  for (const field of form?.querySelectorAll('input:not([type=radio]), textarea, select') ?? []) {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  form?.requestSubmit();
}
