import type { Material } from '../materials/material.ts';
import { visibleMaterials } from '../materials/visible.ts';
import type { User } from '../session/user.ts';
import { pendingSurvey } from '../surveys/answers.ts';
import type { Survey } from '../surveys/survey.ts';

/**
 * Returns the intros for the user's role that still have to be shown, in the server's order (spec section 4, Intros). A
 * daily intro is always included. Any other intro is included until it has been viewed (decision 12).
 *
 * @param viewed ids of the intros that this phone has stored as viewed
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

/**
 * Whether an intro, a survey or the tour may have to be shown before Score (decision 56). Also true while the materials
 * or the surveys are unknown.
 *
 * @param viewed ids of the intros that this phone has stored as viewed
 */
export function mayBePending(
  { role_id, tour_complete }: Pick<User, 'role_id' | 'tour_complete'>,
  viewed: readonly number[],
  materials: readonly Material[] | undefined,
  surveys: readonly Survey[] | undefined,
): boolean {
  if (!materials || !surveys || !tour_complete) return true;
  return pendingIntros(materials, role_id, viewed).length > 0 || pendingSurvey(surveys) !== null;
}

/** Whether a value from the phone's storage is a list of ids. */
export function isIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'number');
}

/**
 * Returns the ids of the viewed intros after the user tapped 'Continuar' in `intro`. The id of a daily intro is not
 * added.
 */
export function viewedAfter(
  viewed: readonly number[],
  intro: Pick<Material, 'id' | 'every_day'>,
): readonly number[] {
  return intro.every_day || viewed.includes(intro.id) ? viewed : [...viewed, intro.id];
}
