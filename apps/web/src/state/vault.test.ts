import { chooseCategory, startTypedSearch, typeSearch } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '../api/call.ts';
import { nextTask } from '../testing/soon.ts';
import { LOCAL_KEYS, local, OWNER_KEY } from './core/storage.ts';
import { identityAtom, sendAtom } from './session/session.ts';
import { type AppStore, createAppStore } from './session/store.ts';
import { statesAtom, storeQueryAtom, storesAtom } from './stores.ts';
import { productsAtom, vaultSearchAtom } from './vault.ts';

const NOW = Date.parse('2026-03-14T15:05:00-06:00');
const AUDIO = { id: 'audio', query: 'audio' } as const;

let store: AppStore;
/** The calls that were sent: path, search text (which may be empty) and page, separated by spaces. */
let calls: string[] = [];
/** First product of the unfiltered vault. */
let first = 'A';
/** Field `last_page` of the server's answers. Pages after `lastFullPage` contain no products. */
let lastPage: number | null = 5;
let lastFullPage = 5;
let leave = () => {};

/** Lets pending calls be answered. */
async function settle(): Promise<void> {
  await nextTask();
  while (store.get(productsAtom).isFetching) await nextTask();
}

function open(): void {
  leave = store.sub(productsAtom, () => undefined);
}

/** Types a text and waits for the debounce, as `VaultPage` does. */
async function typeText(typed: string): Promise<void> {
  store.set(vaultSearchAtom, typeSearch(store.get(vaultSearchAtom), typed));
  await settle();
  store.set(vaultSearchAtom, (search) => startTypedSearch(search, typed));
  await settle();
}

const pages = () => store.get(productsAtom).data?.pageParams;

/** Simulates a page load. The data stored on the phone stay. */
function load(): void {
  calls = [];
  store = createAppStore({ retries: false });
  store.set(sendAtom, async <T>({ path, params, signal, read }: Call<T>): Promise<T> => {
    // The real client waits a microtask before it sends a call, so that a call that is aborted in the same task is not
    // sent. This function does the same.
    await null;
    signal?.throwIfAborted();
    calls.push([path, params?.query ?? params?.q, params?.page].join(' ').trim());
    if (path === '/states') throw new Error('no states');
    const isFull = Number(params?.page) <= lastFullPage;
    const products_db = isFull ? [{ sku: params?.page === 1 ? first : `${params?.page}` }] : [];
    return read(path === '/products' ? { last_page: lastPage, products_db } : []);
  });
  store.set(identityAtom, { user: fixtures.userFernanda, wallet: { balance: 0 } });
}

beforeEach(() => {
  local.clear();
  local.setItem(OWNER_KEY, String(fixtures.userFernanda.id));
  local.setItem(LOCAL_KEYS.token, 'token');
  first = 'A';
  lastPage = 5;
  lastFullPage = 5;
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  load();
});

afterEach(() => leave());

async function openTwoPages(): Promise<void> {
  open();
  await settle();
  await store.get(productsAtom).fetchNextPage();
  await settle();
  expect(pages()).toEqual([1, 2]);
}

/** Loads two pages of the whole vault, then searches. */
async function search(): Promise<void> {
  await openTwoPages();
  await typeText('licuadora');
  expect(calls).toEqual(['/products  1', '/products  2', '/products licuadora 1']);
  calls = [];
}

it('shows the cached page 1 without a call when the search is emptied within 60 s', async () => {
  await search();
  vi.setSystemTime(NOW + 59_000);
  await typeText('');
  expect(pages()).toEqual([1]);
  expect(skus()).toEqual([['A']]);
  expect(calls).toEqual([]);
});

it('fetches only page 1 when the search is emptied after 60 s', async () => {
  await search();
  vi.setSystemTime(NOW + 70_000);
  await typeText('');
  expect(pages()).toEqual([1]);
  expect(calls).toEqual(['/products  1']);
});

it('fetches only page 1 when a second tap leaves the category', async () => {
  await search();
  store.set(vaultSearchAtom, chooseCategory(store.get(vaultSearchAtom), AUDIO, null));
  await settle();
  vi.setSystemTime(NOW + 70_000);
  store.set(vaultSearchAtom, chooseCategory(store.get(vaultSearchAtom), AUDIO, null));
  await settle();
  expect(calls).toEqual(['/products audio 1', '/products  1']);
});

