import { type PostalCodeOption, readPostalCode, readStates } from '@gemas/domain';
import { get, getBy } from './endpoint.ts';

/** The neighbourhoods of a postal code. An empty list for an unknown code. */
export const fetchPostalCode = getBy<PostalCodeOption[], string>(
  '/postal_code/{code}',
  readPostalCode,
);

/** Fetches the names of the Mexican states, which are suggestions in the search for a pickup store. */
export const fetchStates = get('/states', readStates);
