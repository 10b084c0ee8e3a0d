import type { Material } from './material.ts';

/**
 * Returns the materials that a role may see. Ids are compared as numbers, so that 13 is not mistaken for 3.
 */
export function visibleMaterials(materials: readonly Material[], roleId: number): Material[] {
  return materials.filter(({ roles }) => roles.some((role) => Number(role) === roleId));
}
