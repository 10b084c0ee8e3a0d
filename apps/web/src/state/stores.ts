import { listStaleTime } from '@gemas/domain';
import { fetchStates } from '../api/address.ts';
import { fetchStores } from '../api/stores.ts';
import { atom, atomWithQuery } from './core/jotai.ts';
import { sendAtom } from './session/session.ts';
import { userIdAtom, userKey } from './session/user-query.ts';

interface ListQuery {
  state: { data: readonly unknown[] | undefined };
}

/** The text of the search for pickup stores, '' for all stores. Null while the user does not have to choose a store. */
export const storeQueryAtom = atom<string | null>(null);

/**
 * The pickup stores that match the search. A newer search aborts the older call, so the older answer is never shown.
 */
export const storesAtom = atomWithQuery((get) => {
  const query = get(storeQueryAtom);
  return {
    queryKey: userKey('stores', get(userIdAtom), query),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      fetchStores(get(sendAtom), query ?? '', signal),
    enabled: query !== null,
    staleTime: ({ state }: ListQuery) => listStaleTime(state.data, 5 * 60_000),
  };
});

/**
 * Separate from the text of the search, so that typing does not recreate the query of the states, which would repeat a
 * failed call.
 */
const hasStoreSearchAtom = atom((get) => get(storeQueryAtom) !== null);

/**
 * The Mexican states that the store search suggests, fetched together with the stores. If they fail to load, nothing is
 * suggested.
 */
export const statesAtom = atomWithQuery((get) => ({
  queryKey: ['states'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchStates(get(sendAtom), signal),
  enabled: get(hasStoreSearchAtom),
  staleTime: ({ state }: ListQuery) => listStaleTime(state.data, Number.POSITIVE_INFINITY),
}));
