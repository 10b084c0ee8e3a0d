import { readAgencies, readPlaces, readRegions } from '@gemas/domain';
import { get, getBy, SECONDARY } from './endpoint.ts';

/** All territories, for corporate staff. */
export const fetchTerritories = get('/territories', readPlaces, SECONDARY);
export const fetchRegions = getBy('/territories/{id}/regions', readRegions, SECONDARY);
export const fetchAgencies = getBy('/regions/{id}/agencies', readAgencies, SECONDARY);
