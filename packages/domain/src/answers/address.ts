import type { PostalCodeOption } from '../address/address.ts';
import { essential, list, number, object, type Reader, text } from './read.ts';

const postalCodeOption: Reader<PostalCodeOption> = object({
  id: number,
  type_suburb: text,
  suburb: essential(text),
  city: text,
  state: text,
  town: text,
});

/** `GET /postal_code/{code}`: its neighbourhoods, none for an unknown code. */
export const readPostalCode = list(postalCodeOption);

/** A state's name: the list is of names, or of objects that hold one (contract). */
const stateName: Reader<string> = essential((value) =>
  typeof value === 'string' ? value : object({ name: essential(text) })(value).name,
);

/** `GET /states`. */
export const readStates = list(stateName);
