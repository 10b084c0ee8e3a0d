import { formatAge, formatAgeDay } from '../format/age.ts';
import { formatNumber, plural } from '../format/number.ts';
import { roleOf } from '../session/role.ts';
import type { User } from '../session/user.ts';
import type { ToastMessage } from '../toasts/queue.ts';
import type { TeamRow } from './team.ts';
import { teamGoals } from './team-filter.ts';

/**
 * Whether a user may share a text that summarises a ranking. Promoters and corporate staff may, because they lead
 * teams.
 */
export function maySummarise(user: Pick<User, 'role_id'>): boolean {
  const role = roleOf(user);
  return role === 'promoter' || role === 'corporate';
}

/** The figures of a team from which `teamText` makes a summary. */
export interface SummarisedTeam {
  /** Name of the team, 'Bajío Norte'; may be ''. */
  name: string;
  weekly_activations: number;
  /** 0 means no goal. */
  weekly_goal: number;
  /** The members, in the order of the ranking. */
  rows: readonly TeamRow[];
}

/** When the figures of a summary were sent, and when the summary is shared. */
export interface SummaryMoment {
  /** When the server sent the figures, ms since 1970. */
  at: number;
  /** True if the figures could not be refreshed. The summary then says when the server sent them. */
  isStale: boolean;
  /** True if the game is over. The summary then omits the daily goal. */
  isOver: boolean;
  /** When the summary is shared, ms since 1970. */
  now: number;
}

/** Number of members whose names the summary contains. */
const NAMED = 3;

/** Returns a name without line breaks. Returns `fallback` for an empty name. */
const oneLine = (name: string, fallback: string) => name.replace(/\s+/gu, ' ').trim() || fallback;

function dateLine({ at, isStale, isOver, now }: SummaryMoment): string {
  const iso = Number.isFinite(at) ? new Date(at).toISOString() : '';
  if (isOver) return ['Así terminó el juego', formatAgeDay(iso, now)].filter(Boolean).join(', ');
  const age = isStale ? formatAge(iso, now) : '';
  return age ? `Datos ${age}` : formatAgeDay(iso, now);
}

function weekLine({ weekly_activations: done, weekly_goal: goal }: SummarisedTeam): string {
  const activations = (count: number) =>
    `${formatNumber(count)} ${plural(count, 'activación', 'activaciones')}`;
  if (!(goal > 0)) return `Semana: ${activations(done)}.`;
  const left = goal - done;
  const rest =
    left > 0 ? `${plural(left, 'Falta', 'Faltan')} ${formatNumber(left)}.` : 'Meta cumplida.';
  return `Semana: ${formatNumber(done)} de ${activations(goal)}. ${rest}`;
}

function goalLine(rows: readonly TeamRow[]): string {
  const goals = teamGoals(rows);
  if (goals === null) return '';
  const { reached, under } = goals;
  const done = `${formatNumber(reached)} ${plural(reached, 'la logró', 'la lograron')}`;
  if (under === 0) return `Meta del día: ${done}.`;
  const rest = `${formatNumber(under)} aún no`;
  return reached === 0
    ? `Meta del día: ${rest} ${plural(under, 'la logra', 'la logran')}.`
    : `Meta del día: ${done}, ${rest}.`;
}

function topLines(rows: readonly TeamRow[]): string[] {
  const top = rows.filter(({ medal, week }) => medal !== null && week > 0).slice(0, NAMED);
  const lines = top.map(
    ({ position, name, week }) =>
      `${formatNumber(position)}. ${oneLine(name, 'Sin nombre')}: ${formatNumber(week)}`,
  );
  return lines.length === 0 ? [] : ['Primeros lugares de la semana:', ...lines];
}

/**
 * Returns the summary of a team as plain text, for sharing: name of the team, day, week, daily goal, and the first
 * three members. The text does not mention gems and does not name members with low figures.
 */
export function teamText(team: SummarisedTeam, moment: SummaryMoment): string {
  return [
    oneLine(team.name, 'Tu equipo'),
    dateLine(moment),
    weekLine(team),
    moment.isOver ? '' : goalLine(team.rows),
    ...topLines(team.rows),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Returns the toast after the user has copied a summary. `isCopied` is false if the phone did not copy the text. */
export function summaryToast(isCopied: boolean): Omit<ToastMessage, 'id'> {
  return isCopied
    ? { tone: 'ok', title: 'Resumen copiado', text: 'Pégalo donde quieras compartirlo.' }
    : {
        tone: 'warn',
        title: 'No pudimos copiar el resumen',
        text: 'Mantén presionado el texto para copiarlo.',
      };
}
