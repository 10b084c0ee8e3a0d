import type { Id } from '../format/id.ts';
/** Name and address of a store. */
export interface StorePlace {
  name: string;
  domicile: string;
  num_ext: string;
  num_int: string;
  street_1: string;
  street_2: string;
  neighborhood: string;
  municipality: string;
  town: string;
  state: string;
  postal_code: string;
}

/** A store where a card is picked up (spec section 3). */
export interface PickupStore extends StorePlace {
  id: Id;
  code: string;
}

/** Pause in ms between the last typed character and the search for stores (spec section 9). */
export const STORE_SEARCH_DEBOUNCE_MS = 300;
/** Maximum number of stores offered (spec section 9). */
export const STORES_MAX = 300;

/** Returns the first 300 stores, without duplicates. */
export function offeredStores(stores: readonly PickupStore[]): PickupStore[] {
  const unique = new Map(stores.map((store) => [String(store.id), store]));
  return [...unique.values()].slice(0, STORES_MAX);
}

/**
 * Formats the address of a store in one line: '5 de Mayo 32, Centro, Silao, Guanajuato, 36100'. Empty parts are
 * omitted.
 */
export function storeAddress(store: Omit<StorePlace, 'name'>): string {
  const { domicile, street_1, num_ext, num_int, neighborhood, municipality, town } = store;
  const joined = (parts: readonly string[], separator: string) =>
    parts
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(separator);
  const inside = num_int.trim() === '' ? '' : `int. ${num_int.trim()}`;
  const street = joined([domicile.trim() || street_1, num_ext, inside], ' ');
  const place = town.trim() || municipality;
  return joined([street, neighborhood, place, store.state, store.postal_code], ', ');
}

/** Name and address of a store as they are shown in an order. */
export interface ShownStore {
  name: string;
  /** The address in one line. */
  address: string;
}

/** Returns the name and the address of a store as they are shown. Null if the store has neither. */
export function shownStore(store: StorePlace | null | undefined): ShownStore | null {
  if (!store) return null;
  const name = store.name.trim();
  const address = storeAddress(store);
  return name === '' && address === '' ? null : { name, address };
}

/**
 * Returns the store that is chosen in the form. Null if the list on the screen does not include that store, so that the
 * form asks the user to choose a store again (spec section 5).
 *
 * @param id id of the store in the form, as text; '' for none
 * @param listed stores that the search has found; empty while they load or if they cannot be loaded
 * @param shown the store that the screen last showed as chosen; this store stays in the list even if it does not match
 * the search
 */
export function chosenStore(
  id: string,
  listed: readonly PickupStore[],
  shown: PickupStore | null,
): PickupStore | null {
  const isChosen = (store: PickupStore) => String(store.id) === id;
  return listed.find(isChosen) ?? (shown && isChosen(shown) ? shown : null);
}
