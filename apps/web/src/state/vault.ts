import {
  type CategoryId,
  joinCatalogue,
  type Prize,
  type ProductsPage,
  searchQuery,
} from '@gemas/domain';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { list, number, object } from '../api/read.ts';
import { fetchProduct, fetchProducts, productsPage } from '../api/vault.ts';
import { atom, atomWithInfiniteQuery, atomWithQuery } from './core/jotai.ts';
import { keptAnswer } from './core/persisted-answer.ts';
import { sendAtom, userAtom } from './session/session.ts';

/** What the vault is searched for; '' is everything. */
export interface VaultSearch {
  /** As typed, or '' while a category is chosen. */
  typed: string;
  query: string;
  category: CategoryId | null;
  tag: string | null;
}

/** Kept while the app runs, so that the way back from a detail finds the same list. */
export const vaultSearchAtom = atom<VaultSearch>({
  typed: '',
  query: '',
  category: null,
  tag: null,
});

/** Starts the search for what was typed, once it is long enough (decision 26). */
export const searchTypedAtom = atom(null, (get, set, typed: string) => {
  const search = get(vaultSearchAtom);
  const query = searchQuery(typed);
  if (query === null || query === search.query || search.category !== null) return;
  set(vaultSearchAtom, { ...search, query });
});

type Pages = InfiniteData<ProductsPage, number>;

const readPages = object<Pages>({ pages: list(productsPage), pageParams: list(number) });

export const productsAtom = atomWithInfiniteQuery<ProductsPage, Error, Pages, QueryKey, number>(
  (get) => {
    const { id } = get(userAtom);
    const { query } = get(vaultSearchAtom);
    // The whole catalogue's first page is kept; what was searched for is not worth the room.
    const kept = query === '' ? keptAnswer(id, 'products', readPages) : null;
    return {
      queryKey: ['products', id, query],
      queryFn: async ({ pageParam, signal }) => {
        const page = await fetchProducts(get(sendAtom), pageParam, query, signal);
        if (pageParam === 1) kept?.keep({ pages: [page], pageParams: [1] });
        return page;
      },
      initialPageParam: 1,
      getNextPageParam: ({ last_page, products_db }, _pages, page: number) =>
        (last_page === null ? products_db.length > 0 : page < last_page) ? page + 1 : null,
      staleTime: 60_000,
      ...kept?.options,
    };
  },
);

/** The products of every loaded page, each once. */
export function prizesOf(pages: readonly ProductsPage[]): Prize[] {
  const prizes = new Map(pages.flatMap(joinCatalogue).map((prize) => [prize.sku, prize]));
  return [...prizes.values()];
}

export function productKey(userId: number, sku: string) {
  return ['product', userId, sku];
}

const productAtoms = new Map<string, ReturnType<typeof createProductAtom>>();

function createProductAtom(sku: string) {
  return atomWithQuery((get) => ({
    queryKey: productKey(get(userAtom).id, sku),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchProduct(get(sendAtom), sku, signal),
    staleTime: 0,
  }));
}

/** The product of a sku; one atom for each sku seen. */
export function productAtom(sku: string) {
  const known = productAtoms.get(sku) ?? createProductAtom(sku);
  productAtoms.set(sku, known);
  return known;
}
