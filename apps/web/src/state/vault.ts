import {
  BRIEFLY_FRESH_MS,
  hasSameSkus,
  type Id,
  isCardType,
  type ProductDetail,
  type ProductsPage,
  pageAfter,
  providerOf,
  readProductsPages,
  type VaultSearch,
  WHOLE_VAULT,
} from '@gemas/domain';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { atom } from 'jotai';
import { atomWithInfiniteQuery, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { fetchProduct, fetchProducts } from '../api/vault.ts';
import { byKey } from './core/by-key.ts';
import { answerStore } from './session/answer-store.ts';
import { sendAtom } from './session/session.ts';
import { userIdAtom, userKey } from './session/user-query.ts';

type Pages = InfiniteData<ProductsPage, number>;

const productsKey = (userId: Id, query: string) => userKey('products', userId, query);

const searchStateAtom = atom<VaultSearch>(WHOLE_VAULT);

/**
 * The search of the vault. Not reset when the user leaves the vault, so a user who returns from a prize sees the same
 * list. Setting a text that was searched for before keeps only page 1 of the cached results, with its `dataUpdatedAt`,
 * so that a stale page 1 is fetched again (decision 26).
 */
export const vaultSearchAtom = atom(
  (get) => get(searchStateAtom),
  (get, set, change: VaultSearch | ((search: VaultSearch) => VaultSearch)) => {
    const before = get(searchStateAtom);
    const search = typeof change === 'function' ? change(before) : change;
    if (search.query !== before.query) {
      const client = get(queryClientAtom);
      const queryKey = productsKey(get(userIdAtom), search.query);
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
      const onlyFirst = (all?: Pages) => all && { pages: all.pages.slice(0, 1), pageParams: [1] };
      client.setQueryData<Pages>(queryKey, onlyFirst, { updatedAt });
    }
    set(searchStateAtom, search);
  },
);

const EMPTY: Pages = { pages: [], pageParams: [] };

/**
 * The text that is searched for. Separate from the typed text, so that typing does not recreate the query. A recreated
 * query would send its call again if its data are stale.
 */
const queryAtom = atom((get) => get(searchStateAtom).query);

/**
 * The pages of the vault. A refresh fetches page 1, and the other pages only if the products of page 1 have changed.
 */
export const productsAtom = atomWithInfiniteQuery<ProductsPage, Error, Pages, QueryKey, number>(
  (get) => {
    const userId = get(userIdAtom);
    const query = get(queryAtom);
    // Only the first page of the unfiltered vault is stored. Results of a search are not worth the storage.
    const stored = query === '' ? answerStore(userId, 'products', readProductsPages) : null;
    const queryKey = productsKey(userId, query);
    let hasMoved = false;
    return {
      queryKey,
      queryFn: async ({ client, pageParam, signal }) => {
        const { pages, pageParams } = client.getQueryData<Pages>(queryKey) ?? EMPTY;
        const cached = pages[pageParams.indexOf(pageParam)];
        if (cached && pageParam > 1 && !hasMoved) return cached;
        const page = await fetchProducts(get(sendAtom), { page: pageParam, query }, signal);
        if (pageParam === 1) {
          hasMoved = cached !== undefined && !hasSameSkus(cached, page);
          stored?.store({ pages: [page], pageParams: [1] });
        }
        return page;
      },
      initialPageParam: 1,
      getNextPageParam: (page, _pages, number) => pageAfter(page, number),
      staleTime: BRIEFLY_FRESH_MS,
      initialData: () => stored?.last()?.data,
      initialDataUpdatedAt: () => stored?.last()?.at,
    };
  },
);

export const productKey = (userId: Id, sku: string) => userKey('product', userId, sku);

/** Returns the known pages of the vault: those of this visit, then the stored one. */
function knownPages(client: QueryClient, userId: Id): ProductsPage[] {
  const ofVisit = client.getQueriesData<Pages>({ queryKey: userKey('products', userId) });
  const stored = answerStore(userId, 'products', readProductsPages).last()?.data;
  return [...ofVisit.map(([, data]) => data), stored].flatMap((data) => data?.pages ?? []);
}

/**
 * Returns the query of a product by its sku. If the server omits `result` (the provider's data), `result` is taken from
 * the known pages of the vault, or, unless the product is a card, from a search for the product's name. The first
 * fetch tries the known pages first, which saves a call. A later fetch tries the search first, because the known pages
 * may contain an outdated price.
 */
export const productAtom = byKey((sku: string) =>
  atomWithQuery<ProductDetail, Error, ProductDetail, QueryKey>((get) => {
    const userId = get(userIdAtom);
    const queryKey = productKey(userId, sku);
    return {
      queryKey,
      staleTime: 0,
      queryFn: async ({ client, signal }) => {
        const send = get(sendAtom);
        const product = await fetchProduct(send, sku, signal);
        if (product.result) return product;
        const known = () => providerOf(knownPages(client, userId), sku);
        const searched = async () =>
          // The provider has hardly any card, so no search is sent for one.
          isCardType(product.type)
            ? null
            : fetchProducts(send, { page: 1, query: product.name }, signal).then(
                (page) => providerOf([page], sku),
                () => null,
              );
        const isAgain = client.getQueryData(queryKey) !== undefined;
        const result = isAgain ? ((await searched()) ?? known()) : (known() ?? (await searched()));
        return result ? { ...product, result } : product;
      },
    };
  }),
);
