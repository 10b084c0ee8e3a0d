import { startTypedSearch, typeSearch } from '@gemas/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadPage, mount, newPhone, store } from '../testing/phone.ts';
import { nextTask } from '../testing/soon.ts';
import { productsAtom, vaultSearchAtom } from './vault.ts';

const NOW = Date.parse('2026-03-14T15:05:00-06:00');

/** The calls that were sent: path, searched text (which may be empty) and page, separated by spaces. */
let calls: string[] = [];
/** First product of the unfiltered vault. */
let first = 'A';
let leave = () => {};

/** Lets pending calls be answered. */
async function settle(): Promise<void> {
  await nextTask();
  while (store.get(productsAtom).isFetching) await nextTask();
}

async function open(): Promise<void> {
  leave = mount(store, productsAtom);
  await settle();
}

/** Types a text and waits for the debounce, as `VaultPage` does. */
async function typeText(typed: string): Promise<void> {
  store.set(vaultSearchAtom, typeSearch(store.get(vaultSearchAtom), typed));
  await settle();
  store.set(vaultSearchAtom, (search) => startTypedSearch(search, typed));
  await settle();
}

const pages = () => store.get(productsAtom).data?.pageParams;
/** The skus that are visible, by page. */
const skus = () =>
  store.get(productsAtom).data?.pages.map(({ products_db }) => products_db.map(({ sku }) => sku));

/** Simulates a page load. The data stored on the phone stay. */
function load(): void {
  calls = [];
  loadPage(({ path, params }) => {
    calls.push([path, params?.query, params?.page].join(' '));
    return { last_page: 5, products_db: [{ sku: params?.page === 1 ? first : `${params?.page}` }] };
  });
}

beforeEach(() => {
  newPhone();
  first = 'A';
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  load();
});

async function openTwoPages(): Promise<void> {
  await open();
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

it.each<[string, number, string[]]>([
  ['the cached page 1 without a call', 59_000, []],
  ['page 1 after a call for this page only', 70_000, ['/products  1']],
])('shows %s when the search is emptied after %d ms', async (_what, ms, asked) => {
  await search();
  vi.setSystemTime(NOW + ms);
  await typeText('');
  expect(pages()).toEqual([1]);
  expect(skus()).toEqual([['A']]);
  expect(calls).toEqual(asked);
});

it('sends no call for 1 or 2 characters, even if the list is stale, and shows all loaded pages', async () => {
  await openTwoPages();
  vi.setSystemTime(NOW + 70_000);
  calls = [];
  for (const typed of ['l', 'li', 'l', '', ' ']) {
    await typeText(typed);
    expect(skus()).toEqual([['A'], ['2']]);
  }
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
    await open();
    expect(skus()).toEqual([[sku], ['2']]);
    expect(calls).toEqual(asked);
  },
);

it.each<[string, number, string, string[]]>([
  ['without a call if it is newer than 60 s', 59_999, 'A', []],
  ['and refreshes it if it is 60 s old', 60_000, 'B', ['/products  1']],
])('shows the first page of the last visit %s', async (_what, ms, shown, asked) => {
  await openTwoPages();
  await nextTask();
  leave();
  first = 'B';
  vi.setSystemTime(NOW + ms);
  load();
  const opened = open();
  expect(skus()).toEqual([['A']]);
  expect(store.get(productsAtom).dataUpdatedAt).toBe(NOW);
  await opened;
  expect(skus()).toEqual([[shown]]);
  expect(calls).toEqual(asked);
});

it('shows what a search finds, and stores nothing of it on the phone', async () => {
  await open();
  first = 'L';
  await typeText('licuadora');
  expect(store.get(productsAtom).error).toBeNull();
  expect(skus()).toEqual([['L']]);
  await nextTask();
  leave();
  load();
  await open();
  expect(skus()).toEqual([['A']]);
  await typeText('licuadora');
  expect(calls).toEqual(['/products licuadora 1']);
});
