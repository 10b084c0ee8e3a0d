import { describe, expect, it } from 'vitest';
import { hasSearch, nameSearch } from './name-search.ts';

const rows = ['Rosa Elena Núñez', 'JOSÉ LUIS MONDRAGÓN', '  ', 'Zoë 2'].map((name) => ({ name }));
const found = (typed: string) =>
  nameSearch(rows)(typed).map(({ name }) => rows.findIndex((row) => row.name === name));

it.each([
  ['nunez', [0]],
  ['jose mondragon', [1]],
  ['núñez rosa', [0]],
  ['  elena\trosa ', [0]],
  ['sin nombre', [2]],
  ['\u202Azo\u200Be\u202C', [3]],
  ['o', [0, 1, 2, 3]],
  ['rosa mondragón', []],
  ['.*', []],
])('finds by %j the rows %j', (typed, indices) => {
  expect(found(typed)).toEqual(indices);
});

it.each(['   ', '\u0301'])('returns all rows for %j, as the same array', (typed) => {
  expect(nameSearch(rows)(typed)).toBe(rows);
});

it('finds a name by an accent that is typed as a combining character', () => {
  expect(found('jose\u0301')).toEqual([1]);
});

describe('hasSearch', () => {
  it.each([
    [11, '', false],
    [12, '', true],
    [11, 'rosa', true],
    [11, '  ', false],
  ])('for %d rows and the typed text %j is %s', (count, typed, expected) => {
    expect(hasSearch(count, typed)).toBe(expected);
  });
});
