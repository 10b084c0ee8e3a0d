// These functions are not in `today.ts`, because the app needs them before its first paint and loads `today.ts` later.
import { roleOf } from '../session/role.ts';
import type { User } from '../session/user.ts';

/**
 * Whether the card with the progress of today will certainly be shown, unless the game has ended. Used before the
 * card's code and the stats have loaded.
 */
export function hasDailyGoal(user: Pick<User, 'role_id' | 'daily_goal'>): boolean {
  return roleOf(user) === 'activator' && user.daily_goal > 0;
}

/** Whether the user has a history of own activations. Only activators and drivers have one. */
export function hasOwnHistory(user: Pick<User, 'role_id'>): boolean {
  const role = roleOf(user);
  return role === 'activator' || role === 'driver';
}
