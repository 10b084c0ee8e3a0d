import { type PostalCodeOption, readPostalCode, readStates } from '@gemas/domain';
import { get, getBy } from './get.ts';

/** The neighbourhoods of a postal code. An empty list for an unknown code. */
export const fetchPostalCode = getBy<PostalCodeOption[], string>(
  '/postal_code/{code}',
  readPostalCode,
);

/** Names of the states, to search stores by. */
export const fetchStates = get('/states', readStates);
