import type { ScenarioName } from '@gemas/mocks';
import { FAULTS } from '../../toolbar/faults.ts';
import { storiesOfState } from './states.ts';

interface Shown {
  readonly path: string;
  readonly states: readonly string[];
  readonly faults: readonly string[];
}

/**
 * Returns the stories that activate a fault. If there is none, returns the stories of the state that the fault causes.
 */
export function storiesOfFault<Story extends Shown>(
  name: ScenarioName,
  stories: readonly Story[],
): Story[] {
  const shown = stories.filter(({ faults }) => faults.includes(name));
  const { state } = FAULTS[name];
  return shown.length > 0 || state === undefined ? shown : storiesOfState(state, stories);
}
