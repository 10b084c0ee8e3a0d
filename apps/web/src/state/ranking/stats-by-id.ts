import { stats } from '../../api/ranking/stats.ts';
import { fetchAgencyStatsOf, fetchTerritoryStatsOf } from '../../api/ranking/stats-by-id.ts';
import { placeById } from '../places/place-by-id.ts';

export const agencyStatsOfAtom = placeById('stats:agency', fetchAgencyStatsOf, stats);
export const territoryStatsOfAtom = placeById('stats:territory', fetchTerritoryStatsOf, stats);
