import { describe, expect, it } from 'vitest';
import { calendarDay, formatDay, formatTime, isoDate } from './date.ts';
import { formatMoment } from './moment.ts';
import { formatShortDate } from './short-date.ts';

describe('isoDate', () => {
  it.each([
    ['2026-07-09', '2026-07-09'],
    ['2026/7/9', '2026-07-09'],
    ['2026-07-09T15:05:00.000000Z', '2026-07-09T15:05:00Z'],
    ['2026-07-09 15:05:00.250000+00:00', '2026-07-09T15:05:00.250Z'],
    ['2026-07-09T15:05:00-0500', '2026-07-09T15:05:00-05:00'],
    ['2026-07-09T15:05+02', '2026-07-09T15:05:00+02:00'],
    ['2026-07-09 15:05:00 UTC', '2026-07-09T15:05:00Z'],
    ['Thu, 09 Jul 2026 15:05:00 GMT', '2026-07-09T15:05:00.000Z'],
  ])('reads %s as %s', (text, iso) => {
    expect(isoDate(text)).toBe(iso);
  });

  it.each([
    ['2026-07-09 15:05:00', '2026-07-09T15:05:00-06:00'],
    [' 2026-07-09 03:05 p. m. ', '2026-07-09T15:05:00-06:00'],
    // Mexico City had summer time until October 2022.
    ['2022-07-09 15:05:00', '2022-07-09T15:05:00-05:00'],
    ['2022-12-09 15:05:00', '2022-12-09T15:05:00-06:00'],
    ['2022-01-09 00:05:00', '2022-01-09T00:05:00-06:00'],
  ])('reads %s, which has no zone, as the time in Mexico City %s', (text, iso) => {
    expect(isoDate(text)).toBe(iso);
  });

  it.each([
    ['09/07/2026', '2026-07-09'],
    ['31.12.26', '2026-12-31'],
    ['09/07/2026, 12:05 AM', '2026-07-09T00:05:00-06:00'],
    ['09/07/2026 12:05:30 PM', '2026-07-09T12:05:30-06:00'],
  ])('reads %s with the day before the month: %s', (text, iso) => {
    expect(isoDate(text)).toBe(iso);
  });

  it.each([
    null,
    '',
    '07/13/2026',
    '2026-02-30',
    '2026-13-01',
    '2026-01-00',
    '2026-07-09 25:00',
    '2026-07-09 15:61',
    '2026-07-09 15:05:99',
    '1752087900',
    'Jul 9, 2026 15:05',
    'x2026-07-09',
    '2026-07-09x',
    `${' '.repeat(50_000)}x`,
    `2026-07-09${' '.repeat(50_000)}x`,
  ])('does not read %j', (text) => {
    expect(isoDate(text)).toBeNull();
  });
});

describe('dates in Mexico City', () => {
  it.each([
    ['2026-03-09T21:05:00Z', '9 marzo 2026, 3:05 PM'],
    ['2026-01-01T00:30:00-06:00', '1 enero 2026, 12:30 AM'],
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

  it('are empty or null if invalid, and have no time if sent without a time', () => {
    expect(formatTime('2026-03-01')).toBe('');
    expect(formatTime('ayer')).toBe('');
    expect(formatTime(null)).toBe('');
    expect(calendarDay('2026-04-31')).toBeNull();
    expect(calendarDay('x2026-03-01')).toBeNull();
  });

  it.each([null, 'ayer', '2026-02-30', '2026-03-00'])('format %s as an empty text', (iso) => {
    expect(formatDay(iso)).toBe('');
    expect(formatShortDate(iso)).toBe('');
    expect(formatMoment(iso === '2026-02-30' ? 'x' : iso)).toBe('');
  });
});
