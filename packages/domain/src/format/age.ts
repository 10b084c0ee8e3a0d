import { calendarDay, monthName } from './date.ts';
import { once } from './once.ts';

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

function formatOf(timeZone?: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('es-MX', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

const phoneFormat = once(formatOf);

interface Moment {
  /** Says which day it is, to be compared. */
  day: string;
  /** '13 de marzo'. */
  date: string;
  /** '10:42 a. m.'. */
  time: string;
  /** 1 to 12. */
  hour: number;
}

/** The day part and the hour are put together here: browsers write 'a. m.' in four ways. */
function momentOf(ms: number, format: Intl.DateTimeFormat): Moment {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(ms)) parts[type] = value;
  const hour24 = Number(parts.hour);
  const hour = hour24 % 12 || 12;
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    date: `${Number(parts.day)} de ${monthName(Number(parts.month))}`,
    time: `${hour}:${parts.minute} ${hour24 < 12 ? 'a. m.' : 'p. m.'}`,
    hour,
  };
}

/**
 * When something was fetched, to follow 'datos': 'de las 10:42 a. m.', 'de la 1:05 p. m.', and once that is another
 * day 'del 13 de marzo, 10:42 a. m.' (decision D20). By the clock of the phone, since it is the phone that fetched
 * it. A date without a time is 'de hoy' on its day. Empty for an invalid date.
 *
 * @param iso the moment, ISO 8601
 * @param now the moment it is read, ms since 1970
 * @param timeZone that of the phone where left out
 */
export function formatAge(iso: string, now: number, timeZone?: string): string {
  const format = timeZone === undefined ? phoneFormat() : formatOf(timeZone);
  const today = momentOf(now, format);
  if (DATE_ONLY.test(iso)) {
    const day = calendarDay(iso);
    if (day === null) return '';
    const isToday = today.day === `${day.year}-${day.month}-${day.day}`;
    return isToday ? 'de hoy' : `del ${day.day} de ${monthName(day.month)}`;
  }
  const ms = Date.parse(iso);
  if (Number.isNaN(ms)) return '';
  const { day, date, time, hour } = momentOf(ms, format);
  if (day !== today.day) return `del ${date}, ${time}`;
  return `${hour === 1 ? 'de la' : 'de las'} ${time}`;
}
