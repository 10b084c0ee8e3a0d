import type { PickupStore, StorePlace } from '../stores/pickup-store.ts';
import { id, list, object, type Reader, text, withText } from './read.ts';

const placeFields = {
  name: text,
  domicile: text,
  num_ext: text,
  num_int: text,
  street_1: text,
  street_2: text,
  neighborhood: text,
  municipality: text,
  town: text,
  state: text,
  postal_code: text,
};

/** A store needs a text in at least one of these fields. Otherwise there is nothing to show. */
const SHOWN = ['name', 'domicile', 'street_1', 'neighborhood'] as const;

/** Name and address of a store. Unreadable if there is no text to show. */
export const storePlace: Reader<StorePlace> = withText(object(placeFields), ...SHOWN);

const store: Reader<PickupStore> = withText(object({ id, code: text, ...placeFields }), ...SHOWN);

export const readStores = list(store, 'id');
