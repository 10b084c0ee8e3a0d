import { expect, it } from 'vitest';
import { dayReader } from './midnight.ts';

it.each<[string, (string | null)[], (string | null)[]]>([
  [
    'dates that are all midnights as calendar days',
    ['2026-03-28T00:00:00Z', '2026-03-29T00:00:00-06:00', '2022-07-09T00:00:00-05:00'],
    ['2026-03-28', '2026-03-29', '2022-07-09'],
  ],
  [
    'midnights beside missing dates as calendar days',
    ['2026-03-29T00:00:00Z', null, ''],
    ['2026-03-29', null, ''],
  ],
  [
    'midnights beside a date without a time as calendar days',
    ['2026-03-29T00:00:00Z', '2026-03-28'],
    ['2026-03-29', '2026-03-28'],
  ],
  [
    'a midnight beside another time unchanged',
    ['2026-03-29T00:00:00Z', '2026-03-29T02:00:00Z'],
    ['2026-03-29T00:00:00Z', '2026-03-29T02:00:00Z'],
  ],
  ['another zone unchanged', ['2026-03-29T00:00:00-07:00'], ['2026-03-29T00:00:00-07:00']],
  [
    'a midnight with text around it unchanged',
    ['x2026-03-29T00:00:00Z', '2026-03-29T00:00:00Zx'],
    ['x2026-03-29T00:00:00Z', '2026-03-29T00:00:00Zx'],
  ],
  [
    'a day with text before it unchanged',
    ['x2026-03-28', '2026-03-29T00:00:00Z'],
    ['x2026-03-28', '2026-03-29T00:00:00Z'],
  ],
])('dayReader reads %s', (_what, dates, read) => {
  expect(dates.map(dayReader(dates))).toEqual(read);
});
