import { db, resetDb, setScenario } from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fetchUser } from '../api/session.ts';
import { createTestClient } from '../testing/client.ts';
import { SOON } from '../testing/soon.ts';
import { identityAtom, sendAtom } from './session/session.ts';
import { type AppStore, createAppStore } from './session/store.ts';
import { statesAtom, storeQueryAtom, storesAtom } from './stores.ts';

const FIND = '/agencies/ekt/find';

let store: AppStore;
let leaves: (() => void)[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

beforeEach(async () => {
  const token = resetDb('48213');
  store = createAppStore({ retries: false });
  const send = createTestClient(() => token);
  store.set(sendAtom, send);
  store.set(identityAtom, await fetchUser(send));
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

/** Opens the search for stores. */
function open(): void {
  leaves = [storesAtom, statesAtom].map((atom) => store.sub(atom, () => undefined));
}

function leave(): void {
  for (const stop of leaves) stop();
  leaves = [];
}

/** Returns how many API calls with this path the mock server has received. */
const loads = (path: string) => db.requests.filter((request) => request.path === path).length;

it('fetches a search again if it found nothing, and caches the result of other searches', async () => {
  leaves = [store.sub(storesAtom, () => undefined)];
  const found = async (query: string) => {
    store.set(storeQueryAtom, query);
    await vi.waitFor(() => {
      const { data, isFetching } = store.get(storesAtom);
      expect([data === undefined, isFetching]).toEqual([false, false]);
    }, SOON);
    return store.get(storesAtom).data?.length ?? 0;
  };
  setScenario('null-body', { only: `GET ${FIND}` });
  expect(await found('silao')).toBe(0);
  setScenario(null);
  await found('');
  store.set(storeQueryAtom, 'silao');
  await vi.waitFor(() => expect(store.get(storesAtom).data?.length).toBeGreaterThan(0), SOON);
  await found('');
  await found('silao');
  expect(
    db.requests.filter(({ path, query }) => path === FIND && query.q === 'silao'),
  ).toHaveLength(2);
});

it('fetches no stores and no states until a store has to be chosen', async () => {
  open();
  expect(store.get(storesAtom).isFetching).toBe(false);
  expect(store.get(statesAtom)).toEqual([]);
  store.set(storeQueryAtom, '');
  expect(store.get(statesAtom)).toEqual([]);
  await vi.waitUntil(() => store.get(storesAtom).data && store.get(statesAtom).length > 0, SOON);
  expect(store.get(statesAtom)).toContain('Jalisco');
  expect([loads(FIND), loads('/states')]).toEqual([1, 1]);
  store.set(storeQueryAtom, null);
  expect(store.get(statesAtom)).toEqual([]);
});

it('does not fetch the states again, however old they are', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-14T21:05:00Z'), toFake: ['Date'] });
  store.set(storeQueryAtom, '');
  open();
  await vi.waitUntil(() => store.get(storesAtom).data && store.get(statesAtom).length > 0, SOON);
  leave();
  vi.setSystemTime(Date.parse('2026-03-20T21:05:00Z'));
  open();
  await vi.waitUntil(() => store.get(queryClientAtom).isFetching() === 0, SOON);
  expect(loads(FIND)).toBe(2);
  expect(loads('/states')).toBe(1);
});

it('fetches the states again if the answer had none', async () => {
  setScenario('null-body', { only: 'GET /states' });
  store.set(storeQueryAtom, '');
  open();
  await vi.waitUntil(() => store.get(queryClientAtom).isFetching() === 0, SOON);
  expect([store.get(statesAtom), loads('/states')]).toEqual([[], 1]);
  leave();
  setScenario(null);
  open();
  await vi.waitUntil(() => store.get(statesAtom).length > 0, SOON);
  expect(loads('/states')).toBe(2);
});
