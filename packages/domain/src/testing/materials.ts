import type { Material } from '../materials/material.ts';

/** Returns a material for role 3 (activators) that is shown as an intro. */
export function material(id: number, over: Partial<Material> = {}): Material {
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

export const ids = (materials: readonly Material[]) => materials.map(({ id }) => id);
