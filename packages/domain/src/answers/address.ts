import type { PostalCodeOption } from '../address/address.ts';
import { essential, idOrNull, list, object, type Reader, text } from './read.ts';

const postalCodeOption: Reader<PostalCodeOption> = object({
  id: idOrNull,
  type_suburb: text,
  suburb: essential(text),
  city: text,
  state: text,
  town: text,
});

/** Reads the answer of `GET /postal_code/{code}`: the neighbourhoods of a postal code. Empty for an unknown code. */
export const readPostalCode = list(postalCodeOption);

/** Reads the name of a state. The list contains names, or objects that hold a name (contract, Calls). */
const stateName: Reader<string> = essential((value) =>
  typeof value === 'string' ? value : object({ name: essential(text) })(value).name,
);

/** Reads the answer of `GET /states`: the names of all states. */
export const readStates = list(stateName);
