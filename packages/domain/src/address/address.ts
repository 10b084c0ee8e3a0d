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
