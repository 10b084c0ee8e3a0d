import { calendarDay, formatDay, formatTime } from './date.ts';

/**
 * When something was fetched, to follow 'datos': 'de las 10:42 a. m.', 'de la 1:05 p. m.', and once that is another
 * day in Mexico City 'del 13 de marzo'. A date without a time is 'de hoy' on its day. Empty for an invalid date.
 *
 * @param iso the moment, ISO 8601
 * @param now the moment it is read, ms since 1970
 */
export function formatAge(iso: string, now: number): string {
  const then = calendarDay(iso);
  if (!then) return '';
  const today = calendarDay(new Date(now).toISOString());
  const isToday = then.day === today?.day && then.month === today.month && then.year === today.year;
  if (!isToday) return `del ${formatDay(iso)}`;
  const time = formatTime(iso);
  if (time === '') return 'de hoy';
  const words = time.replace('AM', 'a. m.').replace('PM', 'p. m.');
  return `${time.startsWith('1:') ? 'de la' : 'de las'} ${words}`;
}
