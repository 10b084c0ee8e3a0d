import { expect, it } from 'vitest';
import { readId } from './read-id.ts';

it.each([
  ['11', 11],
  ['007', 7],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740992', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['abc', null],
  ['', null],
  [' 1', null],
  ['1/2', null],
  ['١١', null],
  [undefined, null],
])('readId(%j) returns %s', (param, id) => {
  expect(readId(param)).toBe(id);
});
