import { type Id, includesId } from '../format/id.ts';
import type { Material } from '../materials/material.ts';
import { visibleMaterials } from '../materials/visible.ts';

/**
 * Returns the intros for the user's role that still have to be shown, in the server's order (spec section 4, Intros). A
 * daily intro is always included. Any other intro is included until it has been viewed (spec section 4, Intros).
 *
 * @param viewed ids of the intros that this phone has stored as viewed
 */
export function pendingIntros(
  materials: readonly Material[],
  roleId: number,
  viewed: readonly Id[],
): Material[] {
  return visibleMaterials(materials, roleId).filter(
    ({ id, is_intro, every_day }) => is_intro && (every_day || !includesId(viewed, id)),
  );
}

/** Whether a value from the phone's storage is a list of ids. */
export function isIds(value: unknown): value is Id[] {
  return (
    Array.isArray(value) && value.every((id) => typeof id === 'number' || typeof id === 'string')
  );
}

/**
 * Returns the ids of the viewed intros after the user tapped 'Continuar' in `intro`. The id of a daily intro is not
 * added.
 */
export function viewedAfter(
  viewed: readonly Id[],
  intro: Pick<Material, 'id' | 'every_day'>,
): readonly Id[] {
  return intro.every_day || includesId(viewed, intro.id) ? viewed : [...viewed, intro.id];
}
