import { readStats } from '@gemas/domain';
import { get, getBy } from './endpoint.ts';

// These three functions fetch the stats of the user's own region, territory and agency.
export const fetchRegionStats = get('/stats/region/referals', readStats);
export const fetchTerritoryStats = get('/stats/territory/referals', readStats);
export const fetchAgencyStats = get('/stats/agency/referals', readStats);

export const fetchAgencyStatsOf = getBy('/stats/agency/referals/{id}', readStats);
export const fetchTerritoryStatsOf = getBy('/stats/territory/referals/{id}', readStats);
