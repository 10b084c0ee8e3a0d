import {
  BRIEFLY_FRESH_MS,
  lacksProvider,
  type ProductDetail,
  type ProductsPage,
  providerOf,
  readProductsPages,
  startTypedSearch,
  type VaultSearch,
  WHOLE_VAULT,
} from '@gemas/domain';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { fetchProduct, fetchProducts } from '../api/vault.ts';
import { byKey } from './core/by-key.ts';
import { atom, atomWithInfiniteQuery, atomWithQuery, queryClientAtom } from './core/jotai.ts';
import { persistedAnswer } from './core/persisted-answer.ts';
import { userIdAtom, userKey } from './core/user-query.ts';
import { sendAtom } from './session/session.ts';

type Pages = InfiniteData<ProductsPage, number>;

const productsKey = (userId: number, query: string) => userKey('products', userId, query);

const searchStateAtom = atom<VaultSearch>(WHOLE_VAULT);

/**
 * Kept while the app runs, so that returning from a detail shows the same list. Another query starts at page 1: of its
 * cached pages only page 1 is kept, with its age (decision 26).
 */
export const vaultSearchAtom = atom(
  (get) => get(searchStateAtom),
  (get, set, change: VaultSearch | ((search: VaultSearch) => VaultSearch)) => {
    const before = get(searchStateAtom);
    const search = typeof change === 'function' ? change(before) : change;
    if (search.query !== before.query) {
      const client = get(queryClientAtom);
      const queryKey = productsKey(get(userIdAtom), search.query);
      const { data, dataUpdatedAt } = client.getQueryState<Pages>(queryKey) ?? {};
      if (data && dataUpdatedAt !== undefined) {
        const firstPage = { pages: data.pages.slice(0, 1), pageParams: [1] };
        client.setQueryData<Pages>(queryKey, firstPage, { updatedAt: dataUpdatedAt });
      }
    }
    set(searchStateAtom, search);
  },
);

/** Starts the search for the typed text, if it is long enough (decision 26). */
export const searchTypedAtom = atom(null, (_get, set, typed: string) =>
  set(vaultSearchAtom, (search) => startTypedSearch(search, typed)),
);

const EMPTY: Pages = { pages: [], pageParams: [] };

/** Separate, so that typing does not recreate the query, which would fetch stale data. */
const queryAtom = atom((get) => get(searchStateAtom).query);

const skusOf = ({ products_db }: ProductsPage) => products_db.map(({ sku }) => sku).join();

/** Pages of the vault. A refresh fetches page 1, and the others only if the products of page 1 have changed. */
export const productsAtom = atomWithInfiniteQuery<ProductsPage, Error, Pages, QueryKey, number>(
  (get) => {
    const userId = get(userIdAtom);
    const query = get(queryAtom);
    // Only the first page of the whole catalogue is persisted: results of a search are not worth the storage.
    const persisted = query === '' ? persistedAnswer(userId, 'products', readProductsPages) : null;
    const queryKey = productsKey(userId, query);
    let hasMoved = false;
    return {
      queryKey,
      queryFn: async ({ client, pageParam, signal }) => {
        const { pages, pageParams } = client.getQueryData<Pages>(queryKey) ?? EMPTY;
        const cached = pages[pageParams.indexOf(pageParam)];
        if (cached && pageParam > 1 && !hasMoved) return cached;
        const page = await fetchProducts(get(sendAtom), pageParam, query, signal);
        if (pageParam === 1) {
          hasMoved = cached !== undefined && skusOf(cached) !== skusOf(page);
          persisted?.persist({ pages: [page], pageParams: [1] });
        }
        return page;
      },
      initialPageParam: 1,
      getNextPageParam: ({ last_page, products_db }, _pages, page: number) =>
        (last_page === null ? products_db.length > 0 : page < last_page) ? page + 1 : null,
      staleTime: BRIEFLY_FRESH_MS,
      ...persisted?.options,
    };
  },
);

const PRODUCT = 'product';

export const productKey = (userId: number, sku: string) => userKey(PRODUCT, userId, sku);

/** The known pages of the vault: those of this visit, then the persisted one. */
function knownPages(client: QueryClient, userId: number): ProductsPage[] {
  const ofVisit = client.getQueriesData<Pages>({ queryKey: userKey('products', userId) });
  const persisted = persistedAnswer(userId, 'products', readProductsPages).options.initialData();
  return [...ofVisit.map(([, data]) => data), persisted].flatMap((data) => data?.pages ?? []);
}

/**
 * The product of a sku. If the answer about a retailer's prize lacks the provider's product, that is taken from the
 * list: from the known pages, or from a search for its name. For a refetched product the search comes first, since its
 * price may have changed.
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
        if (!lacksProvider(product)) return product;
        const known = () => providerOf(knownPages(client, userId), sku);
        const searched = () =>
          fetchProducts(send, 1, product.name, signal).then(
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
