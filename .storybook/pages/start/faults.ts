import type { ScenarioName } from '@gemas/mocks';
import { FAULTS } from '../../toolbar/faults.ts';
import { storiesOfState } from './states.ts';

interface Shown {
  readonly path: string;
  readonly states: readonly string[];
  readonly faults: readonly string[];
}

/** The stories of a fault: those that activate it, otherwise those of the state that it causes. */
export function storiesOfFault<Story extends Shown>(
  name: ScenarioName,
  stories: readonly Story[],
): Story[] {
  const shown = stories.filter(({ faults }) => faults.includes(name));
  const { state } = FAULTS[name];
  return shown.length > 0 || state === undefined ? shown : storiesOfState(state, stories);
}
