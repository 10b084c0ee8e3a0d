import { describe, expect, it } from 'vitest';
import { BRIEFLY_FRESH_MS, isOld, listStaleTime, statsStaleTime } from './stale-time.ts';

const NOW = Date.UTC(2026, 2, 27, 16);
const MINUTE = 60_000;
const ago = (minutes: number) => NOW - minutes * MINUTE;
/**
 * Whether the stats of a place are stale. The server sent these stats `answered` minutes ago. The last refresh of any
 * place's stats was `refreshed` minutes ago.
 */
const isStale = (refreshed: number, answered: number) =>
  NOW - ago(answered) >= statsStaleTime(ago(refreshed), ago(answered), NOW);

it('an empty list is stale at once, and a list that is not loaded too', () => {
  expect(listStaleTime([1], MINUTE)).toBe(MINUTE);
  expect(listStaleTime([], MINUTE)).toBe(0);
  expect(listStaleTime(undefined, MINUTE)).toBe(0);
});

describe('statsStaleTime', () => {
  it.each([
    ['fresh if both have just arrived', 0, 0, false],
    ['fresh if both are just under 20 minutes old', 19.9, 19.9, false],
    ['stale if both are 20 minutes old', 20, 20, true],
    ['stale if these stats are old, although others were refreshed', 1, 20, true],
    ['stale if these stats are new, but the last refresh is old', 20, 1, true],
    ['stale if the clock was moved back to before the answer', 1, -5, true],
    ['stale if the clock was moved back to before the refresh', -5, 1, true],
  ])('makes stats %s', (_, refreshed, answered, expected) => {
    expect(isStale(refreshed, answered)).toBe(expected);
  });

  it('makes stats stale if no refresh is stored', () => {
    expect(statsStaleTime(0, ago(1), NOW)).toBeLessThanOrEqual(0);
  });
});

it('isOld is true for an answer of 20 minutes ago, and for one 20 minutes in the future', () => {
  expect(isOld(ago(19.9), NOW)).toBe(false);
  expect(isOld(ago(20), NOW)).toBe(true);
  expect(isOld(ago(-20), NOW)).toBe(true);
});

it('data that change often are fresh for 60 s', () => {
  expect(BRIEFLY_FRESH_MS).toBe(60_000);
});
