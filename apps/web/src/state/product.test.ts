import { detailPrize, type ProductDetail, type ProviderProduct } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { queryClientAtom } from 'jotai-tanstack-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, type Call } from '../api/call.ts';
import { SOON } from '../testing/soon.ts';
import { LOCAL_KEYS, local, OWNER_KEY } from './core/storage.ts';
import { identityAtom, sendAtom } from './session/session.ts';
import { type AppStore, createAppStore } from './session/store.ts';
import { productAtom, productsAtom, vaultSearchAtom } from './vault.ts';

const SKU = '100214';
const PROVIDER = { ProductId: SKU, ProductName: 'Licuadora', Price: 9_999 };

let store: AppStore;
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
  store = createAppStore({ retries: false });
  store.set(sendAtom, async <T>({ path, params, read }: Call<T>): Promise<T> => {
    const product = { sku: SKU, name: 'Licuadora 10 velocidades', type };
    calls.push(params ? `${path} ${params.query}` : path);
    if (path !== '/products') return read({ ...product, ...(result && { result }) });
    if (isSearchLost) throw new ApiError('offline');
    const rows = listed === null ? [] : [{ result: { ...PROVIDER, Price: listed } }];
    return read({ last_page: 1, products_db: [product], products_elektra: { Products: rows } });
  });
  store.set(identityAtom, { user: fixtures.userFernanda, wallet: { balance: 0 } });
}

beforeEach(() => {
  local.clear();
  local.setItem(OWNER_KEY, String(fixtures.userFernanda.id));
  local.setItem(LOCAL_KEYS.token, 'token');
  result = undefined;
  listed = 5_000;
  isSearchLost = false;
  type = 'elektra';
  load();
});

async function open(): Promise<ProductDetail> {
  const leave = store.sub(productAtom(SKU), () => undefined);
  const { data } = await vi.waitUntil(() => {
    const query = store.get(productAtom(SKU));
    return query.data && !query.isFetching ? query : null;
  }, SOON);
  leave();
  if (!data) throw new Error('no product');
  return data;
}

async function openVault(): Promise<void> {
  const leave = store.sub(productsAtom, () => undefined);
  await vi.waitUntil(() => store.get(productsAtom).data, SOON);
  leave();
  calls = [];
}

it("uses the provider's product of the answer itself", async () => {
  result = PROVIDER;
  expect((await open()).result?.Price).toBe(9_999);
  expect(calls).toEqual([`/products/${SKU}`]);
});

it("uses the provider's product of the list if the answer has none", async () => {
  await openVault();
  const product = await open();
  expect(detailPrize(product)).toMatchObject({ available: true, name: 'Licuadora' });
  expect(calls).toEqual([`/products/${SKU}`]);
});

it("uses the provider's product of the results of a search in this visit", async () => {
  const search = { typed: 'licuadora', query: 'licuadora', category: null, tag: null };
  store.set(vaultSearchAtom, search);
  await openVault();
  expect((await open()).result?.Price).toBe(5_000);
  expect(calls).toEqual([`/products/${SKU}`]);
});

it('searches for the name of the product if no list is known', async () => {
  expect(detailPrize(await open()).available).toBe(true);
  expect(calls).toEqual([`/products/${SKU}`, '/products Licuadora 10 velocidades']);
});

it('uses the current price when the product is fetched again', async () => {
  await openVault();
  await open();
  listed = 6_000;
  const leave = store.sub(productAtom(SKU), () => undefined);
  await vi.waitUntil(() => store.get(productAtom(SKU)).data?.result?.Price === 6_000, SOON);
  leave();
});

it('uses the price of the known list if the search fails when the product is fetched again', async () => {
  await openVault();
  await open();
  isSearchLost = true;
  calls = [];
  const { data } = await store.get(productAtom(SKU)).refetch();
  expect(calls).toEqual([`/products/${SKU}`, '/products Licuadora 10 velocidades']);
  expect(data?.result?.Price).toBe(5_000);
});

it('is shown without the price if no list is known and the search fails', async () => {
  isSearchLost = true;
  const product = await open();
  expect(product).toMatchObject({ name: 'Licuadora 10 velocidades' });
  expect(detailPrize(product).available).toBe(false);
});

it("is not available if neither the answer nor the list has the provider's product", async () => {
  listed = null;
  expect(detailPrize(await open()).available).toBe(false);
});

it("uses the provider's product of the list that the phone has stored", async () => {
  await openVault();
  await vi.waitUntil(() => local.keys('').length > 2, SOON);
  load();
  listed = 6_000;
  expect((await open()).result?.Price).toBe(5_000);
  expect(calls).toEqual([`/products/${SKU}`]);
});

it("does not use the provider's product of another user's list, or of another answer", async () => {
  const page = { products_elektra: { Products: [{ result: { ...PROVIDER, Price: 1 } }] } };
  const client = store.get(queryClientAtom);
  const userId = fixtures.userFernanda.id;
  client.setQueryData(['products', 'another-user', ''], { pages: [page], pageParams: [1] });
  client.setQueryData(['orders', userId], { pages: [page], pageParams: [1] });
  expect((await open()).result?.Price).toBe(5_000);
  expect(calls).toEqual([`/products/${SKU}`, '/products Licuadora 10 velocidades']);
});

it('another product has its own answer', async () => {
  result = PROVIDER;
  await open();
  expect(store.get(productAtom('100215')).data).toBeUndefined();
});

it("a card uses the provider's product of the list, so that both show one type, but is not searched for", async () => {
  type = 'card';
  expect(detailPrize(await open()).type).toBe('card');
  expect(calls).toEqual([`/products/${SKU}`]);
  load();
  await openVault();
  expect(detailPrize(await open())).toMatchObject({ type: 'elektra', price: 50 });
  expect(calls).toEqual([`/products/${SKU}`]);
});
