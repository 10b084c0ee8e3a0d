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

/** False for a day that the month does not have, such as 31 April: `Date` moves such a day into the next month. */
function isRealDay({ year, month, day }: CalendarDay): boolean {
  return new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
}

/** Maximum length of the text of a date. A longer text is no date. */
const DATE_LENGTH = 60;
const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const YEAR_FIRST = String.raw`(\d{4})[-/](\d{1,2})[-/](\d{1,2})`;
const DAY_FIRST = String.raw`(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})`;
const TIME = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:\s?([ap])\.?\s?m\.?)?`;
const OFFSET = String.raw`Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?`;
const WRITTEN_DATE = new RegExp(
  `^(?:${YEAR_FIRST}|${DAY_FIRST})(?:(?:T|,? )${TIME} ?(${OFFSET})?)?$`,
  'i',
);
/** Matches the time zone in a date in words, such as 'Thu, 09 Jul 2026 15:05:00 GMT'. */
const NAMED_ZONE = /\b(?:GMT|UTC)\b/;

const twoDigits = (number: number | string) => String(number).padStart(2, '0');

/** Formats a time: '3:05 PM'. */
const formatClock = (hour: number, minute: number) =>
  `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;

/** Returns the time zone offset of Mexico City at a time there, given as '2026-07-09T15:05:00'. */
function mexicoOffset(local: string): string {
  const time = Date.parse(`${local}-06:00`);
  // The comparison is false also for a time that cannot be read, which `isoDate` refuses.
  if (!(time < FIXED_SINCE)) return '-06:00';
  // Summer time: the clock of that moment shows an hour more.
  const isStandard =
    intlParts(time).time === formatClock(+local.slice(11, 13), +local.slice(14, 16));
  return isStandard ? '-06:00' : '-05:00';
}

function isoOffset(offset: string): string {
  if (/^(?:Z|UTC|GMT|[+-]00(?::?00)?)$/i.test(offset)) return 'Z';
  return `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;
}

/**
 * Converts the server's text of a date to ISO 8601: '2026-07-09' for a date without a time, and
 * '2026-07-09T15:05:00-06:00' for a moment. Null for a text that is no date.
 *
 * - A moment without a time zone is a time in Mexico City, in every browser (decision 23).
 * - '09/07/2026' is 9 July: the day comes before the month, as written in Mexico.
 */
export function isoDate(text: string | null | undefined): string | null {
  const written = text?.trim() ?? '';
  if (written.length > DATE_LENGTH) return null;
  const match = WRITTEN_DATE.exec(written);
  if (!match) {
    const time = NAMED_ZONE.test(written) ? Date.parse(written) : Number.NaN;
    return Number.isNaN(time) ? null : new Date(time).toISOString();
  }
  const [, y1, m1, d1, d2, m2, y2 = '', hours, minutes, seconds = '00', fraction = ''] = match;
  const [half, offset] = match.slice(11);
  const year = y1 ?? (y2.length === 2 ? `20${y2}` : y2);
  const [month = 0, day = 0] = [m1 ?? m2, d1 ?? d2].map(Number);
  if (month < 1 || !isRealDay({ year: Number(year), month, day }) || day < 1) return null;
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  if (hours === undefined || minutes === undefined) return date;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  const local = `${date}T${twoDigits(hour)}:${minutes}:${seconds}`;
  const ms = Number(fraction) > 0 ? `.${fraction.slice(0, 3)}` : '';
  const iso = `${local}${ms}${offset ? isoOffset(offset) : mexicoOffset(local)}`;
  return hour > 23 || Number.isNaN(Date.parse(iso)) ? null : iso;
}

/**
 * Returns the calendar day of a date, which may be written in any way that `isoDate` reads. A date without a time is
 * the same day in every time zone (decision 23). A date with a time is converted to Mexico City. Null for any other
 * text.
 */
export function calendarDay(text: string | null | undefined): CalendarDay | null {
  const iso = isoDate(text) ?? '';
  const match = CALENDAR_DAY.exec(iso);
  if (!match) return zonedParts(iso);
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
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
  return {
    year: clock.getUTCFullYear(),
    month: clock.getUTCMonth() + 1,
    day: clock.getUTCDate(),
    time: formatClock(clock.getUTCHours(), clock.getUTCMinutes()),
  };
}

/** Returns the date and time in Mexico City of any moment. */
function intlParts(time: number): ZonedParts {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of partsFormat().formatToParts(time)) parts[type] = value;
  return {
    year: Number(parts.year),
    month: Number(parts.month),
    day: Number(parts.day),
    time: `${parts.hour}:${parts.minute} ${parts.dayPeriod}`,
  };
}

function zonedParts(iso: string): ZonedParts | null {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return null;
  return time >= FIXED_SINCE ? fixedParts(time) : intlParts(time);
}

/** Formats the time in Mexico City: '3:05 PM'. '' for a date without a time, and for a date that cannot be read. */
export function formatTime(text: string | null | undefined): string {
  const iso = isoDate(text) ?? '';
  return CALENDAR_DAY.test(iso) ? '' : (zonedParts(iso)?.time ?? '');
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
