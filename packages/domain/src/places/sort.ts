import { nameSearch } from '../format/name-search.ts';
import { once } from '../format/once.ts';
import { knownTotal } from '../ranking/week.ts';
import type { PlaceCard } from './place.ts';

/**
 * Criteria by which a list of places can be sorted: progress of the week, activations today, all activations, name. A
 * place is a territory, a region or an agency.
 */
export const PLACE_SORTS = ['week', 'today', 'total', 'name'] as const;
export type PlaceSort = (typeof PLACE_SORTS)[number];

export const PLACE_SORT_LABELS: Readonly<Record<PlaceSort, string>> = {
  week: 'Semana',
  today: 'Hoy',
  total: 'Total',
  name: 'Nombre',
};

/**
 * Whether a value from the phone's storage is a valid criterion. Null means the order in which the server sends the
 * places.
 */
export function isPlaceSort(value: unknown): value is PlaceSort | null {
  return value === null || PLACE_SORTS.some((order) => order === value);
}

/** Sort key of an unknown figure, lower than every known figure. */
const UNKNOWN = -1;

const FIGURES: Readonly<Record<Exclude<PlaceSort, 'name'>, (place: PlaceCard) => number>> = {
  // Places beyond their goal are sorted by their progress too, so this ratio may exceed 1. The progress bar ends at 1.
  week: ({ activations_weekly, weekly_goal }) =>
    weekly_goal > 0 ? activations_weekly / weekly_goal : UNKNOWN,
  today: ({ activations_now }) => activations_now,
  total: ({ activations, activations_weekly }) =>
    knownTotal(activations, activations_weekly) ?? UNKNOWN,
};

/** Compares names. 'Región 2' comes before 'Región 10', and 'ñ' after 'n'. */
const collator = once(() => new Intl.Collator('es-MX', { numeric: true, sensitivity: 'base' }));

function byName(a: PlaceCard, b: PlaceCard): number {
  const [one, other] = [a.name.trim(), b.name.trim()];
  return Number(one === '') - Number(other === '') || collator().compare(one, other);
}

/**
 * Returns the places sorted by name, or by a figure with the largest first. Unknown figures come last. Places with
 * equal figures keep the server's order. If `order` is null, returns `places` itself.
 */
export function sortPlaces(
  places: readonly PlaceCard[],
  order: PlaceSort | null,
): readonly PlaceCard[] {
  if (order === null) return places;
  if (order === 'name') return [...places].sort(byName);
  const figure = FIGURES[order];
  return [...places].sort((a, b) => figure(b) - figure(a));
}

/** Returns a function that finds places by name. The found places are sorted by `order`. */
export function placeSearch(
  places: readonly PlaceCard[],
  order: PlaceSort | null,
): (typed: string) => readonly PlaceCard[] {
  return nameSearch(sortPlaces(places, order));
}
