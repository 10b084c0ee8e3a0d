import type { TourStep } from './steps.ts';

/** State of the tour. `index` is the position of the current step among the steps that this user sees, from 0. */
export type Tour = { status: 'showing'; index: number } | { status: 'finished' };

/** 'next' is sent by a tap on the button or anywhere else on the screen. 'finish' ends the tour from any step. */
export type TourEvent = { type: 'next' } | { type: 'finish' };

export const TOUR_START: Tour = { status: 'showing', index: 0 };

/** Returns the next state. After the last step the tour stays finished. */
export function tour(state: Tour, event: TourEvent, steps: readonly TourStep[]): Tour {
  if (state.status === 'finished') return state;
  const isLast = state.index >= steps.length - 1;
  if (event.type === 'finish' || isLast) return { status: 'finished' };
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

/** Returns the card of the current step. Null after the end of the tour. */
export function tourCard(state: Tour, steps: readonly TourStep[]): TourCard | null {
  if (state.status === 'finished') return null;
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
