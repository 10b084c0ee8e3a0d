import { calendarDay, formatDay } from '../format/date.ts';
import type { DailyHistory, DailyHistoryRow } from './history.ts';

/**
 * The daily goal in the history, in activations. Every 5 activations of a day also earn one gem (spec section 9;
 * decision 23).
 */
export const HISTORY_GOAL = 5;

/** How the activations of a day compare with the daily goal. */
export type DayOutcome = 'met' | 'over' | 'under';

const OUTCOME_LABELS: Readonly<Record<DayOutcome, string>> = {
  met: 'Cumplida',
  over: 'Sobrepaso',
  under: 'Fallo',
};

/**
 * Compares a day with the daily goal. Exactly 5 activations meet the goal ('met'), more are 'over', fewer are 'under'
 * (spec section 2, Activation history).
 */
export function dayOutcome(total: number): DayOutcome {
  if (total > HISTORY_GOAL) return 'over';
  return total === HISTORY_GOAL ? 'met' : 'under';
}

/** Returns the gems of a day: one for every 5 activations, floor(total / 5). */
export function gemsOfDay(total: number): number {
  return Math.floor(activationsOf(total) / HISTORY_GOAL);
}

function activationsOf(total: number): number {
  return Number.isFinite(total) ? Math.max(0, Math.floor(total)) : 0;
}

/** A day as a row of the history shows it. */
export interface HistoryRow {
  /** The date as the server sent it, for a `<time>`. */
  date: string;
  /** Day of the month, '09'. '' for an unreadable date. */
  day: string;
  /** First three letters of the month, 'mar'. */
  month: string;
  /** The date for screen readers, '9 de marzo'. */
  spoken: string;
  total: number;
  gems: number;
  outcome: DayOutcome;
  /** 'Cumplida', 'Sobrepaso' or 'Fallo'. */
  label: string;
}

function historyRow({ date, total }: DailyHistoryRow): HistoryRow {
  const day = calendarDay(date);
  const spoken = formatDay(date);
  const activations = activationsOf(total);
  const outcome = dayOutcome(activations);
  return {
    date,
    day: day ? String(day.day).padStart(2, '0') : '',
    month: spoken.split(' de ')[1]?.slice(0, 3) ?? '',
    spoken,
    total: activations,
    gems: gemsOfDay(activations),
    outcome,
    label: OUTCOME_LABELS[outcome],
  };
}

/** A person's history: a row for each day in the server's order, and the sums of the period. */
export interface HistoryView {
  rows: readonly HistoryRow[];
  activations: number;
  /**
   * Sum of the gems of all days. A gem needs 5 activations on the same day, so two days of 4 activations give none.
   */
  gems: number;
}

export function historyView(history: Pick<DailyHistory, 'activations'>): HistoryView {
  const rows = history.activations.map(historyRow);
  return {
    rows,
    activations: rows.reduce((sum, { total }) => sum + total, 0),
    gems: rows.reduce((sum, { gems }) => sum + gems, 0),
  };
}
