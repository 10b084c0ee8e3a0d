import { expect, it } from 'vitest';
import { dayReader } from './midnight.ts';

it.each<[string, (string | null)[], (string | null)[]]>([
  [
    'dates that are all midnights in UTC as calendar days',
    ['2026-03-28T00:00:00Z', '2026-03-29T00:00:00+00:00'],
    ['2026-03-28', '2026-03-29'],
  ],
  [
    'midnights beside missing dates as calendar days',
    ['2026-03-29T00:00:00.000000Z', null, ''],
    ['2026-03-29', null, ''],
  ],
  [
    'midnights beside a date without a time as calendar days',
    ['2026-03-29 00:00:00', '2026-03-28'],
    ['2026-03-29', '2026-03-28'],
  ],
  [
    'a midnight beside another time unchanged',
    ['2026-03-29T00:00:00Z', '2026-03-29T02:00:00Z'],
    ['2026-03-29T00:00:00Z', '2026-03-29T02:00:00Z'],
  ],
  [
    'a midnight in Mexico City unchanged',
    ['2026-03-29T00:00:00-06:00'],
    ['2026-03-29T00:00:00-06:00'],
  ],
  [
    'a midnight without seconds, colon or time zone as its day',
    ['2026-03-28T00:00Z', '2026-03-29T00:00:00+0000', '2026-03-30T00:00'],
    ['2026-03-28', '2026-03-29', '2026-03-30'],
  ],
  [
    'a day with text before it unchanged',
    ['x2026-03-28', '2026-03-29T00:00:00Z'],
    ['x2026-03-28', '2026-03-29T00:00:00Z'],
  ],
  [
    'a midnight with text before it unchanged',
    ['x2026-03-29T00:00:00Z'],
    ['x2026-03-29T00:00:00Z'],
  ],
  [
    'dates beside a text that is not a date unchanged',
    ['mañana', '2026-03-29T00:00:00Z'],
    ['mañana', '2026-03-29T00:00:00Z'],
  ],
])('dayReader reads %s', (_what, dates, read) => {
  expect(dates.map(dayReader(dates))).toEqual(read);
});
