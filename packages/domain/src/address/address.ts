import type { Id } from '../format/id.ts';
/** A saved delivery address (spec section 3). */
export interface Address {
  id: Id;
  /** The user's name for this address: 'Casa'. */
  label: string;
  receiver: string;
  street: string;
  number: string;
  neighborhood: string;
  /** Five digits. Text, because a code such as 01000 begins with a zero. */
  postal_code: string;
  city: string;
  state: string;
}

/** One neighbourhood of a postal code (spec section 3). */
export interface PostalCodeOption {
  id: Id | null;
  type_suburb: string;
  suburb: string;
  city: string;
  state: string;
  town: string;
}
