import { formatNumber, plural } from '../format/number.ts';
import type { Stats } from './stats.ts';

/** What a team's week still lacks, below its figures; '' where it has no goal (spec section 2, Score screen). */
export function weeklyProgressText({
  weekly_activations: done,
  weekly_goal: goal,
}: Pick<Stats, 'weekly_activations' | 'weekly_goal'>): string {
  if (done <= 0) return 'Sin activaciones';
  if (goal <= 0) return '';
  const left = goal - done;
  return left > 0
    ? `${plural(left, 'Falta', 'Faltan')} ${formatNumber(left)} para la meta semanal`
    : 'Meta semanal cumplida';
}
