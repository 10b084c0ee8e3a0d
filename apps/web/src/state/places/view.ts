import { isPlaceOrder, type TeamFilter, WHOLE_TEAM } from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { LOCAL_KEYS } from '../core/storage.ts';
import { ownAtom } from '../session/own-atom.ts';

/**
 * The order that the user has chosen for all lists of places. Null for the order in which the server sends them. Stored
 * on this phone only.
 */
export const placeOrderAtom = ownAtom(LOCAL_KEYS.placeOrder, isPlaceOrder, null);

const filtersAtom = atom<ReadonlyMap<string, TeamFilter>>(new Map());

/**
 * The user's search and filter on each screen that lists people or places. `address` is the path of the screen. Kept in
 * memory, so that the list is the same after the user has opened a row and gone back.
 */
export const filterAtAtom = atom(
  (get) =>
    (address: string): TeamFilter =>
      get(filtersAtom).get(address) ?? WHOLE_TEAM,
  (get, set, address: string, filter: TeamFilter) =>
    set(filtersAtom, new Map([...get(filtersAtom), [address, filter]])),
);
