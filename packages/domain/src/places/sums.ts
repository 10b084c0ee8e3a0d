import { knownTotal } from '../ranking/week.ts';
import type { PlaceCard } from './place.ts';
import { placesWeek } from './week.ts';

/** Sums of the figures of several places. */
export interface PlacesSums {
  /** Number of places. */
  places: number;
  today: number;
  week: number;
  /** Sum of the weekly goals. 0 (no goal) if any of the places has no goal (decision 70). */
  weeklyGoal: number;
  /** All activations; null if the total of any place is unknown. */
  total: number | null;
  /** Number of activators; null if it is unknown for any place. */
  users: number | null;
}

/**
 * Whether the number of users is known. A place with activations has users. If `users` is 0 for such a place, the
 * server has not sent the number.
 */
const isUsersKnown = ({ users, activations, activations_now, activations_weekly }: PlaceCard) =>
  users > 0 || activations + activations_now + activations_weekly === 0;

/**
 * Returns the sums of the figures of a list of places. Null for fewer than two places, because the card of a single
 * place already shows its figures.
 */
export function placesSums(places: readonly PlaceCard[]): PlacesSums | null {
  if (places.length < 2) return null;
  const { weekly_activations, weekly_goal } = placesWeek(places);
  let today = 0;
  let users: number | null = 0;
  let total: number | null = 0;
  for (const place of places) {
    today += place.activations_now;
    const known = knownTotal(place.activations, place.activations_weekly);
    total = total === null || known === null ? null : total + known;
    users = users === null || !isUsersKnown(place) ? null : users + place.users;
  }
  return {
    places: places.length,
    today,
    week: weekly_activations,
    weeklyGoal: weekly_goal,
    total,
    users: users === 0 ? null : users,
  };
}
