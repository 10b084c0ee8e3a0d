import { fetchAgencyStats } from '../../api/ranking/agency-stats.ts';
import { fetchRegionStats, fetchTerritoryStats, stats } from '../../api/ranking/stats.ts';
import { placeAnswer } from '../places/place-answer.ts';

/** The user's own places. */
export const regionStatsAtom = placeAnswer('stats:region', fetchRegionStats, stats);
export const territoryStatsAtom = placeAnswer('stats:territory', fetchTerritoryStats, stats);
export const agencyStatsAtom = placeAnswer('stats:agency', fetchAgencyStats, stats);
