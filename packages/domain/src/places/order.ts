import { nameSearch } from '../format/name-search.ts';
import { once } from '../format/once.ts';
import { knownTotal } from '../ranking/week.ts';
import type { PlaceCard } from './place.ts';

/** Orders of a list of places: progress of the week, activations today, all activations, name. */
export const PLACE_ORDERS = ['week', 'today', 'total', 'name'] as const;
export type PlaceOrder = (typeof PLACE_ORDERS)[number];

export const PLACE_ORDER_LABELS: Readonly<Record<PlaceOrder, string>> = {
  week: 'Semana',
  today: 'Hoy',
  total: 'Total',
  name: 'Nombre',
};

/** Whether a stored value is an order of places. Null means the order of the server. */
export function isPlaceOrder(value: unknown): value is PlaceOrder | null {
  return value === null || PLACE_ORDERS.some((order) => order === value);
}

/** Sort key of an unknown figure: below every known one. */
const UNKNOWN = -1;

const FIGURES: Readonly<Record<Exclude<PlaceOrder, 'name'>, (place: PlaceCard) => number>> = {
  // Not limited to 1 as the bar is: places beyond their goal are still ordered by their progress.
  week: ({ activations_weekly, weekly_goal }) =>
    weekly_goal > 0 ? activations_weekly / weekly_goal : UNKNOWN,
  today: ({ activations_now }) => activations_now,
  total: ({ activations, activations_weekly }) =>
    knownTotal(activations, activations_weekly) ?? UNKNOWN,
};

/** Sorts 'Región 2' before 'Región 10', and 'ñ' after 'n'. */
const collator = once(() => new Intl.Collator('es-MX', { numeric: true, sensitivity: 'base' }));

function byName(a: PlaceCard, b: PlaceCard): number {
  const [one, other] = [a.name.trim(), b.name.trim()];
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  return collator().compare(one, other);
}

/**
 * Sorts places by the largest figure; unknown figures come last. Places with equal figures keep the server's order. For
 * null, returns `places` itself.
 */
export function orderPlaces(
  places: readonly PlaceCard[],
  order: PlaceOrder | null,
): readonly PlaceCard[] {
  if (order === null) return places;
  if (order === 'name') return [...places].sort(byName);
  const figure = FIGURES[order];
  return [...places].sort((a, b) => figure(b) - figure(a));
}

/** Returns a function that searches places by name and sorts the result. */
export function placeSearch(
  places: readonly PlaceCard[],
  order: PlaceOrder | null,
): (typed: string) => readonly PlaceCard[] {
  return nameSearch(orderPlaces(places, order));
}
