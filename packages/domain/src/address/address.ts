/** A saved delivery address (spec section 3). */
export interface Address {
  id: number;
  /** The user's name for it: 'Casa'. */
  label: string;
  receiver: string;
  street: string;
  number: string;
  neighborhood: string;
  /** Five digits, as text: 01000 has a leading zero. */
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
