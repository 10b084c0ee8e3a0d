import { readAgencies, readRegions } from '@gemas/domain';
import { fetchAgencies, fetchRegions } from '../../api/places.ts';
import { placeById } from './place-by-id.ts';

/** Regions of a territory. */
export const regionsAtom = placeById('regions', fetchRegions, readRegions);
/** Agencies of a region. */
export const agenciesAtom = placeById('agencies', fetchAgencies, readAgencies);
