import { fetchStates } from '../api/address.ts';
import { fetchStores } from '../api/stores.ts';
import { atom, atomWithQuery } from './core/jotai.ts';
import { userIdAtom, userKey } from './core/user-query.ts';
import { sendAtom } from './session/session.ts';

/** An empty list may be an error of the server, so it is fetched again when it is next needed. */
const unlessEmpty =
  (ms: number) =>
  ({ state }: { state: { data: unknown } }): number =>
    Array.isArray(state.data) && state.data.length > 0 ? ms : 0;

/** The search for pickup stores, '' for all; null while no store has to be chosen. */
export const storeQueryAtom = atom<string | null>(null);

/** Pickup stores of the search. A newer search aborts the older one, so its answer is never shown. */
export const storesAtom = atomWithQuery((get) => {
  const query = get(storeQueryAtom);
  return {
    queryKey: userKey('stores', get(userIdAtom), query),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      fetchStores(get(sendAtom), query ?? '', signal),
    enabled: query !== null,
    staleTime: unlessEmpty(5 * 60_000),
  };
});

/** Separate, so that typing does not recreate the query of the states, which would repeat a failed call. */
const hasStoreSearchAtom = atom((get) => get(storeQueryAtom) !== null);

/** States suggested by the store search, fetched together with the stores. Without an answer nothing is suggested. */
export const statesAtom = atomWithQuery((get) => ({
  queryKey: ['states'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchStates(get(sendAtom), signal),
  enabled: get(hasStoreSearchAtom),
  staleTime: unlessEmpty(Number.POSITIVE_INFINITY),
}));
