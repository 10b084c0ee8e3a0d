import type { TourStep } from './steps.ts';

/**
 * State of the tour. `index` is the position of the current step among the steps that this user sees, from 0. A tour
 * that was left is shown again in the next visit, a finished one is not (decision 15).
 */
export type Tour =
  | { status: 'showing'; index: number }
  | { status: 'finished' }
  | { status: 'left' };

/**
 * 'next' is sent by a tap on the button or anywhere else on the screen. 'leave' is sent by Esc or the back gesture, in
 * any step.
 */
export type TourEvent = { type: 'next' } | { type: 'leave' };

export const TOUR_START: Tour = { status: 'showing', index: 0 };

/** Returns the next state. No event changes a tour that is finished or was left. */
export function tour(state: Tour, event: TourEvent, steps: readonly TourStep[]): Tour {
  if (state.status !== 'showing') return state;
  if (event.type === 'leave') return { status: 'left' };
  if (state.index >= steps.length - 1) return { status: 'finished' };
  return { status: 'showing', index: state.index + 1 };
}

/** The content of the card that explains a step of the tour. */
export interface TourCard {
  step: TourStep;
  /** 'Paso 2 de 4': the number of the step among the steps that this user sees. */
  label: string;
  /** Text of the button: 'Siguiente', or 'Entendido' on the last step. */
  button: string;
}

/** Returns the card of the current step. Null after the end of the tour, and once the tour was left. */
export function tourCard(state: Tour, steps: readonly TourStep[]): TourCard | null {
  if (state.status !== 'showing') return null;
  // If the app learns during the tour that the game is over, steps are removed, and `index` may be too high. In this
  // case the last step is shown.
  const number = Math.min(state.index + 1, steps.length);
  const step = steps[number - 1];
  if (step === undefined) return null;
  return {
    step,
    label: `Paso ${number} de ${steps.length}`,
    button: number === steps.length ? 'Entendido' : 'Siguiente',
  };
}
