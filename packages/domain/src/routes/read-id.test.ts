import { expect, it } from 'vitest';
import { readId } from './read-id.ts';

it.each([
  ['007', '007'],
  ['6a1f9c52-0d7e-4b8a-9f33-2c4d5e6f7a8b', '6a1f9c52-0d7e-4b8a-9f33-2c4d5e6f7a8b'],
  ['0', null],
  [' 1', null],
  ['<script>', null],
  ['.', null],
  ['..', null],
  [undefined, null],
])('readId(%j) returns %j', (param, id) => {
  expect(readId(param)).toBe(id);
});
