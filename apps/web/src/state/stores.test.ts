import { fixtures } from '@gemas/mocks';
import { queryClientAtom } from 'jotai-tanstack-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadPage, mount, newPhone, store } from '../testing/phone.ts';
import { SOON } from '../testing/soon.ts';
import { statesAtom, storeQueryAtom, storesAtom } from './stores.ts';

const FIND = '/agencies/ekt/find';

/** The calls that were sent: the path, and the text of the search. */
let calls: string[] = [];
/** True if every answer of the server is empty. */
let isEmpty = false;

beforeEach(() => {
  newPhone();
  calls = [];
  isEmpty = false;
  loadPage(({ path, params }) => {
    calls.push([path, params?.q].join(' ').trim());
    if (isEmpty) return null;
    return path === FIND ? fixtures.stores.slice(0, 3) : [{ id: 14, name: 'Jalisco' }];
  });
});

/** Opens the search for stores, and waits until no call is pending. Returns a function that leaves the search. */
async function open(): Promise<() => void> {
  const leave = mount(store, storesAtom, statesAtom);
  await settled();
  return leave;
}

const settled = () => vi.waitUntil(() => store.get(queryClientAtom).isFetching() === 0, SOON);

it('fetches a search again if it found nothing, and caches the result of other searches', async () => {
  mount(store, storesAtom);
  const found = async (query: string) => {
    store.set(storeQueryAtom, query);
    await settled();
    return store.get(storesAtom).data?.length;
  };
  isEmpty = true;
  expect(await found('silao')).toBe(0);
  isEmpty = false;
  expect(await found('')).toBe(3);
  expect(await found('silao')).toBe(3);
  expect(await found('')).toBe(3);
  expect(await found('silao')).toBe(3);
  expect(calls).toEqual([`${FIND} silao`, FIND, `${FIND} silao`]);
});

it('fetches no stores and no states until a store has to be chosen', async () => {
  await open();
  expect(calls).toEqual([]);
  store.set(storeQueryAtom, '');
  expect(store.get(statesAtom)).toEqual([]);
  await settled();
  expect(store.get(statesAtom)).toEqual(['Jalisco']);
  expect(calls.sort()).toEqual([FIND, '/states']);
  store.set(storeQueryAtom, null);
  expect(store.get(statesAtom)).toEqual([]);
});

it.each([
  ['does not fetch the states again, however old they are', false, 1],
  ['fetches the states again if the answer had none', true, 2],
])('%s', async (_what, wasEmpty, times) => {
  vi.useFakeTimers({ now: Date.parse('2026-03-14T21:05:00Z'), toFake: ['Date'] });
  isEmpty = wasEmpty;
  store.set(storeQueryAtom, '');
  const leave = await open();
  expect(store.get(statesAtom)).toHaveLength(wasEmpty ? 0 : 1);
  leave();
  isEmpty = false;
  vi.setSystemTime(Date.parse('2026-03-20T21:05:00Z'));
  await open();
  vi.useRealTimers();
  expect(store.get(statesAtom)).toEqual(['Jalisco']);
  expect(calls.filter((path) => path === FIND)).toHaveLength(2);
  expect(calls.filter((path) => path === '/states')).toHaveLength(times);
});
