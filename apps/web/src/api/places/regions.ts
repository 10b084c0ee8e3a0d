import type { RegionAgencies, TerritoryRegions } from '@gemas/domain';
import type { Send } from '../client.ts';
import { path } from '../path.ts';
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
