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

/** A day of the calendar, free of any time zone. */
export interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

function isRealDay({ year, month, day }: CalendarDay): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * The calendar day of an ISO 8601 date. `YYYY-MM-DD` is that day in every time zone (decision 23); a moment is
 * converted to the day in Mexico City. Null for anything else.
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

/** Since the end of daylight saving, 30 October 2022, clocks in Mexico City are 6 hours behind UTC all year, ms. */
const FIXED_SINCE = Date.UTC(2022, 9, 30, 7);
const BEHIND_UTC = 6 * 60 * 60 * 1000;

/** Computed without `Intl`: its first formatter with a time zone blocks a slow phone for 80 ms while Score opens. */
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

/** '3:05 PM' in Mexico City. Empty for a date without a time and for an unreadable date. */
export function formatTime(iso: string | null | undefined): string {
  return CALENDAR_DAY.test(iso ?? '') ? '' : (zonedParts(iso)?.time ?? '');
}

/** Returns the name of a month: 'marzo' for 3. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** '9 de marzo'; empty when the date cannot be read. */
export function formatDay(iso: string | null | undefined): string {
  const day = calendarDay(iso);
  return day ? `${day.day} de ${monthName(day.month)}` : '';
}
