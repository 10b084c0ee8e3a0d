import { expect, it } from 'vitest';
import { readMaterials } from './materials.ts';

const read = (over: object) => readMaterials([{ id: 1, title: 'Guía', ...over }])[0];

it.each([
  [
    [3, '5'],
    [3, 5],
  ],
  ['3, 5', [3, 5]],
  ['13', [13]],
  [3, [3]],
  [undefined, []],
])('reads the roles %j of a material as %j', (roles, expected) => {
  expect(read({ roles })?.roles).toEqual(expected);
});

it.each([
  ['video', 'video'],
  ['html', 'html'],
  ['audio', 'html'],
])('reads the type %j of a material as %s', (type, expected) => {
  expect(read({ type })?.type).toBe(expected);
});
