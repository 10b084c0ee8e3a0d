import { describe, expect, test } from 'vitest';
import { earnedSince, isStoredBalance, seenBalance } from './earned.ts';

const NOW = new Date(2026, 2, 14, 15, 5).getTime();
const at = (...moment: [month: number, day: number, hour: number, minute: number]) =>
  new Date(2026, ...moment).getTime();

describe('earnedSince', () => {
  test.each<[string, number | null, string]>([
    ['seen earlier today', at(2, 14, 10, 42), 'desde las 10:42 a. m.'],
    ['seen between 1 and 2 p. m.', at(2, 14, 13, 5), 'desde la 1:05 p. m.'],
    ['seen at the current time', NOW, 'desde las 3:05 p. m.'],
    ['seen in the first minute of today', at(2, 14, 0, 0), 'desde las 12:00 a. m.'],
    ['seen in the last minute of yesterday', at(2, 13, 23, 59), 'desde ayer'],
    ['seen in the first minute of yesterday', at(2, 13, 0, 0), 'desde ayer'],
    ['seen the day before yesterday', at(2, 12, 23, 59), 'desde el 12 de marzo'],
    ['seen in another year', new Date(2025, 11, 30).getTime(), 'desde el 30 de diciembre de 2025'],
    ['seen a year ago', new Date(2025, 2, 14).getTime(), 'desde el 14 de marzo de 2025'],
    ['seen in the future', NOW + 1, 'desde tu última visita'],
    ['seen at an unknown time', null, 'desde tu última visita'],
    ['seen at an invalid time', Number.NaN, 'desde tu última visita'],
  ])('describes a balance %s', (_what, seenAt, since) => {
    expect(earnedSince({ balance: 1272, at: seenAt }, 1284, NOW)).toEqual({ gems: 12, since });
  });

  test('describes the last day of the month before as yesterday', () => {
    const now = new Date(2026, 2, 1, 8).getTime();
    const seen = { balance: 0, at: new Date(2026, 1, 28, 8).getTime() };
    expect(earnedSince(seen, 1, now)?.since).toBe('desde ayer');
  });

  test.each([
    ['the same balance', 1284],
    ['a lower balance', 84],
  ])('is null for %s', (_what, balance) =>
    expect(earnedSince({ balance: 1284, at: NOW }, balance, NOW)).toBeNull(),
  );

  test('is null on the first visit', () => expect(earnedSince(null, 1284, NOW)).toBeNull());
});

test.each([
  [7, { balance: 7, at: null }],
  [
    { balance: 7, at: 5 },
    { balance: 7, at: 5 },
  ],
  [null, null],
])('seenBalance(%j) returns %j', (stored, seen) => expect(seenBalance(stored)).toEqual(seen));

test.each([null, undefined, '7', {}, { balance: 7 }, { balance: '7', at: 5 }, []])(
  'isStoredBalance(%j) is false',
  (value) => expect(isStoredBalance(value)).toBe(false),
);

test.each([7, 0, { balance: 7, at: 5 }])('%j is a stored balance', (value) =>
  expect(isStoredBalance(value)).toBe(true),
);
