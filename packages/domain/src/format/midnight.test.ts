import { expect, it } from 'vitest';
import { dayReader } from './midnight.ts';

it.each<[string, (string | null)[], (string | null)[]]>([
  [
    'all at midnight',
    ['2026-03-28T00:00:00Z', '2026-03-29T00:00:00+00:00'],
    ['2026-03-28', '2026-03-29'],
  ],
  ['midnight and nothing', ['2026-03-29T00:00:00.000000Z', null, ''], ['2026-03-29', null, '']],
  ['midnight and a day', ['2026-03-29 00:00:00', '2026-03-28'], ['2026-03-29', '2026-03-28']],
  [
    'midnight and an evening',
    ['2026-03-29T00:00:00Z', '2026-03-29T02:00:00Z'],
    ['2026-03-29T00:00:00Z', '2026-03-29T02:00:00Z'],
  ],
  ['midnight in Mexico City', ['2026-03-29T00:00:00-06:00'], ['2026-03-29T00:00:00-06:00']],
  ['no date at all', ['mañana', '2026-03-29T00:00:00Z'], ['mañana', '2026-03-29T00:00:00Z']],
])('reads %s', (_what, dates, read) => {
  expect(dates.map(dayReader(dates))).toEqual(read);
});
