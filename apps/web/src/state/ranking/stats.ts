import { fetchAgencyStats } from '../../api/ranking/agency-stats.ts';
import { fetchRegionStats, fetchTerritoryStats, stats } from '../../api/ranking/stats.ts';
import { placeQuery } from '../places/place-query.ts';

/** The user's own places. */
export const regionStatsAtom = placeQuery('stats:region', fetchRegionStats, stats);
export const territoryStatsAtom = placeQuery('stats:territory', fetchTerritoryStats, stats);
export const agencyStatsAtom = placeQuery('stats:agency', fetchAgencyStats, stats);
