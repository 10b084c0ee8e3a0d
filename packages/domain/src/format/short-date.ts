import { calendarDay, monthName } from './date.ts';

/** Formats a day as '9 mar 2026'. '' for a date that cannot be read. */
export function formatShortDate(iso: string | null | undefined): string {
  const day = calendarDay(iso);
  return day ? `${day.day} ${monthName(day.month).slice(0, 3)} ${day.year}` : '';
}
