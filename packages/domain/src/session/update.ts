import type { User } from './user.ts';

/**
 * What is shown to a user who has to update the app: the overlay with the button ACTUALIZAR, or the screen Update
 * pending, which asks the user to log out and in again.
 */
export type UpdateStep = 'none' | 'overlay' | 'pending';

/**
 * Returns what to show to a user with the flag `has_update` (decision 75). At first the result is `overlay`. If the
 * flag is still set after the user has tapped ACTUALIZAR, the result is `pending` (the screen Update pending).
 *
 * @param wasUpdated whether the user has tapped ACTUALIZAR and has not seen the screen Update pending since that tap
 * @param isPendingShown whether the screen Update pending is open. The overlay must not cover that screen's buttons
 */
export function updateStep(
  user: Pick<User, 'has_update'> | null,
  wasUpdated: boolean,
  isPendingShown: boolean,
): UpdateStep {
  if (!user?.has_update || isPendingShown) return 'none';
  return wasUpdated ? 'pending' : 'overlay';
}
