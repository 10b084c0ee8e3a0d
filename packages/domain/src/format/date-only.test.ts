import { afterEach, describe, expect, it, vi } from 'vitest';
import { historyView } from '../history/outcome.ts';
import { formatAge } from './age.ts';
import { formatDays, formatValidity, isWithinDays } from './calendar.ts';
import { calendarDay, formatDay, formatTime } from './date.ts';
import { formatMoment } from './moment.ts';
import { formatShortDate } from './short-date.ts';

/** Time zones of phones: east and west of Mexico City, with and without summer time. */
const ZONES = [
  'America/Mexico_City',
  'America/Tijuana',
  'America/Cancun',
  'UTC',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

const DAY = '2026-03-01';
/** The evening of `DAY` in Mexico City, when it is already the next day in UTC. */
const EVENING = Date.parse('2026-03-01T20:00:00-06:00');

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(ZONES)('on a phone in %s', (zone) => {
  it.each<[string, (iso: string) => unknown, unknown]>([
    ['calendarDay', calendarDay, { year: 2026, month: 3, day: 1 }],
    ['formatDay', formatDay, '1 de marzo'],
    ['formatShortDate', formatShortDate, '1 mar 2026'],
    ['formatMoment', formatMoment, '1 marzo 2026'],
    ['formatTime', formatTime, ''],
    // These formats use the clock of the phone (decision D20).
    ['formatAge, on that day', (iso) => formatAge(iso, +new Date(2026, 2, 1, 20)), 'de hoy'],
    ['formatAge, later', (iso) => formatAge(iso, +new Date(2026, 2, 2)), 'del 1 de marzo'],
    ['formatDays, one day', (iso) => formatDays(iso, iso), '1 de marzo'],
    ['formatDays, only the last day', (iso) => formatDays(null, iso), 'hasta el 1 de marzo'],
    ['formatValidity', (iso) => formatValidity(iso, null), 'Desde el 1 de marzo de 2026'],
    ['isWithinDays', (iso) => isWithinDays(iso, iso, EVENING), true],
    [
      'historyView',
      (date) => historyView({ activations: [{ date, total: 5 }] }).rows[0],
      expect.objectContaining({ day: '01', month: 'mar', spoken: '1 de marzo' }),
    ],
  ])(
    '%s reads a date without a time as the same calendar day in every time zone',
    (_name, format, shown) => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(format(DAY)).toEqual(shown);
    },
  );

  it.each([
    ['2026-03-01T21:05:00Z', '1 marzo 2026, 3:05 PM'],
    // Without a time zone: the time in Mexico City. Day before month: as written in Mexico.
    ['2026-07-09 15:05:00', '9 julio 2026, 3:05 PM'],
    ['09/07/2026 23:59', '9 julio 2026, 11:59 PM'],
  ])('formatMoment formats %s as "%s"', (iso, shown) => {
    vi.stubEnv('TZ', zone);
    expect(formatMoment(iso)).toBe(shown);
  });
});
