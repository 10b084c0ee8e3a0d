import { fetchTerritories, placeCards } from '../api/territories.ts';
import { placeAnswer } from './stats.ts';

/** Every territory. Mounted for corporate staff only (spec section 6). */
export const territoriesAtom = placeAnswer('territories', fetchTerritories, placeCards);
