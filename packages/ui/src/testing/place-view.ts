import type { PlaceSort } from '@gemas/domain';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { PlaceView } from '../places/PlaceFinder.tsx';

/** A view of a list of places in the server's order, with no text in the search. */
export const AS_SENT: PlaceView = { order: null, onOrder: fn(), typed: '', onType: fn() };

/** Keeps the sort order and the search of a list in state, as the app does. */
export function useKeptView(first: PlaceView): PlaceView {
  const [order, setOrder] = useState<PlaceSort | null>(first.order);
  const [typed, setTyped] = useState(first.typed);
  return {
    order,
    typed,
    onOrder: (next) => {
      setOrder(next);
      first.onOrder(next);
    },
    onType: (next) => {
      setTyped(next);
      first.onType(next);
    },
  };
}

const NAMES = ['León', 'Mérida', 'Peñón', 'Ángel Albino', 'Zacatlán', 'Monclova'] as const;

/** Creates `count` places, all with different figures. */
export function manyPlaces(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${NAMES[index % NAMES.length]} ${index + 1}`,
    users: 10 + (index % 90),
    activations: 9000 + ((index * 7919) % 9000),
    activations_now: (index * 31) % 400,
    activations_weekly: (index * 977) % 4000,
    weekly_goal: 1000 + (index % 7) * 500,
  }));
}
