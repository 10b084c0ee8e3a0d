import { isCommonAssetRequest } from 'msw';

/** Whether a request is for a file from the page's own server, such as a script, a style or a font. */
function isOwnAsset(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  return origin === window.location.origin && !/^\/(api|__mock)\//.test(pathname);
}

const calls = new Set<string>();

/** Records a call that no mock handler answers. Tests pass this function to the mock worker as an option. */
export function onUnhandledRequest(request: Request): void {
  if (isCommonAssetRequest(request) || isOwnAsset(request)) return;
  calls.add(`${request.method} ${request.url}`);
}

/** Clears the record of calls that no handler answered. */
export function forgetUnanswered(): void {
  calls.clear();
}

/** Throws if a call without a handler was recorded, and clears the record. Called at the end of a test. */
export function expectAnswered(): void {
  const unanswered = [...calls];
  calls.clear();
  if (unanswered.length > 0) throw new Error(`No handler answered: ${unanswered.join(', ')}`);
}
