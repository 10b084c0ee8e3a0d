import { detailPrize, type ProductDetail, type ProviderProduct } from '@gemas/domain';
import { queryClientAtom } from 'jotai-tanstack-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/call.ts';
import { loadPage, mount, newPhone, store, USER, visit } from '../testing/phone.ts';
import { SOON } from '../testing/soon.ts';
import { local } from './core/storage.ts';
import { productAtom, productsAtom, vaultSearchAtom } from './vault.ts';

const SKU = '100214';
const PROVIDER = { ProductId: SKU, ProductName: 'Licuadora', Price: 9_999 };

let calls: string[] = [];
/** Field `result` of the answer about the product: the provider's product. Undefined if the field is missing. */
let result: Partial<ProviderProduct> | undefined;
/** Price of the product in the list of all products, in pesos; null if the list does not contain the product. */
let listed: number | null = 5_000;
/** Whether the search of the vault fails. */
let isSearchLost = false;
/** Type of the product in the vault's own database. */
let type = 'elektra';

/** Simulates a page load. The data stored on the phone stay. */
function load(): void {
  calls = [];
  loadPage(({ path, params }) => {
    const product = { sku: SKU, name: 'Licuadora 10 velocidades', type };
    calls.push(params ? `${path} ${params.query}` : path);
    if (path !== '/products') return { ...product, ...(result && { result }) };
    if (isSearchLost) throw new ApiError('offline');
    const rows = listed === null ? [] : [{ result: { ...PROVIDER, Price: listed } }];
    return { last_page: 1, products_db: [product], products_elektra: { Products: rows } };
  });
}

beforeEach(() => {
  newPhone();
  result = undefined;
  listed = 5_000;
  isSearchLost = false;
  type = 'elektra';
  load();
});

/** Opens the product, and leaves it once it is loaded. */
async function open(): Promise<ProductDetail> {
  const leave = await visit(store, productAtom(SKU));
  const { data } = store.get(productAtom(SKU));
  leave();
  if (!data) throw new Error('no product');
  return data;
}

async function openVault(): Promise<void> {
  const leave = await visit(store, productsAtom);
  leave();
  calls = [];
}

const OWN = `/products/${SKU}`;
const SEARCH = '/products Licuadora 10 velocidades';

/** Opens the product after the vault, in a later visit. The price in the list has changed meanwhile. */
async function openVaultOfEarlierVisit(): Promise<void> {
  await openVault();
  await vi.waitUntil(() => local.keys('').length > 2, SOON);
  load();
  listed = 6_000;
}

/** Stores lists with the product that the app must not read: the vault of another user, and another answer. */
function knowOtherLists(): void {
  const page = { products_elektra: { Products: [{ result: { ...PROVIDER, Price: 1 } }] } };
  const client = store.get(queryClientAtom);
  for (const key of [
    ['products', 'another-user', ''],
    ['orders', USER.id],
  ]) {
    client.setQueryData(key, { pages: [page], pageParams: [1] });
  }
}

async function openSearch(): Promise<void> {
  const search = { typed: 'licuadora', query: 'licuadora', category: null, tag: null };
  store.set(vaultSearchAtom, search);
  await openVault();
}

it.each<[string, () => unknown, pesos: number | undefined, string[]]>([
  ['the answer itself', () => (result = PROVIDER), 9_999, [OWN]],
  ['the list of the vault, if the answer lacks it', openVault, 5_000, [OWN]],
  ['the results of a search in this visit', openSearch, 5_000, [OWN]],
  ['the list that the phone has stored', openVaultOfEarlierVisit, 5_000, [OWN]],
  ['a search for its name, if no list is known', () => {}, 5_000, [OWN, SEARCH]],
  ['a search, not from lists of another kind or user', knowOtherLists, 5_000, [OWN, SEARCH]],
  ['nowhere, if the search fails', () => (isSearchLost = true), undefined, [OWN, SEARCH]],
  ['nowhere, if the search does not find it', () => (listed = null), undefined, [OWN, SEARCH]],
])("takes the provider's product from %s", async (_where, arrange, pesos, asked) => {
  await arrange();
  const product = await open();
  expect(product.result?.Price).toBe(pesos);
  expect(detailPrize(product).available).toBe(pesos !== undefined);
  expect(calls).toEqual(asked);
});

it('uses the current price when the product is fetched again', async () => {
  await openVault();
  await open();
  listed = 6_000;
  mount(store, productAtom(SKU));
  await vi.waitUntil(() => store.get(productAtom(SKU)).data?.result?.Price === 6_000, SOON);
});

it('uses the price of the known list if the search fails when the product is fetched again', async () => {
  await openVault();
  await open();
  isSearchLost = true;
  calls = [];
  const { data } = await store.get(productAtom(SKU)).refetch();
  expect(calls).toEqual([OWN, SEARCH]);
  expect(data?.result?.Price).toBe(5_000);
});

it('another product has its own answer', async () => {
  result = PROVIDER;
  await open();
  expect(store.get(productAtom('100215')).data).toBeUndefined();
});

it("a card uses the provider's product of the list, so that both show one type, but is not searched for", async () => {
  type = 'card';
  expect(detailPrize(await open()).type).toBe('card');
  expect(calls).toEqual([OWN]);
  load();
  await openVault();
  expect(detailPrize(await open())).toMatchObject({ type: 'elektra', price: 50 });
  expect(calls).toEqual([OWN]);
});
