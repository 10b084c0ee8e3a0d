import { readStats } from '@gemas/domain';
import { get, getBy } from './get.ts';

// The stats of the user's own places.
export const fetchRegionStats = get('/stats/region/referals', readStats);
export const fetchTerritoryStats = get('/stats/territory/referals', readStats);
export const fetchAgencyStats = get('/stats/agency/referals', readStats);

// The stats of any place.
export const fetchAgencyStatsOf = getBy('/stats/agency/referals/{id}', readStats);
export const fetchTerritoryStatsOf = getBy('/stats/territory/referals/{id}', readStats);
