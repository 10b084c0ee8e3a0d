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
 * The user's search and filter on the screens that list people or places, by the address of the screen. Kept while the
 * app runs, so that returning from a row shows the same list.
 */
export const filterAtAtom = atom(
  (get) =>
    (address: string): TeamFilter =>
      get(filtersAtom).get(address) ?? WHOLE_TEAM,
  (get, set, address: string, filter: TeamFilter) =>
    set(filtersAtom, new Map([...get(filtersAtom), [address, filter]])),
);
