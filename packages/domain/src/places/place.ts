import type { Id } from '../format/id.ts';
/** Card of a territory, region or agency (spec section 3). */
export interface PlaceCard {
  id: Id;
  name: string;
  users: number;
  activations: number;
  activations_now: number;
  activations_weekly: number;
  /** 0 if the server sends no goal. */
  weekly_goal: number;
}

/** Answer of `GET /territories/{id}/regions`. */
export interface TerritoryRegions {
  regions: PlaceCard[];
  territory: { id: Id | null; name: string };
}

/** Answer of `GET /regions/{id}/agencies`. */
export interface RegionAgencies {
  agencies: PlaceCard[];
  region: { id: Id | null; name: string };
}

/** Returns the name of a territory and its regions. */
export const regionsOf = ({ territory, regions }: TerritoryRegions) => ({
  name: territory.name,
  places: regions,
});

/** Returns the name of a region and its agencies. */
export const agenciesOf = ({ region, agencies }: RegionAgencies) => ({
  name: region.name,
  places: agencies,
});
