import { describe, expect, it } from 'vitest';
import { ids, material } from '../testing/materials.ts';
import { visibleMaterials } from './visible.ts';

describe('visibleMaterials', () => {
  it.each([
    [[3, 5], 3, [1]],
    [[13], 3, []],
    [[30, 23], 3, []],
    [[], 3, []],
    [['3'] as unknown as number[], 3, [1]],
  ])('shows a material for the roles %j to role %d: %j', (roles, role, expected) => {
    expect(ids(visibleMaterials([material(1, { roles })], role))).toEqual(expected);
  });
});
