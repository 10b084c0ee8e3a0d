// Separate from `today.ts`, because the first view needs these functions before its first paint.
import { roleOf } from '../session/role.ts';
import type { User } from '../session/user.ts';

/**
 * Whether the card of today will certainly be shown while the game is open. Can be decided before the card's code and
 * the stats are loaded.
 */
export function hasDailyGoal(user: Pick<User, 'role_id' | 'daily_goal'>): boolean {
  return roleOf(user) === 'activator' && user.daily_goal > 0;
}

/** Whether the user has an activation history: activators and drivers do. */
export function hasOwnHistory(user: Pick<User, 'role_id'>): boolean {
  const role = roleOf(user);
  return role === 'activator' || role === 'driver';
}
