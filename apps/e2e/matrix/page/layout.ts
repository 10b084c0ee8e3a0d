import { CONTROLS, type Field, findUsable, setValue } from './hands.ts';

/** Maximum number of controls that are tested at the start of a screen. The same number is tested at the end. */
const MAX_TESTED = 40;
/** Fields that open a keyboard. */
const TEXT = 'textarea, input:not([type=radio], [type=checkbox], [readonly])';
/** Controls that a user needs while a keyboard is open. */
const WITH_KEYBOARD = `${TEXT}, button[type=submit]`;

/** Height of the part of the window above the keyboard, px. Null if no keyboard covers the window. */
let seenHeight: number | null = null;
/** Distance from the top of the window to the part that the keyboard leaves visible, px. */
let seenTop = 0;

const viewHeight = () => seenHeight ?? window.innerHeight;

/**
 * Simulates a keyboard that leaves only the upper `height` px of the window visible. Null removes the keyboard. Changes
 * only the visual viewport, like iOS.
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

/** Returns the part of an element's box that no ancestor clips vertically. */
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

/** Whether the middle of an element is visible and not covered. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = uncutBox(element);
  // For an element that is higher than the viewport, tests a point in its upper part instead of the middle.
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

/** Focuses a control. If a keyboard covers the window, also scrolls the visual viewport to the control, like iOS. */
function focus(control: HTMLElement): void {
  control.focus();
  if (seenHeight === null) return;
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { top, height } = control.getBoundingClientRect();
  const wanted = top + height / 2 - seenHeight / 2;
  moveView(Math.max(0, Math.min(wanted, window.innerHeight - seenHeight)));
}

/** Returns a problem if a field has an error message that is not visible. */
function hiddenError(control: Element): string | undefined {
  if (control.getAttribute('aria-invalid') !== 'true') return undefined;
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const errors = ids.map((id) => document.getElementById(id)).filter((text) => text !== null);
  return errors.some(isInSight) ? undefined : `error of '${nameOf(control)}' is hidden`;
}

/**
 * Focuses the controls of the screen one after another. With a keyboard, focuses only fields and submit buttons.
 * Returns the problems: hidden controls, hidden errors, and a page that is too wide.
 */
export function layoutProblems(hasKeyboard: boolean): string[] {
  // Focusing a control that already has the focus does not scroll the control into view, so the focus is removed.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const { scrollWidth, clientWidth } = document.documentElement;
  const problems = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  if (hasKeyboard && findUsable(TEXT).length === 0) return problems;
  const all = findUsable(hasKeyboard ? WITH_KEYBOARD : CONTROLS);
  const tried =
    all.length <= 2 * MAX_TESTED ? all : [...all.slice(0, MAX_TESTED), ...all.slice(-MAX_TESTED)];
  let focused = 0;
  for (const control of tried) {
    focus(control);
    // A control behind a modal dialog cannot be focused and is not tested.
    if (document.activeElement !== control) continue;
    focused += 1;
    if (!isInSight(control)) problems.push(`'${nameOf(control)}' is hidden`);
    const error = hiddenError(control);
    if (error) problems.push(error);
  }
  if (focused === 0) problems.push('no control can be focused');
  return problems;
}

/** Clears all fields of the visible form and submits it, so that its errors are shown. */
export function sendEmpty(): void {
  const form = document.querySelector('form');
  const fields = form?.querySelectorAll<Field>('input:not([type=radio]), textarea, select') ?? [];
  for (const field of fields) setValue(field, '');
  form?.requestSubmit();
}
