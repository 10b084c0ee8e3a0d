import type { TourStep } from './steps.ts';

/** State of the tour; `index` counts the steps of this user from 0. */
export type Tour = { status: 'showing'; index: number } | { status: 'finished' };

/** 'next' is a tap anywhere or on the button; 'finish' ends the tour from any step. */
export type TourEvent = { type: 'next' } | { type: 'finish' };

export const TOUR_START: Tour = { status: 'showing', index: 0 };

/** Returns the next state. After the last step the tour stays finished. */
export function tour(state: Tour, event: TourEvent, steps: readonly TourStep[]): Tour {
  if (state.status === 'finished') return state;
  const isLast = state.index >= steps.length - 1;
  if (event.type === 'finish' || isLast) return { status: 'finished' };
  return { status: 'showing', index: state.index + 1 };
}

/** What the card of the tour shows. */
export interface TourCard {
  step: TourStep;
  /** 'Paso 2 de 4': the number among the steps of this user. */
  label: string;
  /** 'Siguiente', on the last step 'Entendido'. */
  button: string;
}

/** The card of the current step; null after the tour. */
export function tourCard(state: Tour, steps: readonly TourStep[]): TourCard | null {
  if (state.status === 'finished') return null;
  // The number of steps may fall during the tour, if the game turns out to be over. Then the last step is shown.
  const number = Math.min(state.index + 1, steps.length);
  const step = steps[number - 1];
  if (step === undefined) return null;
  return {
    step,
    label: `Paso ${number} de ${steps.length}`,
    button: number === steps.length ? 'Entendido' : 'Siguiente',
  };
}
