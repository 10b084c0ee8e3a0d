import type { PlaceCard } from './place.ts';

/**
 * Returns this week's activations of all places and the sum of their weekly goals. The sum is 0 (no goal) if any of the
 * places has no goal (decision 70).
 */
export function placesWeek(
  places: readonly Pick<PlaceCard, 'activations_weekly' | 'weekly_goal'>[],
): { weekly_activations: number; weekly_goal: number } {
  let weekly_activations = 0;
  let weekly_goal = 0;
  for (const place of places) {
    weekly_activations += place.activations_weekly;
    weekly_goal += place.weekly_goal;
  }
  const hasGoals = places.every((place) => place.weekly_goal > 0);
  return { weekly_activations, weekly_goal: hasGoals ? weekly_goal : 0 };
}
