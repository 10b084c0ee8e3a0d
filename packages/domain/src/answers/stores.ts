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

/** A store needs a text in at least one of these fields. Otherwise there would be nothing to show. */
const SHOWN = ['name', 'domicile', 'street_1', 'neighborhood'] as const;

/** Reads the name and the address of a store. A store without any text to show cannot be read. */
export const storePlace: Reader<StorePlace> = withText(object(placeFields), ...SHOWN);

const store: Reader<PickupStore> = withText(object({ id, code: text, ...placeFields }), ...SHOWN);

export const readStores = list(store, 'id');
