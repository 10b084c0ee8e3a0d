import { formatNumber, plural } from '../format/number.ts';
import type { Stats } from './stats.ts';

/**
 * Returns a sentence about how many activations a team still needs to reach its weekly goal. '' without a goal (spec
 * section 2, Score screen).
 */
export function weeklyProgressText({
  weekly_activations: done,
  weekly_goal: goal,
}: Pick<Stats, 'weekly_activations' | 'weekly_goal'>): string {
  if (goal <= 0) return '';
  const left = goal - done;
  return left > 0
    ? `${plural(left, 'Falta', 'Faltan')} ${formatNumber(left)} para la meta semanal`
    : 'Meta semanal cumplida';
}

/**
 * Returns the number of all activations of a place. Null if `total` is lower than this week's number, because such a
 * `total` is wrong.
 */
export function knownTotal(total: number, week: number): number | null {
  return total >= week ? total : null;
}

/**
 * Returns the stats of the user's own place with the weekly goal that applies: the goal of the place, otherwise the
 * user's own goal. If the server sends neither, the goal is 0 and is not shown (decision 70).
 */
export function withOwnWeeklyGoal<T extends Pick<Stats, 'weekly_goal'>>(
  stats: T,
  ownGoal: number,
): T {
  return stats.weekly_goal > 0 || !(ownGoal > 0) ? stats : { ...stats, weekly_goal: ownGoal };
}
