import { http, type RequestHandler } from 'msw';

interface HeldCall {
  /** Handler to put before the handlers of the mocks. */
  handler: RequestHandler;
  /** Number of times that the call has been sent. */
  calls(): number;
  /** Lets the mocks answer the first call. */
  release(): void;
}

/**
 * Creates a handler that leaves the first `GET` of a path unanswered until `release` is called. Later calls are
 * answered at once.
 */
export function heldCall(path: string): HeldCall {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  const handler = http.get(`*/api${path}`, async () => {
    calls += 1;
    if (calls === 1) await released;
    return undefined;
  });
  return { handler, calls: () => calls, release };
}
