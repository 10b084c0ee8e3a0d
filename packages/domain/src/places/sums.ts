import { knownTotal } from '../ranking/week.ts';
import type { PlaceCard } from './place.ts';
import { placesWeek } from './week.ts';

/** Summed figures of several places. */
export interface PlacesSums {
  /** Number of places. */
  places: number;
  today: number;
  week: number;
  /** 0 means no goal, also if one of the places has none (decision 70). */
  weeklyGoal: number;
  /** All activations; null if the total of any place is unknown. */
  total: number | null;
  /** Number of activators; null if it is unknown for any place. */
  users: number | null;
}

/** A place with activations must have users, so a 0 there was not sent by the server. */
const isUsersKnown = ({ users, activations, activations_now, activations_weekly }: PlaceCard) =>
  users > 0 || activations + activations_now + activations_weekly === 0;

/**
 * The summed figures of a list of places. Null for fewer than two places, because the card of a single place already
 * shows its figures.
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
