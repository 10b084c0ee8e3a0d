import { describe, expect, it } from 'vitest';
import { isOld, statsStaleTime } from './stale-time.ts';

const NOW = Date.UTC(2026, 2, 27, 16);
const MINUTE = 60_000;
const ago = (minutes: number) => NOW - minutes * MINUTE;
/**
 * Whether stats are stale if the server sent them `answered` minutes ago, and any stats were last refreshed `refreshed`
 * minutes ago.
 */
const isStale = (refreshed: number, answered: number) =>
  NOW - ago(answered) >= statsStaleTime(ago(refreshed), ago(answered), NOW);

describe('stats', () => {
  it.each([
    ['both are new', 1, 1, false],
    ['both are just under 20 minutes old', 19.9, 19.9, false],
    ['both are 20 minutes old', 20, 20, true],
    ['these are old, others were refreshed', 1, 20, true],
    ['these are new, the time of the last refresh is old', 20, 1, true],
    ['the clock was moved back behind the answer', 1, -5, true],
    ['the clock was moved back behind the refresh', -5, 1, true],
  ])('%s', (_, refreshed, answered, expected) => {
    expect(isStale(refreshed, answered)).toBe(expected);
  });

  it('are fetched again where no refresh is stored', () => {
    expect(statsStaleTime(0, ago(1), NOW)).toBeLessThanOrEqual(0);
  });
});

it('an answer is old after 20 minutes, and where the clock was moved back by as much', () => {
  expect(isOld(ago(19.9), NOW)).toBe(false);
  expect(isOld(ago(20), NOW)).toBe(true);
  expect(isOld(ago(-20), NOW)).toBe(true);
});
