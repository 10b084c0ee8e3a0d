import { formatNumber, plural } from '../format/number.ts';
import type { Stats } from './stats.ts';

/** What a team's week still lacks, below its figures; '' where it has no goal (spec section 2, Score screen). */
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

/** All activations of a place. Null where the server's total is below that of the week: then the total is not known. */
export function knownTotal(total: number, week: number): number | null {
  return total >= week ? total : null;
}

/**
 * Stats of the user's own place with the goal that counts for them: the place's, else the user's own. Both are 0 where
 * the server sends none; the goal is then shown nowhere (decision 70).
 */
export function withOwnWeeklyGoal<T extends Pick<Stats, 'weekly_goal'>>(
  stats: T,
  ownGoal: number,
): T {
  return stats.weekly_goal > 0 || !(ownGoal > 0) ? stats : { ...stats, weekly_goal: ownGoal };
}
