import type { PlaceCard, RegionAgencies, TerritoryRegions } from '../places/place.ts';
import { count, essential, id, idOrNull, list, object, type Reader, text } from './read.ts';

/** Reads the cards of places (territories, regions or agencies). A card with a repeated id is dropped. */
export const readPlaces: Reader<PlaceCard[]> = list(
  object<PlaceCard>({
    id,
    name: text,
    users: count,
    activations: count,
    activations_now: count,
    activations_weekly: count,
    weekly_goal: count,
  }),
  'id',
);

const namedPlace = object({ id: idOrNull, name: text });

export const readRegions: Reader<TerritoryRegions> = object({
  regions: essential(readPlaces),
  territory: namedPlace,
});

export const readAgencies: Reader<RegionAgencies> = object({
  agencies: essential(readPlaces),
  region: namedPlace,
});
