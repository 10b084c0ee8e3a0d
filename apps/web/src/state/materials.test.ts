import type { Id } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SOON } from '../testing/soon.ts';
import { LOCAL_KEYS, local, OWNER_KEY } from './core/storage.ts';
import { materialsAtom } from './materials.ts';
import { identityAtom, sendAtom } from './session/session.ts';
import { type AppStore, createAppStore } from './session/store.ts';

const NOW = Date.parse('2026-03-14T21:05:00Z');
const USER = fixtures.userFernanda;

let store: AppStore;
let calls = 0;
let leave = () => {};
/** Title of the only material that the server sends. */
let title = 'Guía';

/** Simulates a page load: creates a new store for this user. Keeps the data stored on the phone. */
function load(userId: Id = USER.id): void {
  calls = 0;
  store = createAppStore({ retries: false });
  store.set(sendAtom, async ({ read }) => {
    calls += 1;
    return read([{ id: 5, type: 'html', title, roles: '3' }]);
  });
  store.set(identityAtom, { user: { ...USER, id: userId }, wallet: { balance: 0 } });
}

const titles = () => store.get(materialsAtom).data?.map((material) => material.title);

/** Opens Help, and waits until no call is pending. */
async function open(): Promise<void> {
  leave = store.sub(materialsAtom, () => undefined);
  await vi.waitUntil(() => !store.get(materialsAtom).isFetching, SOON);
}

/** Opens Help, waits until the materials are stored, and leaves the app. Returns when the answer arrived. */
async function visit(): Promise<number> {
  await open();
  await vi.waitUntil(() => local.keys('cache:').length > 0, SOON);
  const { dataUpdatedAt } = store.get(materialsAtom);
  leave();
  return dataUpdatedAt;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  local.clear();
  local.setItem(OWNER_KEY, String(USER.id));
  local.setItem(LOCAL_KEYS.token, 'token');
  title = 'Guía';
  load();
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

it('the stored materials are shown first, with their age, and always refreshed', async () => {
  const answeredAt = await visit();
  expect(calls).toBe(1);
  title = 'Guía nueva';
  load();
  expect(titles()).toEqual(['Guía']);
  expect(store.get(materialsAtom).dataUpdatedAt).toBe(answeredAt);
  await open();
  expect(titles()).toEqual(['Guía nueva']);
  expect(calls).toBe(1);
});

it('materials of this visit are not fetched again within 60 s', async () => {
  const answeredAt = await visit();
  vi.setSystemTime(answeredAt + 59_999);
  await open();
  expect(calls).toBe(1);
  leave();
  vi.setSystemTime(answeredAt + 60_000);
  await open();
  expect(calls).toBe(2);
});

it('the stored materials are not shown after a day, or to another user', async () => {
  const answeredAt = await visit();
  load('another-user');
  expect(titles()).toBeUndefined();
  vi.setSystemTime(answeredAt + 24 * 3_600_000);
  load();
  expect(titles()).toBeUndefined();
});
