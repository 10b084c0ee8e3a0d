import { expect, it } from 'vitest';
import { readStates } from './address.ts';

it('reads the names of states from texts and from objects, and drops rows without a name', () => {
  const omitted: string[] = [];
  const rows = ['Jalisco', { id: 2, name: 'Puebla' }, '', { name: '' }, 7];
  expect(readStates(rows, omitted)).toEqual(['Jalisco', 'Puebla']);
  expect(omitted).toEqual(['[2]', '[3]', '[4]']);
});
