import { readPlaces } from '@gemas/domain';
import { fetchTerritories } from '../../api/places.ts';
import { placeQuery } from './place-query.ts';

/** All territories. Mounted for corporate staff only (spec section 6). */
export const territoriesAtom = placeQuery('territories', fetchTerritories, readPlaces);
