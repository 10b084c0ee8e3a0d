import { pause } from './clock.ts';

const WAIT_MS = 8000;

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isShown = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.getClientRects().length > 0 &&
  element.closest('[inert]') === null;

export const CONTROLS = 'a[href], button, input, select, textarea';

/** Returns the elements below `root` that are visible and not disabled. */
export const findUsable = (selector: string, root: ParentNode = document): HTMLElement[] =>
  [...root.querySelectorAll(selector)].filter(
    (element): element is HTMLElement => isShown(element) && !element.matches(':disabled'),
  );

function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
}

/** Returns the visible button or link with this name. Returns undefined if there is none. */
export function findControl(name: string | RegExp): HTMLElement | undefined {
  return [...document.querySelectorAll('button, a[href]')].find(
    (element): element is HTMLElement =>
      isShown(element) &&
      (typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))),
  );
}

/** Calls `find` until it returns a value. Throws after a time limit, with `what` in the message. */
export async function waitFor<T>(what: string, find: () => T | null | undefined): Promise<T> {
  for (const by = performance.now() + WAIT_MS; performance.now() < by; await pause(6)) {
    const found = find();
    if (found) return found;
  }
  throw new Error(`not found within the time limit: ${what}`);
}

export async function tap(name: string | RegExp): Promise<void> {
  (await waitFor(String(name), () => findControl(name))).click();
}

export function findField(name: string): Field | null {
  const found = document.querySelector<Field>(`[name='${name}'], [id='${name}']`);
  return found && isShown(found) ? found : null;
}

/** Sets the value of a field, and dispatches the events that typing would cause. */
function setValue(field: Field, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export async function type(name: string, text: string): Promise<void> {
  setValue(await waitFor(`field ${name}`, () => findField(name)), text);
}
