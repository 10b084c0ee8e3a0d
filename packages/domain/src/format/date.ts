import { once } from './once.ts';

const ZONE = 'America/Mexico_City';
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

const partsFormat = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: ZONE,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    }),
);

/** A day of the calendar, without time or time zone. */
export interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** False for a day that the month does not have, such as 31 April: `Date` moves such a day into the next month. */
function isRealDay({ year, month, day }: CalendarDay): boolean {
  return new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
}

/**
 * Returns the calendar day of an ISO 8601 date. A date without a time (`YYYY-MM-DD`) is the same day in every time zone
 * (decision 23). A date with a time is converted to Mexico City. Null for any other text.
 */
export function calendarDay(iso: string | null | undefined): CalendarDay | null {
  const match = CALENDAR_DAY.exec(iso ?? '');
  if (match) {
    const day = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
    return isRealDay(day) ? day : null;
  }
  return zonedParts(iso);
}

interface ZonedParts extends CalendarDay {
  /** '3:05 PM'. */
  time: string;
}

/**
 * The end of daylight saving time on 30 October 2022, in ms since 1970. Since then, Mexico City is 6 hours behind UTC
 * all year.
 */
const FIXED_SINCE = Date.UTC(2022, 9, 30, 7);
const BEHIND_UTC = 6 * 60 * 60 * 1000;

/**
 * Returns the date and time in Mexico City of a moment after `FIXED_SINCE`. Does not use `Intl`, whose first
 * formatter with a time zone blocks a slow phone for 80 ms while Score opens.
 */
function fixedParts(time: number): ZonedParts {
  const clock = new Date(time - BEHIND_UTC);
  const hour = clock.getUTCHours();
  const minute = String(clock.getUTCMinutes()).padStart(2, '0');
  return {
    year: clock.getUTCFullYear(),
    month: clock.getUTCMonth() + 1,
    day: clock.getUTCDate(),
    time: `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
  };
}

function zonedParts(iso: string | null | undefined): ZonedParts | null {
  const time = Date.parse(iso ?? '');
  if (Number.isNaN(time)) return null;
  if (time >= FIXED_SINCE) return fixedParts(time);
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of partsFormat().formatToParts(time)) parts[type] = value;
  return {
    year: Number(parts.year),
    month: Number(parts.month),
    day: Number(parts.day),
    time: `${parts.hour}:${parts.minute} ${parts.dayPeriod}`,
  };
}

/** Formats the time in Mexico City: '3:05 PM'. '' for a date without a time, and for a date that cannot be read. */
export function formatTime(iso: string | null | undefined): string {
  return CALENDAR_DAY.test(iso ?? '') ? '' : (zonedParts(iso)?.time ?? '');
}

/** Returns the name of a month: 'marzo' for 3. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** Formats a day: '9 de marzo'. '' if the date cannot be read. */
export function formatDay(iso: string | null | undefined): string {
  const day = calendarDay(iso);
  return day ? `${day.day} de ${monthName(day.month)}` : '';
}
