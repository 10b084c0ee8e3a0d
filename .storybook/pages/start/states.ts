import type { ScenarioName } from '@gemas/mocks';
import { type SpecState, STATES, type StateKind } from '@gemas/ui/state-map';
import { isConnected } from '../../toolbar/choice.ts';
import { FAULTS } from '../../toolbar/faults.ts';
import { isFound } from '../parts/search.ts';

export const kinds: Readonly<Record<StateKind, string>> = {
  state: 'How a screen or a component can look',
  transition: 'What leads to another state, and to which one',
  loading: 'Data are being loaded or sent',
  empty: 'There is nothing to show',
  error: 'Something is wrong',
  failure: 'Data could not be loaded or sent',
};

/** Sections of the specification, in the order of the state map. */
export const sections: readonly string[] = [...new Set(STATES.map(({ spec }) => spec))];

export interface StateFilter {
  /** Number and heading of a section; '' for all sections. */
  readonly section: string;
  /** Key of `kinds`; '' for all kinds. */
  readonly kind: string;
  readonly words: string;
}

/**
 * Returns the states that match a filter. If no title or id contains the filter's words, also searches the texts and
 * aliases of the stories, which `copyOf` returns.
 */
export function filterStates(
  states: readonly SpecState[],
  { section, kind, words }: StateFilter,
  copyOf: (id: string) => string = () => '',
): SpecState[] {
  const wanted = states.filter(
    ({ spec, kind: ofState }) =>
      (section === '' || spec === section) && (kind === '' || ofState === kind),
  );
  const named = wanted.filter(({ id, title }) => isFound(words, id, title));
  if (named.length > 0) return named;
  return wanted.filter(({ id, title }) => isFound(words, id, title, copyOf(id)));
}

interface Read {
  readonly states: readonly string[];
  readonly copy: readonly string[];
  readonly aliases: readonly string[];
}

/** Returns a function that joins the texts and aliases of all stories that show a state. */
export const copyOfStates = (stories: readonly Read[]) => (id: string) =>
  stories
    .filter(({ states }) => states.includes(id))
    .flatMap(({ copy, aliases }) => [...copy, ...aliases])
    .join(' ');

interface Shown {
  readonly path: string;
  readonly states: readonly string[];
}

/** Returns the stories that show a state. Stories of the whole app come last, because they load slowly. */
export function storiesOfState<Story extends Shown>(
  id: string,
  stories: readonly Story[],
): Story[] {
  const shown = stories.filter(({ states }) => states.includes(id));
  return shown.sort((a, b) => Number(isConnected(a.path)) - Number(isConnected(b.path)));
}

/** Returns the stories that activate a fault. If there are none, returns those of the state that the fault causes. */
export function storiesOfFault<Story extends Shown & { readonly faults: readonly string[] }>(
  name: ScenarioName,
  stories: readonly Story[],
): Story[] {
  const shown = stories.filter(({ faults }) => faults.includes(name));
  const { state } = FAULTS[name];
  return shown.length > 0 || state === undefined ? shown : storiesOfState(state, stories);
}
