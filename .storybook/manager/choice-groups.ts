import { isFound } from '../pages/parts/search.ts';
import { FAULTS, faultGroups } from '../toolbar/faults.ts';
import { PERSONAS, personaGroups } from '../toolbar/personas.ts';

export interface Choice {
  /** The value in the address. */
  readonly value: string;
  readonly title: string;
  /** Its other name: the employee code, or the name in the mocks. */
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

/** The groups whose name or options contain these words, with the matching options. */
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

/** The option for a value in the address. Undefined without an option: the title then shows that it is unknown. */
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
