import { type SpecState, STATES, type StateKind } from '@gemas/ui/state-map';
import { isFound } from '../parts/search.ts';

/** What each kind of the map means. */
export const kinds: Readonly<Record<StateKind, string>> = {
  state: 'How a place can look',
  transition: 'What leads on, and where to',
  loading: 'On its way',
  empty: 'Nothing there',
  error: 'Something is not as it should be',
  failure: 'A place could not be loaded or sent',
};

/** Sections of the specification in the order of the map. */
export const sections: readonly string[] = [...new Set(STATES.map(({ spec }) => spec))];

export interface StateFilter {
  /** Number and heading of a section, or '' for all. */
  readonly section: string;
  /** A kind, or '' for all. */
  readonly kind: string;
  /** Words that have to stand in title or id. */
  readonly words: string;
}

/** The states that pass a filter, in the order of the map. */
export function filterStates(
  states: readonly SpecState[],
  { section, kind, words }: StateFilter,
): SpecState[] {
  return states.filter(
    ({ id, title, spec, kind: ofState }) =>
      (section === '' || spec === section) &&
      (kind === '' || ofState === kind) &&
      isFound(words, id, title),
  );
}

interface Shown {
  readonly path: string;
  readonly states: readonly string[];
}

/** The stories of a state, those of a screen by itself first: they are there at once. */
export function storiesOfState<Story extends Shown>(
  id: string,
  stories: readonly Story[],
): Story[] {
  const shown = stories.filter(({ states }) => states.includes(id));
  const isConnected = ({ path }: Shown) => (path.startsWith('apps/') ? 1 : 0);
  return shown.sort((a, b) => isConnected(a) - isConnected(b));
}
