import { readStats } from '@gemas/domain';
import { get, getBy, path } from './get.ts';

/** `GET /stats/region/referals`: the user's own region. */
export const fetchRegionStats = get('/stats/region/referals', readStats);

/** `GET /stats/territory/referals`: the user's own territory. */
export const fetchTerritoryStats = get('/stats/territory/referals', readStats);

/** `GET /stats/agency/referals`: the driver's own agency. */
export const fetchAgencyStats = get('/stats/agency/referals', readStats);

/** `GET /stats/agency/referals/{id}`. */
export const fetchAgencyStatsOf = getBy(
  (id: number) => path('stats', 'agency', 'referals', id),
  readStats,
);

/** `GET /stats/territory/referals/{id}`. */
export const fetchTerritoryStatsOf = getBy(
  (id: number) => path('stats', 'territory', 'referals', id),
  readStats,
);
