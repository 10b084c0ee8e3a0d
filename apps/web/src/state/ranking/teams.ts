import {
  fetchAgencies,
  fetchAgencyStatsOf,
  fetchRegions,
  fetchTerritoryStatsOf,
  regionAgencies,
  territoryRegions,
} from '../../api/places/teams.ts';
import { stats } from '../../api/ranking/stats.ts';
import { placeById } from './place-by-id.ts';

export const agencyStatsOfAtom = placeById('stats:agency', fetchAgencyStatsOf, stats);
export const territoryStatsOfAtom = placeById('stats:territory', fetchTerritoryStatsOf, stats);
export const regionsAtom = placeById('regions', fetchRegions, territoryRegions);
export const agenciesAtom = placeById('agencies', fetchAgencies, regionAgencies);
