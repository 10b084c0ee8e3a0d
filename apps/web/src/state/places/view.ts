import { isPlaceSort, type TeamFilter, WHOLE_TEAM } from '@gemas/domain';
import { atom } from 'jotai';
import { byKey } from '../core/by-key.ts';
import { LOCAL_KEYS } from '../core/storage.ts';
import { ownAtom } from '../session/own-atom.ts';

/**
 * The order that the user has chosen for all lists of places. Null for the order in which the server sends them. Stored
 * on this phone only.
 */
export const placeSortAtom = ownAtom(LOCAL_KEYS.placeSort, isPlaceSort, null);

/**
 * The user's search and filter on a screen that lists people or places. The key is the path of the screen. Kept in
 * memory, so that the list is the same after the user has opened a row and gone back.
 */
export const filterAtom = byKey((_path: string) => atom<TeamFilter>(WHOLE_TEAM));
