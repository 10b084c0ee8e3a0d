import { nameSearch } from '../format/name-search.ts';
import type { TeamRow } from './team.ts';

/** Which rows of a team's ranking are shown. */
export interface TeamFilter {
  /** Text typed into the search field. '' shows all members. */
  typed: string;
  /** Whether to show only members who have not reached their daily goal: 'Sin meta hoy'. */
  isUnderGoal: boolean;
}

/** The filter that shows all members. */
export const WHOLE_TEAM: TeamFilter = { typed: '', isUnderGoal: false };

type GoalRow = Pick<TeamRow, 'today' | 'dailyGoal'>;

const hasGoal = ({ dailyGoal }: GoalRow) => dailyGoal > 0;
const isUnderGoal = (row: GoalRow) => hasGoal(row) && !(row.today >= row.dailyGoal);

/** Counts the members who have reached their daily goal, and those who have not. Null if no member has a goal. */
export function teamGoals(rows: readonly GoalRow[]): { reached: number; under: number } | null {
  const withGoal = rows.filter(hasGoal).length;
  const under = rows.filter(isUnderGoal).length;
  return withGoal === 0 ? null : { reached: withGoal - under, under };
}

/**
 * Returns a function that filters the rows of a team without changing their order. If the filter shows all members, the
 * function returns `rows` itself.
 */
export function teamFilter(rows: readonly TeamRow[]): (filter: TeamFilter) => readonly TeamRow[] {
  const search = nameSearch(rows);
  return ({ typed, isUnderGoal: onlyUnder }) => {
    const found = search(typed);
    return onlyUnder ? found.filter(isUnderGoal) : found;
  };
}

/** Returns the text that is shown instead of rows if no member matches the filter. */
export function nobodyFound({ typed, isUnderGoal: onlyUnder }: TeamFilter): {
  title: string;
  help: string;
} {
  if (typed.trim() === '')
    return { title: 'Nadie está sin su meta de hoy.', help: 'Quita el filtro para ver a todos.' };
  return onlyUnder
    ? {
        title: 'Nadie con ese nombre está sin su meta de hoy.',
        help: 'Prueba con otro nombre o quita el filtro.',
      }
    : { title: 'No encontramos a nadie con ese nombre.', help: 'Prueba con otro nombre.' };
}
