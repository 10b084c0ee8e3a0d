import { isCommonAssetRequest } from 'msw';

/** Whether the page itself asks its own server for a file: a script, a style, a font. */
function isOwnAsset(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  return origin === window.location.origin && !/^\/(api|__mock)\//.test(pathname);
}

const calls = new Set<string>();

/** The option of a worker in tests: records a call that no handler answers. */
export function onUnhandledRequest(request: Request): void {
  if (isCommonAssetRequest(request) || isOwnAsset(request)) return;
  calls.add(`${request.method} ${request.url}`);
}

/** Forgets the calls that were recorded so far. */
export function forgetUnanswered(): void {
  calls.clear();
}

/** Throws if a call was recorded, and forgets it: a test ends with this. */
export function expectAnswered(): void {
  const unanswered = [...calls];
  calls.clear();
  if (unanswered.length > 0) throw new Error(`No handler answered: ${unanswered.join(', ')}`);
}
