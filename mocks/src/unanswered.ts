import { isCommonAssetRequest } from 'msw';

/** Whether the page requests a file from its own server: a script, a style, a font. */
function isOwnAsset(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  return origin === window.location.origin && !/^\/(api|__mock)\//.test(pathname);
}

const calls = new Set<string>();

/** The option of a mock worker in tests: records a call that no handler answers. */
export function onUnhandledRequest(request: Request): void {
  if (isCommonAssetRequest(request) || isOwnAsset(request)) return;
  calls.add(`${request.method} ${request.url}`);
}

/** Forgets the calls that were recorded so far. */
export function forgetUnanswered(): void {
  calls.clear();
}

/** Throws if such a call was recorded, and clears the record. Called at the end of a test. */
export function expectAnswered(): void {
  const unanswered = [...calls];
  calls.clear();
  if (unanswered.length > 0) throw new Error(`No handler answered: ${unanswered.join(', ')}`);
}
