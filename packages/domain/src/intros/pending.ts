import type { Material } from '../materials/material.ts';
import { visibleMaterials } from '../materials/visible.ts';

/**
 * Intros still to be shown, in the server's order (spec section 4, Intros): unviewed ones for the role, and all daily
 * ones (decision 12).
 *
 * @param viewed ids stored on this phone
 */
export function pendingIntros(
  materials: readonly Material[],
  roleId: number,
  viewed: readonly number[],
): Material[] {
  return visibleMaterials(materials, roleId).filter(
    ({ id, is_intro, every_day }) => is_intro && (every_day || !viewed.includes(id)),
  );
}

/** The list of viewed ids after 'Continuar'. The id of a daily intro is never stored. */
export function viewedAfter(
  viewed: readonly number[],
  intro: Pick<Material, 'id' | 'every_day'>,
): readonly number[] {
  return intro.every_day || viewed.includes(intro.id) ? viewed : [...viewed, intro.id];
}
