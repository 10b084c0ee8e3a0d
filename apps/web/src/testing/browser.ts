import { expect, waitFor } from 'storybook/test';
import { LOCAL_KEYS, local } from '../state/core/storage.ts';

/** For the first thing that a story waits for: the code of its page is on its way. */
export const PATIENCE = { timeout: 10_000 };

/** Score may be used: it is known what stands before it. */
export const scoreLetGo = () =>
  waitFor(() => expect(document.querySelector('[inert]')).toBeNull(), PATIENCE);

/** Leaves on the phone what an earlier visit left; null leaves nothing. */
export function keepToken(token: string | null): void {
  if (token !== null) local.setItem(LOCAL_KEYS.token, token);
}

export function keepLoginCode(code: string): void {
  local.setItem(LOCAL_KEYS.loginCode, code);
}

/** How the page was asked to load anew while `holdPageLoads` held it, in order. */
export const pageLoads: NavigationType[] = [];

/** Keeps a page that reloads itself from doing so, which would end the story. Answers how to let go. */
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

/** Keys under which answers are kept on the phone. */
export const keptAnswers = (name: string): string[] =>
  Object.keys(window.localStorage).filter(
    (key) => /^cache:\d+:/.test(key) && key.includes(`:${name}`),
  );

/** Makes kept answers older, as if the phone had been put away for so long (ms). */
export function ageKeptAnswers(name: string, ms: number): void {
  for (const key of keptAnswers(name)) {
    const kept: { at: number } = JSON.parse(window.localStorage.getItem(key) ?? '');
    kept.at -= ms;
    window.localStorage.setItem(key, JSON.stringify(kept));
  }
}
