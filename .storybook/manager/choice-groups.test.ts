import { expect, it } from 'vitest';
import { FAULTS } from '../toolbar/faults.ts';
import { PERSONAS } from '../toolbar/personas.ts';
import { faultChoices, found, nameOf, personaChoices } from './choice-groups.ts';

const values = (groups: typeof personaChoices) =>
  groups.flatMap(({ options }) => options.map(({ value }) => value));

it('the groups contain every persona and every fault exactly once', () => {
  expect(values(personaChoices).sort()).toEqual(PERSONAS.map(({ id }) => id).sort());
  expect(values(faultChoices).sort()).toEqual(Object.keys(FAULTS).sort());
});

it.each([
  ['raffle', ['raffle-winner', 'raffle-claimed', 'raffle-lost']],
  ['60010', ['raffle-winner']],
  ['kept out blocked', ['blocked']],
  ['nobody at all', []],
])('a search for %s looks at group, title, id and code', (words, ids) => {
  expect(values(found(personaChoices, words))).toEqual(ids);
});

it('a search omits groups without a match', () => {
  expect(found(personaChoices, 'raffle').map(({ title }) => title)).toEqual(['End of the game']);
  expect(found(personaChoices, '')).toHaveLength(personaChoices.length);
});

it.each([
  ['', '', 'as the story has it'],
  ['raffle-winner', 'raffle-winner', 'Won the raffle, prize to be claimed'],
  ['60010', 'raffle-winner', 'Won the raffle, prize to be claimed'],
  ['nobody', undefined, 'nobody is unknown'],
])("nameOf describes the value '%s' in an address", (inAddress, value, title) => {
  expect(nameOf(personaChoices, inAddress)).toMatchObject({ value, title });
});
