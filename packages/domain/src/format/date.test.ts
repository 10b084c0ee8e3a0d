import { describe, expect, it } from 'vitest';
import { calendarDay, formatDay, formatTime } from './date.ts';
import { formatMoment } from './moment.ts';
import { formatShortDate } from './short-date.ts';

describe('dates in Mexico City', () => {
  it.each([
    ['2026-03-09T21:05:00Z', '9 marzo 2026, 3:05 PM'],
    ['2026-03-10T05:59:00Z', '9 marzo 2026, 11:59 PM'],
    ['2026-03-10T06:00:00Z', '10 marzo 2026, 12:00 AM'],
    ['2026-01-01T00:30:00-06:00', '1 enero 2026, 12:30 AM'],
    ['2026-07-09T18:05:00Z', '9 julio 2026, 12:05 PM'],
    // The last hour of daylight saving time, and the first hour after it.
    ['2022-10-30T06:59:00Z', '30 octubre 2022, 1:59 AM'],
    ['2022-10-30T07:00:00Z', '30 octubre 2022, 1:00 AM'],
    ['2021-07-09T18:05:00Z', '9 julio 2021, 1:05 PM'],
  ])('format the moment %s as %s', (iso, text) => {
    expect(formatMoment(iso)).toBe(text);
  });

  it('are the same as those of Intl, checked every 13 hours and 7 minutes of twelve years', () => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Mexico_City',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    for (let time = Date.UTC(2020, 0); time < Date.UTC(2032, 0); time += 787 * 60_000) {
      const iso = new Date(time).toISOString();
      const day = calendarDay(iso);
      const shown = `${day?.month}/${day?.day}/${String(day?.year).slice(2)}, ${formatTime(iso)}`;
      expect(shown).toBe(format.format(time).replace(/\s/g, ' '));
    }
  });

  it('do not change a date without a time', () => {
    expect(calendarDay('2026-03-01')).toEqual({ year: 2026, month: 3, day: 1 });
    expect(formatDay('2026-03-01')).toBe('1 de marzo');
    expect(formatShortDate('2026-09-30')).toBe('30 sep 2026');
  });

  it('convert a moment to its calendar day in Mexico City', () => {
    expect(formatShortDate('2026-03-10T03:00:00Z')).toBe('9 mar 2026');
  });

  it('are empty or null if invalid, and have no time if sent without a time', () => {
    expect(formatTime('2026-03-01')).toBe('');
    expect(formatTime('ayer')).toBe('');
    expect(formatTime(null)).toBe('');
    expect(calendarDay('2026-04-31')).toBeNull();
    expect(calendarDay('x2026-03-01')).toBeNull();
  });

  it.each([null, undefined, '', 'ayer', '2026-02-30', '2026-13-01', '2026-03-00', '2026-02-99'])(
    'format %s as an empty text',
    (iso) => {
      expect(formatDay(iso)).toBe('');
      expect(formatShortDate(iso)).toBe('');
      expect(formatMoment(iso === '2026-02-30' ? 'x' : iso)).toBe('');
    },
  );
});
