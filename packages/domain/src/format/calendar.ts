import { type CalendarDay, calendarDay, formatDay, monthName } from './date.ts';

/** Returns a number for sorting calendar days: an earlier day has a smaller number. */
export function dayOrder({ year, month, day }: CalendarDay): number {
  return (year * 100 + month) * 100 + day;
}

/** Returns the day that is `days` days after the given day. */
export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(0);
  // `setUTCFullYear` is used because `Date.UTC` reads the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day + days);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Returns the calendar day of a moment in Mexico City. @param now ms since 1970 */
export function dayInMexico(now: number): CalendarDay | null {
  return Number.isFinite(now) ? calendarDay(new Date(now).toISOString()) : null;
}

/**
 * True if the day of `now` in Mexico City lies between two dates, both included. If a date is missing or cannot be
 * read, there is no limit on that side. False if `end` is before `start` (decision 18).
 *
 * @param now ms since 1970
 */
export function isWithinDays(start: string | null, end: string | null, now: number): boolean {
  const today = dayInMexico(now);
  const first = calendarDay(start);
  const last = calendarDay(end);
  if (today === null) return false;
  if (first && dayOrder(today) < dayOrder(first)) return false;
  return !last || dayOrder(today) <= dayOrder(last);
}

function dayAndYear(iso: string | null): string {
  const day = calendarDay(iso);
  return day ? `${formatDay(iso)} de ${day.year}` : '';
}

/**
 * Formats a range of days: '9 al 15 de marzo', '28 de febrero al 6 de marzo'. If the years differ, the year is added to
 * both days. If one date is missing: 'desde el 9 de marzo' or 'hasta el 15 de marzo'. '' without dates.
 */
export function formatDays(start: string | null, end: string | null): string {
  const first = calendarDay(start);
  const last = calendarDay(end);
  if (!first || !last) {
    if (first) return `desde el ${formatDay(start)}`;
    return last ? `hasta el ${formatDay(end)}` : '';
  }
  if (first.year !== last.year) return `${dayAndYear(start)} al ${dayAndYear(end)}`;
  if (first.month !== last.month) return `${formatDay(start)} al ${formatDay(end)}`;
  return first.day === last.day ? formatDay(end) : `${first.day} al ${formatDay(end)}`;
}

/** Formats a range of days as a sentence with its year: 'Del 2 al 29 de marzo de 2026'. '' without dates. */
export function formatValidity(start: string | null, end: string | null): string {
  const first = calendarDay(start);
  const last = calendarDay(end);
  if (!first || !last) {
    if (first) return `Desde el ${dayAndYear(start)}`;
    return last ? `Hasta el ${dayAndYear(end)}` : '';
  }
  const days = formatDays(start, end);
  if (first.year !== last.year) return `Del ${days}`;
  const isOneDay = dayOrder(first) === dayOrder(last);
  return `${isOneDay ? 'El' : 'Del'} ${days} de ${last.year}`;
}

/**
 * Formats a range of days for the middle of a sentence: 'entre el 6 y el 13 de marzo', 'entre el 28 de marzo y el 4 de
 * abril'. If the years differ, the text contains the year of each day.
 */
export function formatBetween(first: CalendarDay, last: CalendarDay): string {
  const month = ({ month: number }: CalendarDay) => ` de ${monthName(number)}`;
  if (first.year !== last.year) {
    const whole = (day: CalendarDay) => `el ${day.day}${month(day)} de ${day.year}`;
    return `entre ${whole(first)} y ${whole(last)}`;
  }
  const firstMonth = first.month === last.month ? '' : month(first);
  return `entre el ${first.day}${firstMonth} y el ${last.day}${month(last)}`;
}
