import { fetchTerritories, placeCards } from '../../api/places/territories.ts';
import { placeAnswer } from './place-answer.ts';

/** Every territory. Mounted for corporate staff only (spec section 6). */
export const territoriesAtom = placeAnswer('territories', fetchTerritories, placeCards);
