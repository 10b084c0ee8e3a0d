import type { Material } from './material.ts';

/** Materials that a role may see. Ids are compared as numbers, so 13 is not role 3 (decision 12). */
export function visibleMaterials(materials: readonly Material[], roleId: number): Material[] {
  return materials.filter(({ roles }) => roles.some((role) => Number(role) === roleId));
}
