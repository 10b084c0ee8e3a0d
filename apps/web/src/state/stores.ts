import { listStaleTime, type PickupStore } from '@gemas/domain';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { fetchStates } from '../api/address.ts';
import { fetchStores } from '../api/stores.ts';
import { sendAtom } from './session/session.ts';
import { userIdAtom, userKey, userQuery } from './session/user-query.ts';

/** The text of the search for pickup stores, '' for all stores. Null while the user does not have to choose a store. */
export const storeQueryAtom = atom<string | null>(null);

/**
 * The pickup stores that match the search. A newer search aborts the older call, so the older answer is never shown.
 */
export const storesAtom = atomWithQuery<PickupStore[]>((get) => {
  const query = get(storeQueryAtom);
  return {
    queryKey: userKey('stores', get(userIdAtom), query),
    queryFn: ({ signal }) => fetchStores(get(sendAtom), query ?? '', signal),
    enabled: query !== null,
    staleTime: ({ state }) => listStaleTime(state.data, 5 * 60_000),
  };
});

const statesQueryAtom = userQuery('states', fetchStates, {
  staleTime: ({ state }) => listStaleTime(state.data, Number.POSITIVE_INFINITY),
});

/**
 * The Mexican states that the store search suggests. Fetched at the same time as the stores of the first search, and
 * then cached. Empty until loaded.
 */
export const statesAtom = atom((get): readonly string[] =>
  get(storeQueryAtom) === null ? [] : (get(statesQueryAtom).data ?? []),
);
