import { calendarDay, formatTime, monthName } from './date.ts';

/**
 * '9 marzo 2026, 3:05 PM' in Mexico City (decision 46), '9 marzo 2026' for a date without a time. Empty for an
 * unreadable date.
 */
export function formatMoment(iso: string | null | undefined): string {
  const at = calendarDay(iso);
  if (!at) return '';
  const time = formatTime(iso);
  return `${at.day} ${monthName(at.month)} ${at.year}${time && `, ${time}`}`;
}
