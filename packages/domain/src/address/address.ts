/** A saved delivery address (spec section 3). */
export interface Address {
  id: number;
  /** What the person calls it: 'Casa'. */
  label: string;
  receiver: string;
  street: string;
  number: string;
  neighborhood: string;
  /** Five digits, kept as text: 01000 keeps its zero. */
  postal_code: string;
  city: string;
  state: string;
}

/** One neighbourhood of a postal code (spec section 3). */
export interface PostalCodeOption {
  id: number;
  type_suburb: string;
  suburb: string;
  city: string;
  state: string;
  town: string;
}

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
