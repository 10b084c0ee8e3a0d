import { stats } from '../api/stats.ts';
import {
  fetchAgencies,
  fetchAgencyStatsOf,
  fetchRegions,
  fetchTerritoryStatsOf,
  regionAgencies,
  territoryRegions,
} from '../api/teams.ts';
import { placeById } from './by-id.ts';

export const agencyStatsOfAtom = placeById('stats:agency', fetchAgencyStatsOf, stats);
export const territoryStatsOfAtom = placeById('stats:territory', fetchTerritoryStatsOf, stats);
export const regionsAtom = placeById('regions', fetchRegions, territoryRegions);
export const agenciesAtom = placeById('agencies', fetchAgencies, regionAgencies);
