import { isPlaceOrder, type TeamFilter, WHOLE_TEAM } from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { LOCAL_KEYS } from '../core/storage.ts';
import { ownAtom } from '../session/own-atom.ts';

/** The order that the user has chosen for every list of places; null for the server's. It is on this phone alone. */
export const placeOrderAtom = ownAtom(LOCAL_KEYS.placeOrder, isPlaceOrder, null);

const filtersAtom = atom<Readonly<Record<string, TeamFilter>>>({});

/**
 * What the user looks for on the screens that list people or places, by the address of the screen. Kept while the app
 * runs, so that the way back from a row leads to the list as it was left.
 */
export const filterAtAtom = atom(
  (get) =>
    (address: string): TeamFilter =>
      get(filtersAtom)[address] ?? WHOLE_TEAM,
  (get, set, address: string, filter: TeamFilter) =>
    set(filtersAtom, { ...get(filtersAtom), [address]: filter }),
);
