import { calendarDay, monthName } from './date.ts';

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

interface Moment {
  /** The day as text. Two moments of the same day have the same text. */
  day: string;
  /** '13 de marzo'. */
  date: string;
  /** '10:42 a. m.'. */
  time: string;
  /** 1 to 12. */
  hour: number;
}

/**
 * Returns the parts of a moment in the phone's own time zone. Uses `Date`, because a formatter of `Intl` would block a
 * slow phone for 140 ms while Score opens, and browsers write 'a. m.' in four ways.
 */
function momentOf(ms: number): Moment {
  const at = new Date(ms);
  const hour24 = at.getHours();
  const hour = hour24 % 12 || 12;
  const minute = String(at.getMinutes()).padStart(2, '0');
  return {
    day: `${at.getFullYear()}-${at.getMonth() + 1}-${at.getDate()}`,
    date: `${at.getDate()} de ${monthName(at.getMonth() + 1)}`,
    time: `${hour}:${minute} ${hour24 < 12 ? 'a. m.' : 'p. m.'}`,
    hour,
  };
}

/**
 * Formats the time at which data were fetched, for a sentence that begins with 'datos'. Uses the clock of the phone,
 * because the phone has fetched the data (decision D20).
 *
 * - Today: 'de las 10:42 a. m.', 'de la 1:05 p. m.'.
 * - Another day: 'del 13 de marzo, 10:42 a. m.'.
 * - A date without a time: 'de hoy' or 'del 13 de marzo'.
 * - An invalid date: ''.
 *
 * @param iso when the data were fetched, ISO 8601
 * @param now current time, ms since 1970
 */
export function formatAge(iso: string, now: number): string {
  const today = momentOf(now);
  if (DATE_ONLY.test(iso)) {
    const day = calendarDay(iso);
    if (day === null) return '';
    const isToday = today.day === `${day.year}-${day.month}-${day.day}`;
    return isToday ? 'de hoy' : `del ${day.day} de ${monthName(day.month)}`;
  }
  const ms = Date.parse(iso);
  if (Number.isNaN(ms)) return '';
  const { day, date, time, hour } = momentOf(ms);
  if (day !== today.day) return `del ${date}, ${time}`;
  return `${hour === 1 ? 'de la' : 'de las'} ${time}`;
}

/**
 * Formats the day of a moment by the clock of the phone: '29 de marzo'. If the day is in another year, the year is
 * included: '29 de marzo de 2025'. '' for an invalid date.
 */
export function formatAgeDay(iso: string, now: number): string {
  const at = new Date(Date.parse(iso));
  if (Number.isNaN(at.getTime())) return '';
  const { date } = momentOf(at.getTime());
  const year = at.getFullYear();
  return year === new Date(now).getFullYear() ? date : `${date} de ${year}`;
}
