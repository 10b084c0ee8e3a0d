import { type ProductsPage, startTypedSearch, type VaultSearch, WHOLE_VAULT } from '@gemas/domain';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { list, number, object } from '../api/read.ts';
import { fetchProduct, fetchProducts, productsPage } from '../api/vault.ts';
import { byKey } from './core/by-key.ts';
import { atom, atomWithInfiniteQuery } from './core/jotai.ts';
import { persistedAnswer } from './core/persisted-answer.ts';
import { userIdAtom, userKey, userQuery } from './core/user-query.ts';
import { sendAtom } from './session/session.ts';

/** Stays while the app runs, so that the way back from a detail finds the same list. */
export const vaultSearchAtom = atom<VaultSearch>(WHOLE_VAULT);

/** Starts the search for what was typed, once it is long enough (decision 26). */
export const searchTypedAtom = atom(null, (get, set, typed: string) =>
  set(vaultSearchAtom, startTypedSearch(get(vaultSearchAtom), typed)),
);

type Pages = InfiniteData<ProductsPage, number>;

const readPages = object<Pages>({ pages: list(productsPage), pageParams: list(number) });

export const productsAtom = atomWithInfiniteQuery<ProductsPage, Error, Pages, QueryKey, number>(
  (get) => {
    const userId = get(userIdAtom);
    const { query } = get(vaultSearchAtom);
    // The first page of the whole catalogue is persisted; results of a search are not worth the storage.
    const persisted = query === '' ? persistedAnswer(userId, 'products', readPages) : null;
    return {
      queryKey: userKey('products', userId, query),
      queryFn: async ({ pageParam, signal }) => {
        const page = await fetchProducts(get(sendAtom), pageParam, query, signal);
        if (pageParam === 1) persisted?.persist({ pages: [page], pageParams: [1] });
        return page;
      },
      initialPageParam: 1,
      getNextPageParam: ({ last_page, products_db }, _pages, page: number) =>
        (last_page === null ? products_db.length > 0 : page < last_page) ? page + 1 : null,
      staleTime: 60_000,
      ...persisted?.options,
    };
  },
);

const PRODUCT = 'product';

export const productKey = (userId: number, sku: string) => userKey(PRODUCT, userId, sku);

/** The product of a sku. */
export const productAtom = byKey((sku: string) =>
  userQuery(PRODUCT, (send, signal) => fetchProduct(send, sku, signal), {
    parts: [sku],
    staleTime: 0,
  }),
);
