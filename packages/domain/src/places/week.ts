import type { PlaceCard } from './place.ts';

/** What places have done this week together, and the goal of all of them. */
export function placesWeek(
  places: readonly Pick<PlaceCard, 'activations_weekly' | 'weekly_goal'>[],
): { weekly_activations: number; weekly_goal: number } {
  let weekly_activations = 0;
  let weekly_goal = 0;
  for (const place of places) {
    weekly_activations += place.activations_weekly;
    weekly_goal += place.weekly_goal;
  }
  return { weekly_activations, weekly_goal };
}
