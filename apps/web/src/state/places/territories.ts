import { fetchTerritories, placeCards } from '../../api/places/territories.ts';
import { placeQuery } from './place-query.ts';

/** Every territory. Mounted for corporate staff only (spec section 6). */
export const territoriesAtom = placeQuery('territories', fetchTerritories, placeCards);
