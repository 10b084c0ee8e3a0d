import { CATEGORIES } from '@gemas/domain';
import { describe, expect, test } from 'vitest';
import { categoriesProblem, operatorCategories, readCategories } from './categories.ts';

/**
 * Returns the text of a file with the default categories. Each category has four lines, from line 2 on. `change`
 * replaces lines.
 */
const file = (change: (line: string, number: number) => string = (line) => line) =>
  [
    '[',
    CATEGORIES.map(({ id, name, query, tags }) =>
      [
        `{ "id": "${id}",`,
        `"name": "${name}",`,
        `"query": "${query}",`,
        `"tags": ${JSON.stringify(tags)} }`,
      ].join('\n'),
    ).join(',\n'),
    ']',
  ]
    .join('\n')
    .split('\n')
    .map((line, index) => change(line, index + 1))
    .join('\n');

const replaced = (number: number, line: string) => file((old, at) => (at === number ? line : old));
const says = (text: string) => categoriesProblem('categories.json', text);

test('reads the categories of the operator', () => {
  expect(readCategories(file())).toEqual(CATEGORIES);
  const own = readCategories(replaced(3, '"name": " Bicicletas ",'));
  expect(own[0]).toMatchObject({ id: 'motorbikes', name: 'Bicicletas' });
});

describe('an error is reported with its line', () => {
  test.each<[string, number, string, string]>([
    ['a comma too many', 4, '"query": "moto",,', 'line 4: It is no JSON'],
    ['a missing quote', 3, '"name": Motos,', 'line 3: It is no JSON'],
    [
      'an unknown field',
      5,
      '"tag": ["a", "b", "c"] },',
      "line 5: No such field: 'tag'. Did you mean 'tags'?",
    ],
    [
      'a field that is there twice',
      4,
      '"name": "Motos",',
      "line 4: The field 'name' is there twice.",
    ],
    [
      'an unknown id',
      2,
      '{ "id": "motorbike",',
      "line 2: No such id: 'motorbike'. Did you mean 'motorbikes'?",
    ],
    [
      'an id that is there twice',
      6,
      '{ "id": "motorbikes",',
      "line 6: The category 'motorbikes' is there twice.",
    ],
    [
      'a name that is too long',
      3,
      `"name": "${'M'.repeat(17)}",`,
      "line 3: 'name' has to be a text of 1 to 16",
    ],
    ['a name that is no text', 3, '"name": 7,', "line 3: 'name' has to be a text"],
    ['a query that is too short', 4, '"query": "mo",', "line 4: 'query' has to have 3 characters"],
    ['too few tags', 5, '"tags": ["a", "b"] },', "line 5: 'tags' has to be a list of 3 texts"],
    ['a blank tag', 5, '"tags": ["a", "b", " "] },', "line 5: 'tags' has to be a text"],
    [
      'a tag that is there twice',
      5,
      '"tags": ["a", "b", "a"] },',
      "line 5: The tag 'a' is there twice.",
    ],
    ['no query', 4, '', "line 2: This category has no 'query'."],
  ])('%s', (_what, number, line, message) =>
    expect(says(replaced(number, line))).toContain(`categories.json, ${message}`),
  );

  test.each<[string, number, string, number]>([
    ['a comma too few', 3, '"name": "Motos"', 4],
    ['a comma after the last tag', 5, '"tags": ["a", "b", "c",] },', 5],
    ['a comment', 3, '"name": "Motos", // two wheels', 3],
    ['a quote that is not closed', 4, '"query": "moto,', 4],
    ['single quotes', 4, "'query': 'moto',", 4],
  ])('%s', (_what, number, text, line) =>
    expect(says(replaced(number, text))).toContain(`line ${line}: It is no JSON`),
  );

  test('a wrong tag in a list of several lines is reported with the line of the tag', () =>
    expect(says(replaced(5, '"tags": [\n"a",\n"b",\n7] },'))).toContain('line 8: '));

  test('a file that ends early', () =>
    expect(says(file().slice(0, -2))).toContain('line 37: It is no JSON'));

  test.each(['{}', '7', '""'])('%s is not a list', (text) =>
    expect(says(text)).toContain('line 1: The file has to be a list of 9 categories.'),
  );

  test.each(['', ' \n '])('%j is empty', (text) =>
    expect(says(text)).toContain('line 1: It is no JSON'),
  );

  test('a category is missing', () =>
    expect(says('[]')).toContain('line 1: The vault has 9 categories. Missing: motorbikes, '));

  test('a category that is not an object', () =>
    expect(says('[\n"motos"]')).toContain('line 2: Each category is an object'));
});

test('the example file contains the default categories', () =>
  expect(operatorCategories('deploy/vault-categories.example.json')).toEqual(CATEGORIES));

test.each([undefined, '', 'none.json', 'package.json'])(
  'the default categories are used if the file is %j',
  (named) => expect(operatorCategories(named)).toBeNull(),
);
