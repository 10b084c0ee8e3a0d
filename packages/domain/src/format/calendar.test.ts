import { describe, expect, it } from 'vitest';
import { addDays, formatBetween, formatDays, formatValidity, isWithinDays } from './calendar.ts';

describe('isWithinDays', () => {
  it.each([
    ['2026-03-14', '2026-03-14', '2026-03-14T00:00:00-06:00', true],
    ['2026-03-14', '2026-03-14', '2026-03-15T00:00:00-06:00', false],
    ['2026-03-14', '2026-03-14', '2026-03-13T23:59:59-06:00', false],
    // This moment is on the 15th in UTC, but still on the 14th in Mexico City.
    ['2026-03-14', '2026-03-14', '2026-03-15T05:59:59Z', true],
    [null, '2026-03-14', '2000-01-01T00:00:00Z', true],
    ['2026-03-14', null, '2099-01-01T00:00:00Z', true],
    ['2026-03-31', '2026-04-30', '2026-04-01T12:00:00Z', true],
    ['2025-12-31', '2026-12-31', '2026-01-01T12:00:00Z', true],
    ['2026-04-01', null, '2026-03-31T12:00:00Z', false],
    [null, '2025-12-31', '2026-01-01T12:00:00Z', false],
    ['ayer', 'mañana', '2026-03-14T12:00:00Z', true],
    ['2026-03-20', '2026-03-10', '2026-03-15T12:00:00Z', false],
  ])('from %s to %s includes %s: %s', (start, end, now, expected) => {
    expect(isWithinDays(start, end, Date.parse(now))).toBe(expected);
  });

  it('is false for an invalid current time', () => {
    expect(isWithinDays(null, null, Number.NaN)).toBe(false);
  });
});

it.each([
  ['2026-03-09', '2026-03-15', '9 al 15 de marzo', 'Del 9 al 15 de marzo de 2026'],
  [
    '2026-02-28',
    '2026-03-06',
    '28 de febrero al 6 de marzo',
    'Del 28 de febrero al 6 de marzo de 2026',
  ],
  [
    '2025-12-29',
    '2026-01-04',
    '29 de diciembre de 2025 al 4 de enero de 2026',
    'Del 29 de diciembre de 2025 al 4 de enero de 2026',
  ],
  ['2026-03-09', '2026-03-09', '9 de marzo', 'El 9 de marzo de 2026'],
  ['2026-03-09', null, 'desde el 9 de marzo', 'Desde el 9 de marzo de 2026'],
  [null, '2026-03-15', 'hasta el 15 de marzo', 'Hasta el 15 de marzo de 2026'],
  [null, null, '', ''],
])(
  'formatDays and formatValidity format %s to %s as "%s" and "%s"',
  (start, end, days, validity) => {
    expect(formatDays(start, end)).toBe(days);
    expect(formatValidity(start, end)).toBe(validity);
  },
);

it.each([
  ['2026-03-14', 14, '2026-3-28'],
  ['2028-02-28', 1, '2028-2-29'],
  ['2026-03-01', -1, '2026-2-28'],
  ['0001-01-01', 1, '1-1-2'],
])('addDays: %s plus %i days is %s', (iso, days, expected) => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  expect(Object.values(addDays({ year, month, day }, days)).join('-')).toBe(expected);
});

it.each([
  [[2026, 3, 28], [2026, 4, 4], 'entre el 28 de marzo y el 4 de abril'],
  [[2026, 3, 6], [2026, 3, 13], 'entre el 6 y el 13 de marzo'],
  [[2026, 12, 28], [2027, 1, 4], 'entre el 28 de diciembre de 2026 y el 4 de enero de 2027'],
])('formatBetween formats %j to %j as "%s"', (first, last, expected) => {
  const day = ([year = 0, month = 0, date = 0]: number[]) => ({ year, month, day: date });
  expect(formatBetween(day(first), day(last))).toBe(expected);
});
