// Imported by path, because Storybook bundles the manager without the resolve condition `source`.
import { PERSONA_GROUPS } from '../../mocks/src/personas/names.ts';
import {
  SCENARIO_GROUPS,
  SCENARIO_TITLES,
  type ScenarioName,
} from '../../mocks/src/scenarios/names.ts';
import { isFound } from '../pages/parts/search.ts';

export interface Choice {
  /** Value of the option in the address of the page. */
  readonly value: string;
  readonly title: string;
  /** A second name of the option: the employee code of a persona, or the name of a fault in the mocks. */
  readonly code: string;
}

export interface ChoiceGroup {
  readonly title: string;
  readonly options: readonly Choice[];
}

export const personaChoices: readonly ChoiceGroup[] = Object.entries(PERSONA_GROUPS).map(
  ([group, personas]) => ({
    title: group,
    options: Object.entries<readonly [code: string, title: string]>(personas).map(
      ([value, [code, title]]) => ({ value, title, code }),
    ),
  }),
);

export const faultChoices: readonly ChoiceGroup[] = Object.entries(SCENARIO_GROUPS).map(
  ([group, titles]) => ({
    title: group,
    options: Object.keys(titles).map((name) => ({
      value: name,
      title: SCENARIO_TITLES[name as ScenarioName],
      code: name,
    })),
  }),
);

/** Returns the groups whose name or options contain the words, with only the options that match. */
export function found(groups: readonly ChoiceGroup[], words: string): ChoiceGroup[] {
  return groups
    .map(({ title, options }) => ({
      title,
      options: options.filter((option) =>
        isFound(words, title, option.value, option.title, option.code),
      ),
    }))
    .filter(({ options }) => options.length > 0);
}

/**
 * Returns the name of the option for a value in the address. Returns undefined if no option has this value; the toolbar
 * then says that the value is unknown.
 */
export function nameOf(
  groups: readonly ChoiceGroup[],
  value: string,
): { value: string | undefined; title: string } {
  if (value === '') return { value, title: 'as the story has it' };
  const option = groups
    .flatMap(({ options }) => options)
    .find((option) => option.value === value || option.code === value);
  return option ?? { value: undefined, title: `${value} is unknown` };
}
