import { server } from '@gemas/mocks/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { fetchUser } from '../api/session.ts';
import { identityAtom, sendAtom, tokenAtom } from '../state/session/session.ts';
import type { AppStore } from '../state/session/store.ts';
import { createTestClient } from './client.ts';
import { leavePages, openPage } from './stores.ts';

// Shared set-up of the tests of the state whose calls the mock server answers.

/**
 * Lets the mock server answer all calls of a test file. After each test, leaves the pages that the test has opened, and
 * undoes its changes of the handlers, the clock and the globals.
 */
export function answerWithMocks(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    leavePages();
  });
  afterAll(() => server.close());
}

interface Page {
  /** Renews the token. By default, the token cannot be renewed. */
  renew?: () => Promise<boolean>;
  /** Called before each call is sent. */
  beforeCall?: () => void;
}

/** Simulates a page load by the user of a token. The data stored on the phone stay. */
export async function openMockPage(
  token: string | null,
  { renew, beforeCall }: Page = {},
): Promise<AppStore> {
  const page = openPage();
  page.set(tokenAtom, token);
  const readToken = () => {
    beforeCall?.();
    return page.get(tokenAtom);
  };
  const send = createTestClient(readToken, renew);
  page.set(sendAtom, send);
  page.set(identityAtom, await fetchUser(send));
  return page;
}
