import { readPostalCode, readStates } from '@gemas/domain';
import { get, getBy, path } from './get.ts';

/** `GET /postal_code/{code}`: the neighbourhoods of a postal code. None for an unknown code. */
export const fetchPostalCode = getBy((code: string) => path('postal_code', code), readPostalCode);

/** `GET /states`: names of the states, to search stores by. */
export const fetchStates = get('/states', readStates);
