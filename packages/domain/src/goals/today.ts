import { sameId } from '../format/id.ts';
import { formatNumber, plural } from '../format/number.ts';
import type { Stats } from '../ranking/stats.ts';
import { roleOf } from '../session/role.ts';
import type { User } from '../session/user.ts';

/** A figure, its goal, and a text that compares them. */
export interface GoalProgress {
  done: number;
  /** At least 1. */
  goal: number;
  text: string;
}

/** Progress of today and of this week: an activator's own progress, or the progress of a driver's agency. */
export interface TodayProgress {
  of: 'own' | 'agency';
  /** Today's progress, with the text 'Hoy 3 de 5'. Null if the goal or the activations are missing. */
  day: GoalProgress | null;
  /** This week's progress, with the text 'Te faltan 7 esta semana'. Null if the goal or the activations are missing. */
  week: GoalProgress | null;
}

type TodayUser = Pick<User, 'id' | 'role_id' | 'daily_goal' | 'daily_activations' | 'weekly_goal'>;

const count = (value: number) => Math.max(0, Math.floor(value) || 0);

function against(
  done: number | null,
  goal: number,
  text: (done: number, goal: number) => string,
): GoalProgress | null {
  const target = count(goal);
  if (done === null || target === 0) return null;
  return { done: count(done), goal: target, text: text(count(done), target) };
}

const dayText = (done: number, goal: number) =>
  `Hoy ${formatNumber(done)} de ${formatNumber(goal)}`;

const weekText = (one: string, other: string) => (done: number, goal: number) => {
  const left = goal - done;
  return left > 0
    ? `${plural(left, one, other)} ${formatNumber(left)} esta semana`
    : 'Meta de la semana cumplida';
};

/** Returns the sum of the members' daily goals. Returns 0 (no goal) if any of the members has no goal. */
function teamDailyGoal({ referals }: Pick<Stats, 'referals'>): number {
  const goals = (referals ?? []).map(({ daily_goal }) => daily_goal);
  return goals.every((goal) => goal > 0) ? goals.reduce((sum, goal) => sum + goal, 0) : 0;
}

/**
 * Returns the progress of today and of this week: an activator's own progress, or the progress of a driver's agency.
 * Null for other roles, and if neither day nor week has a goal.
 *
 * @param places stats of the user's own places (region, territory or agency) that have loaded
 */
export function todayProgress(user: TodayUser, places: readonly Stats[]): TodayProgress | null {
  const role = roleOf(user);
  const [place] = places;
  let progress: TodayProgress | null = null;
  if (role === 'activator') {
    // The stats of each of the user's places include the user's own row, so the first row found is used.
    const own = places
      .flatMap(({ referals }) => referals ?? [])
      .find(({ id }) => sameId(id, user.id));
    progress = {
      of: 'own',
      day: against(user.daily_activations, user.daily_goal, dayText),
      week: against(
        own?.weekly_activations ?? null,
        user.weekly_goal,
        weekText('Te falta', 'Te faltan'),
      ),
    };
  } else if (role === 'driver' && place) {
    progress = {
      of: 'agency',
      day: against(place.daily_activations, teamDailyGoal(place), dayText),
      week: against(place.weekly_activations, place.weekly_goal, weekText('Falta', 'Faltan')),
    };
  }
  return progress && (progress.day || progress.week) ? progress : null;
}
