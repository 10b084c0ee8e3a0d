import type { User } from './user.ts';

/** What a user sees who has to update the app: the overlay, or the screen that asks them to log out and in again. */
export type UpdateStep = 'none' | 'overlay' | 'pending';

/**
 * What `has_update` shows (decision 75): the overlay, or Update pending if the flag is still set after ACTUALIZAR.
 *
 * @param wasUpdated ACTUALIZAR was tapped, and Update pending has not been shown since
 * @param isPendingShown Update pending is on the screen: the overlay must not cover its buttons
 */
export function updateStep(
  user: Pick<User, 'has_update'> | null,
  wasUpdated: boolean,
  isPendingShown: boolean,
): UpdateStep {
  if (!user?.has_update || isPendingShown) return 'none';
  return wasUpdated ? 'pending' : 'overlay';
}
