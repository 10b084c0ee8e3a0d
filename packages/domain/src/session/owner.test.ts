import { expect, it } from 'vitest';
import { isAnothersPhone } from './owner.ts';

it.each([
  // Columns: stored owner, stored code, id of the newcomer, code of the newcomer, expected result.
  [null, null, 1, '48213', false],
  ['1', '48213', 1, '048213', false],
  ['1', '48213', 2, '50110', true],
  ['1', null, 2, null, true],
  ['', null, 2, null, true],
  [null, '48213', 1, '48213', false],
  [null, '48213', 2, '50110', true],
  [null, '48213', 2, null, false],
] as const)(
  'stored owner %j and code %j, newcomer %d with code %j: the data are of another user: %s',
  (owner, code, id, own, is) => {
    expect(isAnothersPhone({ owner, code }, { id, code: own })).toBe(is);
  },
);
