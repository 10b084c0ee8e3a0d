import type { Id } from '@gemas/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { LOCAL_KEYS, local, OWNER_KEY } from '../state/core/storage.ts';
import { forgetUser } from '../state/session/owner.ts';
import { keepEntry } from './ledger.ts';

/**
 * Waits until a toast with this text has faded in. Looks inside the toast only, because the live region repeats the
 * text of a toast 100 ms after the toast has appeared.
 */
export const seeToast = (text: string | RegExp) =>
  waitFor(() => {
    const toast = screen.getByRole('region', { name: 'Aviso' });
    expect(within(toast).getByText(text)).toBeVisible();
  });

/** Stores a token as an earlier visit would have. Null removes it. */
export function keepToken(token: string | null): void {
  // After `forgetUser`, late answers to calls of the previous story are not stored.
  if (local.getItem(LOCAL_KEYS.token) === null) forgetUser(null);
  if (token !== null) local.setItem(LOCAL_KEYS.token, token);
}

/** Stores an order of a helmet for 720 gems whose answer was lost, as an earlier visit of the user would have. */
export function keepUnknownOrder(userId: Id): void {
  local.setItem(OWNER_KEY, String(userId));
  keepEntry(userId, { sku: 'helmet', name: 'Casco', price: 720, ordersBefore: null });
}

export function keepLoginCode(code: string): void {
  local.setItem(LOCAL_KEYS.loginCode, code);
}

/** Types of the page loads that `holdPageLoads` prevented, in order. */
export const pageLoads: NavigationType[] = [];

/** Prevents page loads, which would end the story. Returns a function that allows them again. */
export function holdPageLoads(): () => void {
  pageLoads.length = 0;
  const hold = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    pageLoads.push(event.navigationType);
  };
  window.navigation.addEventListener('navigate', hold);
  return () => window.navigation.removeEventListener('navigate', hold);
}

/** Returns the storage keys of the cached answers of this name. */
export const storedAnswers = (name: string): string[] =>
  Object.keys(window.localStorage).filter(
    (key) => /^cache:\d+:/.test(key) && key.includes(`:${name}`),
  );

/** Makes the cached answers of this name older by `ms`. */
export function ageStoredAnswers(name: string, ms: number): void {
  for (const key of storedAnswers(name)) {
    const kept: { at: number } = JSON.parse(window.localStorage.getItem(key) ?? '');
    kept.at -= ms;
    window.localStorage.setItem(key, JSON.stringify(kept));
  }
}

/** Simulates a browser without network. Returns a function that ends the simulation without firing an event. */
export function loseNetwork(): () => void {
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, value: false });
  return () => {
    Reflect.deleteProperty(window.navigator, 'onLine');
  };
}

/** Waits for the heading of the screen. Ignores the heading of the skeleton that is shown while the screen loads. */
export const screenHeading = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const headings = screen.getAllByRole('heading', { level: 1, name });
    const shown = headings.find((heading) => !heading.closest('[data-pending]'));
    if (!shown) throw new Error(`The screen of ${name} is not there yet`);
    return shown;
  });

/** Returns the props of an element at its last render. The object is the same until the element is rendered again. */
export function renderOf(element: Element | null | undefined): unknown {
  const [, props] =
    Object.entries(element ?? {}).find(([key]) => key.startsWith('__reactProps')) ?? [];
  if (props === undefined) throw new Error('React has not rendered this element');
  return props;
}
