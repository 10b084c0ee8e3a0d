import { medalOf } from '../challenges/global-ranking.ts';
import { type Id, sameId } from '../format/id.ts';
import { formatNumber } from '../format/number.ts';
import type { User } from '../session/user.ts';
import type { Stats, StatsMember } from './stats.ts';

/** Message for a team in which nobody has reached the daily goal (`isTeamIdle`; spec section 2). */
export const EMPTY_TEAM = {
  title: 'Tu equipo aún no logra activaciones.',
  help: 'Motiva y ayuda a los activadores a lograr su meta diaria.',
} as const;

/** Returns 'Meta semanal: 412/600' (spec section 2). Returns '' without a goal (decision 70). */
export function weeklyGoalText({
  weekly_activations,
  weekly_goal,
}: Pick<Stats, 'weekly_activations' | 'weekly_goal'>): string {
  if (!(weekly_goal > 0)) return '';
  return `Meta semanal: ${formatNumber(weekly_activations)}/${formatNumber(weekly_goal)}`;
}

type DailyFigures = Pick<StatsMember, 'daily_activations' | 'daily_goal'>;

// Without activations nobody has reached a goal, also not a goal of 0.
function isSuccess({ daily_activations, daily_goal }: DailyFigures): boolean {
  return daily_activations > 0 && daily_activations >= daily_goal;
}

/**
 * Returns the number of members who have reached their daily goal (spec section 3, Referral stats). Uses the server's
 * number, or counts the members if that number is missing or too high. Null if no member has a daily goal.
 */
export function teamSummary({
  sumary,
  referals,
}: Pick<Stats, 'sumary'> & { referals: readonly DailyFigures[] }): number | null {
  if (sumary !== null && sumary <= referals.length) return sumary;
  const isKnown = referals.length === 0 || referals.some(({ daily_goal }) => daily_goal > 0);
  return isKnown ? referals.filter(isSuccess).length : null;
}

/**
 * True if no member has reached the daily goal, so that the message `EMPTY_TEAM` is shown. False if it is unknown how
 * many members have reached it.
 */
export function isTeamIdle(reached: number | null): boolean {
  return reached !== null && !(reached > 0);
}

/**
 * Returns a name in lower case, as the rows of a ranking show it (spec section 2). `toLowerCase` needs no locale,
 * because Spanish has no special rules for lower case.
 */
export function rowName(name: string): string {
  return name.trim().toLowerCase() || 'sin nombre';
}

export interface TeamRow {
  id: Id;
  /** Row number in the server's order, from 1. */
  number: number;
  /** Position of the member. Successive rows with the same activations this week and in total share a position. */
  position: number;
  /** Medal of the positions 1 to 3. Null for other positions, and for members without activations. */
  medal: 1 | 2 | 3 | null;
  /** Name as the server sent it. Use `rowName` to show it. */
  name: string;
  today: number;
  week: number;
  total: number;
  dailyGoal: number;
  isOwn: boolean;
}

/** Returns the rows of a team, in the server's order. */
export function teamRows(members: readonly StatsMember[], user: Pick<User, 'id'>): TeamRow[] {
  let position = 0;
  return members.map((member, index) => {
    const { weekly_activations: week, total_referals: total } = member;
    const before = members[index - 1];
    const isTied = before?.weekly_activations === week && before.total_referals === total;
    if (!isTied) position = index + 1;
    return {
      id: member.id,
      number: index + 1,
      position,
      medal: week > 0 || total > 0 ? medalOf(position) : null,
      name: member.name,
      today: member.daily_activations,
      week,
      total,
      dailyGoal: member.daily_goal,
      isOwn: sameId(member.id, user.id),
    };
  });
}

/**
 * Returns the user's own row, which the screen pins while that row is scrolled out of view. Null if the list does not
 * include the user.
 */
export function ownRow(rows: readonly TeamRow[]): TeamRow | null {
  return rows.find(({ isOwn }) => isOwn) ?? null;
}