it('sends no call for 1 or 2 characters, even if the list is stale', async () => {
  await search();
  vi.setSystemTime(NOW + 70_000);
  await typeText('licuador');
  await typeText('');
  calls = [];
  vi.setSystemTime(NOW + 140_000);
  for (const typed of ['l', 'li', 'l', '', ' ']) await typeText(typed);
  expect(calls).toEqual([]);
});

it.each([
  ['only page 1', 'A', ['/products  1']],
  ['every page if its products have changed', 'B', ['/products  1', '/products  2']],
])(
  'refreshes %s when the vault is opened again later, while all pages stay visible',
  async (_, sku, asked) => {
    await openTwoPages();
    leave();
    calls = [];
    first = sku;
    vi.setSystemTime(NOW + 70_000);
    open();
    await settle();
    expect(pages()).toEqual([1, 2]);
    expect(store.get(productsAtom).data?.pages[0]?.products_db[0]?.sku).toBe(sku);
    expect(calls).toEqual(asked);
  },
);

it.each([
  ['the server says is the last', 2, 5, [1, 2]],
  ['is empty, if the server does not say which is the last', null, 2, [1, 2, 3]],
])('has a next page until the page that %s', async (_what, said, full, fetched) => {
  lastPage = said;
  lastFullPage = full;
  open();
  await settle();
  for (const _page of fetched) {
    if (store.get(productsAtom).hasNextPage) await store.get(productsAtom).fetchNextPage();
    await settle();
  }
  expect(pages()).toEqual(fetched);
  expect(store.get(productsAtom).hasNextPage).toBe(false);
});

/** The skus that are visible, by page. */
const skus = () =>
  store.get(productsAtom).data?.pages.map(({ products_db }) => products_db.map(({ sku }) => sku));

it('shows all loaded pages while a text is typed that does not start a search', async () => {
  await openTwoPages();
  for (const typed of ['l', 'li', '']) {
    await typeText(typed);
    expect(skus()).toEqual([['A'], ['2']]);
  }
});

it('shows the first page of the last visit, and its age, at the next page load', async () => {
  await openTwoPages();
  await nextTask();
  leave();
  vi.setSystemTime(NOW + 59_999);
  load();
  open();
  expect(skus()).toEqual([['A']]);
  expect(pages()).toEqual([1]);
  expect(store.get(productsAtom).dataUpdatedAt).toBe(NOW);
  await settle();
  expect(calls).toEqual([]);
});

it('refreshes the first page of the last visit if it is 60 s old', async () => {
  open();
  await settle();
  await nextTask();
  leave();
  first = 'B';
  vi.setSystemTime(NOW + 60_000);
  load();
  open();
  expect(skus()).toEqual([['A']]);
  await settle();
  expect(skus()).toEqual([['B']]);
  expect(calls).toEqual(['/products  1']);
});

it('shows what a search finds, and stores nothing of it on the phone', async () => {
  open();
  await settle();
  first = 'L';
  await typeText('licuadora');
  expect(store.get(productsAtom).error).toBeNull();
  expect(skus()).toEqual([['L']]);
  await nextTask();
  leave();
  load();
  open();
  expect(skus()).toEqual([['A']]);
  await typeText('licuadora');
  expect(calls).toEqual(['/products licuadora 1']);
});

it('a search does not show the stored list first', async () => {
  open();
  await settle();
  await nextTask();
  leave();
  load();
  open();
  first = 'L';
  store.set(vaultSearchAtom, { typed: 'licuadora', query: 'licuadora', category: null, tag: null });
  expect(skus()).toBeUndefined();
  await settle();
  expect(skus()).toEqual([['L']]);
});

it('fetches the states once, whatever is typed into the store search', async () => {
  store.set(storeQueryAtom, '');
  const leaves = [storesAtom, statesAtom].map((atom) => store.sub(atom, () => undefined));
  leave = () => {
    for (const stop of leaves) stop();
  };
  await nextTask();
  for (const typed of ['s', 'si']) {
    store.set(storeQueryAtom, typed);
    await nextTask();
  }
  expect(calls.filter((call) => call === '/states')).toHaveLength(1);
});
