import { resetDb } from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fetchUser } from '../../api/session.ts';
import { createTestClient } from '../../testing/client.ts';
import { openPage } from '../../testing/stores.ts';
import { local, persistedKey } from '../core/storage.ts';
import { takeOverPhone } from '../session/owner.ts';
import { identityAtom, tokenAtom, userAtom } from '../session/session.ts';
import { isScoreHeldAtom, scoreWaitAtom } from './score-wait.ts';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => local.clear());

/** Opens the app as this user. `kept` contains the answers that an earlier visit has stored on the phone, by name. */
async function open(code: string, kept: Readonly<Record<string, unknown>>) {
  const token = resetDb(code);
  const store = openPage();
  store.set(tokenAtom, token);
  const identity = await fetchUser(createTestClient(() => token));
  const before = store.get(isScoreHeldAtom);
  takeOverPhone(identity.user, null);
  for (const [name, data] of Object.entries(kept)) {
    const stored = { version: 1, at: Date.now(), data };
    local.setItem(persistedKey(identity.user.id, name), JSON.stringify(stored));
  }
  store.set(identityAtom, identity);
  return { store, before };
}

const NOTHING = { materials: [], surveys: [] };

it('Score waits from the beginning of the session until it is known what is shown first', async () => {
  const { store, before } = await open('48213', {});
  expect(before).toBe(false);
  expect(store.get(isScoreHeldAtom)).toBe(true);
  store.set(scoreWaitAtom, 'over');
  expect(store.get(isScoreHeldAtom)).toBe(false);
});

it('Score does not wait if the stored data contain nothing that is pending', async () => {
  const { store } = await open('48213', NOTHING);
  expect(store.get(scoreWaitAtom)).toBe('waiting');
  expect(store.get(isScoreHeldAtom)).toBe(false);
});

it('Score waits for a tour that was not seen', async () => {
  const { store } = await open('60005', NOTHING);
  expect(store.get(userAtom).tour_complete).toBe(false);
  expect(store.get(isScoreHeldAtom)).toBe(true);
});
