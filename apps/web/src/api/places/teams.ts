import type { RegionAgencies, Stats, TerritoryRegions } from '@gemas/domain';
import type { Send } from '../client.ts';
import { path } from '../path.ts';
import { stats } from '../ranking/stats.ts';
import { number, object, type Reader, text } from '../read.ts';
import { placeCards } from './territories.ts';

const namedPlace = object({ id: number, name: text });

export const territoryRegions: Reader<TerritoryRegions> = object({
  regions: placeCards,
  territory: namedPlace,
});

export const regionAgencies: Reader<RegionAgencies> = object({
  agencies: placeCards,
  region: namedPlace,
});

/** `GET /stats/agency/referals/{id}`. */
export function fetchAgencyStatsOf(send: Send, id: number, signal?: AbortSignal): Promise<Stats> {
  return send({
    method: 'GET',
    path: path('stats', 'agency', 'referals', id),
    read: stats,
    signal,
  });
}

/** `GET /stats/territory/referals/{id}`. */
export function fetchTerritoryStatsOf(
  send: Send,
  id: number,
  signal?: AbortSignal,
): Promise<Stats> {
  return send({
    method: 'GET',
    path: path('stats', 'territory', 'referals', id),
    read: stats,
    signal,
  });
}

/** `GET /territories/{id}/regions`. */
export function fetchRegions(
  send: Send,
  territory: number,
  signal?: AbortSignal,
): Promise<TerritoryRegions> {
  return send({
    method: 'GET',
    path: path('territories', territory, 'regions'),
    read: territoryRegions,
    secondary: true,
    signal,
  });
}

/** `GET /regions/{id}/agencies`. */
export function fetchAgencies(
  send: Send,
  region: number,
  signal?: AbortSignal,
): Promise<RegionAgencies> {
  return send({
    method: 'GET',
    path: path('regions', region, 'agencies'),
    read: regionAgencies,
    secondary: true,
    signal,
  });
}
