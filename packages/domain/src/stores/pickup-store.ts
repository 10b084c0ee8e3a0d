/** A store where a card is picked up (spec section 3). */
export interface PickupStore {
  id: number;
  code: string;
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

/** Pause after typing before stores are searched, ms (spec section 9). */
export const STORE_SEARCH_DEBOUNCE_MS = 300;
/** Most stores offered (spec section 9). */
export const STORES_MAX = 300;

/** The stores that are offered: the first 300, each once. */
export function offeredStores(stores: readonly PickupStore[]): PickupStore[] {
  const unique = new Map(stores.map((store) => [store.id, store]));
  return [...unique.values()].slice(0, STORES_MAX);
}

/** A store's address in one line: '5 de Mayo 32, Centro, Silao, Guanajuato, 36100'; empty parts are left out. */
export function storeAddress(store: Omit<PickupStore, 'id' | 'code' | 'name'>): string {
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
