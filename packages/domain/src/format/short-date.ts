import { calendarDay, monthName } from './date.ts';

/** '9 mar 2026'. Empty for an unreadable date. */
export function formatShortDate(iso: string | null | undefined): string {
  const day = calendarDay(iso);
  return day ? `${day.day} ${monthName(day.month).slice(0, 3)} ${day.year}` : '';
}
