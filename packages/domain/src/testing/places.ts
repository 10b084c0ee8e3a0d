import type { PlaceCard } from '../places/place.ts';

/** Returns a place that has reached half of its goal of the week. */
export function place(id: number, over: Partial<PlaceCard> = {}): PlaceCard {
  return {
    ...{ id, name: `Lugar ${id}`, users: 10 },
    ...{ activations: 1000, activations_now: 10, activations_weekly: 50, weekly_goal: 100 },
    ...over,
  };
}
