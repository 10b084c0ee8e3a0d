import {
  fetchAgencies,
  fetchRegions,
  regionAgencies,
  territoryRegions,
} from '../../api/places/regions.ts';
import { placeById } from './place-by-id.ts';

/** Regions of a territory. */
export const regionsAtom = placeById('regions', fetchRegions, territoryRegions);
/** Agencies of a region. */
export const agenciesAtom = placeById('agencies', fetchAgencies, regionAgencies);
