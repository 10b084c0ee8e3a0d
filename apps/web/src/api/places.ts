import { readAgencies, readPlaces, readRegions } from '@gemas/domain';
import { get, getBy, path } from './get.ts';

/** `GET /territories`: all territories, for corporate staff. */
export const fetchTerritories = get('/territories', readPlaces, { secondary: true });

/** `GET /territories/{id}/regions`. */
export const fetchRegions = getBy(
  (territory: number) => path('territories', territory, 'regions'),
  readRegions,
  { secondary: true },
);

/** `GET /regions/{id}/agencies`. */
export const fetchAgencies = getBy(
  (region: number) => path('regions', region, 'agencies'),
  readAgencies,
  { secondary: true },
);
