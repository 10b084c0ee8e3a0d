import { knownTotal } from '../ranking/week.ts';
import type { PlaceCard } from './place.ts';
import { placesWeek } from './week.ts';

/** What places have done together. */
export interface PlacesSums {
  /** How many places there are. */
  places: number;
  today: number;
  week: number;
  /** 0, for none, where one of the places has none (decision 70). */
  weeklyGoal: number;
  /** All activations; null where the total of any place is not known. */
  total: number | null;
  /** Number of activators; null where the number of any place is not known. */
  users: number | null;
}

/** A place with activations has people: 0 is then a number that was not sent. */
const isUsersKnown = ({ users, activations, activations_now, activations_weekly }: PlaceCard) =>
  users > 0 || activations + activations_now + activations_weekly === 0;

/** The sums of a list of places; null for fewer than two places: the card of a single place shows the same figures. */
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
