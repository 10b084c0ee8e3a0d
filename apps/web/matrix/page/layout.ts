import { isShown } from './hands.ts';

/** Controls of a screen that are tried at most, from its start and from its end. */
const MOST = 40;
const CONTROLS = 'a[href], button, input, select, textarea';
/** What a keyboard opens for. */
const TEXT = 'textarea, input:not([type=radio], [type=checkbox], [readonly])';
/** What is reached while it is open. */
const WITH_KEYBOARD = `${TEXT}, button[type=submit]`;

/** What is seen of the window while a keyboard covers its lower part, px; null for all of it. */
let seenHeight: number | null = null;
/** How far that has been moved down over the page. */
let seenTop = 0;

const viewHeight = () => seenHeight ?? window.innerHeight;

/** A keyboard that covers the window from `height` on, told by the visual viewport alone; null for none. */
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

/** The box of an element, without lines that what it is in cuts off. */
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

/** Whether the part of an element that matters is in view, and nothing lies over it. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = uncutBox(element);
  // Of one that is larger than the view its begin.
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

/** Focuses a control as iOS does under a keyboard, too: it moves what is seen until the control is in its middle. */
function focus(control: HTMLElement): void {
  control.focus();
  if (seenHeight === null) return;
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { top, height } = control.getBoundingClientRect();
  const wanted = top + height / 2 - seenHeight / 2;
  moveView(Math.max(0, Math.min(wanted, window.innerHeight - seenHeight)));
}

/** What is wrong with the error of a field that has focus; undefined where there is none, or it can be read. */
function hiddenError(control: Element): string | undefined {
  if (control.getAttribute('aria-invalid') !== 'true') return undefined;
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const errors = ids.map((id) => document.getElementById(id)).filter((text) => text !== null);
  return errors.some(isInSight) ? undefined : `error of '${nameOf(control)}' is hidden`;
}

/**
 * What somebody cannot reach or read on the screen as it is laid out now. Focuses one control after another; with a
 * keyboard, those alone that are used while it is open.
 */
export function layoutProblems(hasKeyboard: boolean): string[] {
  // One that has focus is not scrolled into view by getting it.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const { scrollWidth, clientWidth } = document.documentElement;
  const problems = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (control): control is HTMLElement => isShown(control) && !control.matches(':disabled'),
    );
  if (hasKeyboard && find(TEXT).length === 0) return problems;
  const all = find(hasKeyboard ? WITH_KEYBOARD : CONTROLS);
  const tried = all.length <= 2 * MOST ? all : [...all.slice(0, MOST), ...all.slice(-MOST)];
  let focused = 0;
  for (const control of tried) {
    focus(control);
    // Behind a modal dialog.
    if (document.activeElement !== control) continue;
    focused += 1;
    if (!isInSight(control)) problems.push(`'${nameOf(control)}' is hidden`);
    const error = hiddenError(control);
    if (error) problems.push(error);
  }
  if (focused === 0) problems.push('nothing can be focused');
  return problems;
}

/** Empties every field of the form on screen and sends it: its errors are shown, and focus is at the first. */
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
