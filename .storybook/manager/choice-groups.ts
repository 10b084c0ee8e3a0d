import { isFound } from '../pages/parts/search.ts';
import { FAULTS, faultGroups } from '../toolbar/faults.ts';
import { PERSONAS, personaGroups } from '../toolbar/personas.ts';

export interface Choice {
  /** What the address carries. */
  readonly value: string;
  readonly title: string;
  /** What it is called elsewhere: the employee code, the name in the mocks. */
  readonly code: string;
}

export interface ChoiceGroup {
  readonly title: string;
  readonly options: readonly Choice[];
}

export const personaChoices: readonly ChoiceGroup[] = personaGroups.map((title) => ({
  title,
  options: PERSONAS.filter(({ group }) => group === title).map((persona) => ({
    value: persona.id,
    title: persona.title,
    code: persona.code,
  })),
}));

export const faultChoices: readonly ChoiceGroup[] = faultGroups.map((title) => ({
  title,
  options: Object.entries(FAULTS)
    .filter(([, { group }]) => group === title)
    .map(([name, fault]) => ({ value: name, title: fault.title, code: name })),
}));

/** The groups that hold these words in their name or in an option, with the options that do. */
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

/** The option that a value of the address stands for: without one it is undefined, and the title says so. */
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
