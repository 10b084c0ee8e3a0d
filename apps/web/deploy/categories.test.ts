import { CATEGORIES } from '@gemas/domain';
import { describe, expect, test } from 'vitest';
import { categoriesProblem, operatorCategories, readCategories } from './categories.ts';

/** The lines of a file with the default categories. Each category has four lines, from line 2 on. */
const LINES = [
  '[',
  ...CATEGORIES.flatMap(({ id, name, query, tags }, at) => [
    `{ "id": "${id}",`,
    `"name": "${name}",`,
    `"query": "${query}",`,
    `"tags": ${JSON.stringify(tags)} }${at < CATEGORIES.length - 1 ? ',' : ''}`,
  ]),
  ']',
];
const FILE = LINES.join('\n');

const replaced = (number: number, line: string) => LINES.with(number - 1, line).join('\n');
const says = (text: string) => categoriesProblem('categories.json', text);

test('reads the categories of the operator', () => {
  expect(readCategories(FILE)).toEqual(CATEGORIES);
  const own = readCategories(replaced(3, '"name": " Bicicletas ",'));
  expect(own[0]).toMatchObject({ id: 'motorbikes', name: 'Bicicletas' });
});

describe('an error is reported with its line', () => {
  test.each<[number, string, string]>([
    [4, '"query": "moto",,', 'line 4: It is no JSON'],
    [3, '"name": "Motos"', 'line 4: It is no JSON'],
    [3, '"name": "Motos", // two wheels', 'line 3: It is no JSON'],
    [4, '"query": "moto,', 'line 4: It is no JSON'],
    [5, '"tag": ["a", "b", "c"] },', "line 5: No such field: 'tag'. Did you mean 'tags'?"],
    [4, '"name": "Motos",', "line 4: The field 'name' is there twice."],
    [2, '{ "id": "motorbike",', "line 2: No such id: 'motorbike'. Did you mean 'motorbikes'?"],
    [6, '{ "id": "motorbikes",', "line 6: The category 'motorbikes' is there twice."],
    [3, `"name": "${'M'.repeat(17)}",`, "line 3: 'name' has to be a text of 1 to 16"],
    [4, '"query": "mo",', "line 4: 'query' has to have 3 characters"],
    [5, '"tags": ["abc", "bcd"] },', "line 5: 'tags' has to be a list of 3 texts"],
    [5, '"tags": ["abc", "bcd", " "] },', "line 5: 'tags' has to be a text"],
    [5, '"tags": ["abc", "bcd", "abc"] },', "line 5: The tag 'abc' is there twice."],
    [5, '"tags": [\n"abc",\n"bcd",\n7] },', "line 8: 'tags' has to be a text"],
    [5, '"tags": ["abc", "bcd", "4K"] },', "line 5: The tag '4K' has to have 3 characters"],
    [4, '', "line 2: This category has no 'query'."],
  ])('if line %i is %j', (number, line, message) =>
    expect(says(replaced(number, line))).toContain(`categories.json, ${message}`),
  );

  test.each([
    ['{}', 'line 1: The file has to be a list of 9 categories.'],
    ['', 'line 1: It is no JSON'],
    [FILE.slice(0, -2), 'line 37: It is no JSON'],
    ['[]', 'line 1: The vault has 9 categories. Missing: motorbikes, '],
    ['[\n"motos"]', 'line 2: Each category is an object'],
  ])('if the file is %j', (text, message) => expect(says(text)).toContain(message));
});

test('the example file contains the default categories', () =>
  expect(operatorCategories('deploy/vault-categories.example.json')).toEqual(CATEGORIES));

test.each([undefined, '', 'none.json', 'package.json'])(
  'the default categories are used if the file is %j',
  (named) => expect(operatorCategories(named)).toBeNull(),
);
