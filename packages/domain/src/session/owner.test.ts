import { expect, it } from 'vitest';
import { isAnothersPhone } from './owner.ts';

it.each([
  // stored owner, stored code, id of the newcomer, code of the newcomer, whether the data are another user's
  [null, null, 1, '48213', false],
  [null, null, 1, null, false],
  ['1', null, 1, '48213', false],
  ['1', '48213', 1, '048213', false],
  ['1', '48213', 2, '50110', true],
  ['1', null, 2, null, true],
  ['', null, 2, null, true],
  ['x', null, 2, '50110', true],
  [null, '48213', 1, '48213', false],
  [null, '48213', 2, '50110', true],
  [null, '48213', 2, null, false],
] as const)('a phone of %j with the code %j, user %d with %j: %s', (owner, code, id, own, is) => {
  expect(isAnothersPhone({ owner, code }, { id, code: own })).toBe(is);
});
