import { isPlaceOrder, type PlaceOrder, type TeamFilter, WHOLE_TEAM } from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { LOCAL_KEYS } from '../core/storage.ts';
import { userIdAtom } from '../core/user-query.ts';
import { readOwn, writeOwn } from '../session/owner.ts';

const keyOf = (userId: number) => `${LOCAL_KEYS.placeOrder}:${userId}`;

/** Counts the changes of what is stored. */
const changesAtom = atom(0);

/** The order that the user has chosen for every list of places; null for the server's. It is on this phone alone. */
export const placeOrderAtom = atom(
  (get): PlaceOrder | null => {
    get(changesAtom);
    const userId = get(userIdAtom);
    return readOwn(userId, keyOf(userId), isPlaceOrder, null);
  },
  (get, set, order: PlaceOrder | null) => {
    const userId = get(userIdAtom);
    writeOwn(userId, keyOf(userId), order);
    set(changesAtom, (changes) => changes + 1);
  },
);

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
