import { calendarDay, formatTime, monthName } from './date.ts';

/**
 * Formats a moment in Mexico City: '9 marzo 2026, 3:05 PM' (decision 46). A date without a time is formatted as '9
 * marzo 2026'. '' for a date that cannot be read.
 */
export function formatMoment(iso: string | null | undefined): string {
  const at = calendarDay(iso);
  if (!at) return '';
  const time = formatTime(iso);
  return `${at.day} ${monthName(at.month)} ${at.year}${time && `, ${time}`}`;
}
