import type { Material } from './material.ts';

/** Materials for a role. Ids are compared as numbers: 13 is not role 3 (decision 12). */
export function visibleMaterials(materials: readonly Material[], roleId: number): Material[] {
  return materials.filter(({ roles }) => roles.some((role) => Number(role) === roleId));
}
