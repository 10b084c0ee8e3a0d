import { isFound } from '../pages/parts/search.ts';
import { FAULTS } from '../toolbar/faults.ts';
import { PERSONAS } from '../toolbar/personas.ts';

export interface Choice {
  /** Value of the option in the address of the page. */
  readonly value: string;
  readonly title: string;
  /** Employee code of a persona, or name of a fault in the mocks. */
  readonly code: string;
}

export interface ChoiceGroup {
  readonly title: string;
  readonly options: readonly Choice[];
}

const grouped = (choices: readonly (Choice & { readonly group: string })[]): ChoiceGroup[] =>
  [...new Set(choices.map(({ group }) => group))].map((title) => ({
    title,
    options: choices.filter(({ group }) => group === title),
  }));

export const personaChoices = grouped(PERSONAS.map((entry) => ({ ...entry, value: entry.id })));

export const faultChoices = grouped(
  Object.entries(FAULTS).map(([name, fault]) => ({ ...fault, value: name, code: name })),
);

/** Returns the options that match the words, in their groups. The name of the group is searched too. */
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

/** Returns the option for a value in the address. In the result, `value` is undefined for an unknown value. */
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
