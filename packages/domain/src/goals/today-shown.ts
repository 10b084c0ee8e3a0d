// Apart from `today.ts`: the first view needs these, and the rest only after its first paint.
import { roleOf } from '../session/role.ts';
import type { User } from '../session/user.ts';

/** Whether today is certain to be shown while the game is open: before its code and the stats are loaded. */
export function hasDailyGoal(user: Pick<User, 'role_id' | 'daily_goal'>): boolean {
  return roleOf(user) === 'activator' && user.daily_goal > 0;
}

/** Whether the user's own activations make a history: those of activators and drivers. */
export function hasOwnHistory(user: Pick<User, 'role_id'>): boolean {
  const role = roleOf(user);
  return role === 'activator' || role === 'driver';
}
