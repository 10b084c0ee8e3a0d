import { readStats } from '@gemas/domain';
import { get, getBy } from './get.ts';

// These three fetch the stats of the user's own region, territory or agency.
export const fetchRegionStats = get('/stats/region/referals', readStats);
export const fetchTerritoryStats = get('/stats/territory/referals', readStats);
export const fetchAgencyStats = get('/stats/agency/referals', readStats);

// These two fetch the stats of any agency or any territory, by its id.
export const fetchAgencyStatsOf = getBy('/stats/agency/referals/{id}', readStats);
export const fetchTerritoryStatsOf = getBy('/stats/territory/referals/{id}', readStats);
