import { describe, expect, it } from 'vitest';
import type { Material } from './material.ts';
import { visibleMaterials } from './visible.ts';

function material(id: number, over: Partial<Material> = {}): Material {
  return {
    id,
    type: 'html',
    title: '',
    url: '',
    is_vertical: false,
    content: '',
    every_day: false,
    roles: [3],
    is_intro: true,
    ...over,
  };
}

const ids = (materials: readonly Material[]) => materials.map(({ id }) => id);

describe('visibleMaterials', () => {
  it.each([
    [[3, 5], 3, [1]],
    [[13], 3, []],
    [[30, 23], 3, []],
    [[], 3, []],
    [['3'] as unknown as number[], 3, [1]],
  ])('for roles %j shows role %d %j', (roles, role, expected) => {
    expect(ids(visibleMaterials([material(1, { roles })], role))).toEqual(expected);
  });
});
