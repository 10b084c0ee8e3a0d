import { describe, expect, it } from 'vitest';
import {
  formatCountdown,
  isLastRewards,
  rememberReward,
  repeatWaitUntil,
  waitLeftMs,
  wasRedeemedToday,
} from './repeat.ts';

const NOW = 1_773_000_000_000;
const FIVE_MINUTES_MS = 300_000;

it.each<[unknown, boolean]>([
  [[], true],
  [[{ sku: 'a', date: NOW }], true],
  ...[null, [null], [{ sku: 7, date: 1 }], [{ sku: 'a', date: NOW }, { sku: 'b' }]].map(
    (value) => [value, false] as [unknown, boolean],
  ),
])('the stored value %j is a list of rewards: %s', (value, expected) => {
  expect(isLastRewards(value)).toBe(expected);
});

describe('repeatWaitUntil', () => {
  it.each([
    ['no wait after another sku', [{ sku: 'b', date: NOW - 1000 }], null],
    ['the full wait after a redeem just now', [{ sku: 'a', date: NOW }], NOW + FIVE_MINUTES_MS],
    ['a wait one ms before its end', [{ sku: 'a', date: NOW - FIVE_MINUTES_MS + 1 }], NOW + 1],
    ['no wait after exactly five minutes', [{ sku: 'a', date: NOW - FIVE_MINUTES_MS }], null],
    ['no wait for a date in the future', [{ sku: 'a', date: NOW + 60_000 }], null],
    [
      'the wait after the latest of two rewards',
      [NOW - 10_000, NOW - 200_000].map((date) => ({ sku: 'a', date })),
      NOW - 10_000 + FIVE_MINUTES_MS,
    ],
  ])('returns %s', (_name, rewards, until) => {
    expect(repeatWaitUntil(rewards, 'a', NOW)).toBe(until);
  });
});

it.each([
  [NOW + FIVE_MINUTES_MS, FIVE_MINUTES_MS],
  [NOW + 1, 1],
  [NOW, 0],
  [NOW - 1, 0],
  // The clock was set back by an hour during the wait.
  [NOW + 3_889_000, 0],
])('waitLeftMs (spec section 9) for an end at %d is %d', (until, left) => {
  expect(waitLeftMs(until, NOW)).toBe(left);
});

it('rememberReward stores one reward per sku, for one day', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const rewards = [
    { sku: 'old', date: NOW - DAY },
    { sku: 'from a wrong clock', date: NOW + DAY },
    { sku: 'a', date: NOW - 1000 },
    { sku: 'b', date: NOW - 1000 },
    { sku: 'this morning', date: NOW - DAY + 1 },
    { sku: 'another tab', date: NOW + 1 },
  ];
  expect(rememberReward(rewards, { sku: 'a', date: NOW })).toEqual([
    { sku: 'b', date: NOW - 1000 },
    { sku: 'this morning', date: NOW - DAY + 1 },
    { sku: 'another tab', date: NOW + 1 },
    { sku: 'a', date: NOW },
  ]);
});

it.each([
  [FIVE_MINUTES_MS, '05:00'],
  [222_000, '03:42'],
  [1, '00:01'],
  [-5000, '00:00'],
])('formatCountdown formats %d ms as %s', (ms, text) => {
  expect(formatCountdown(ms)).toBe(text);
});

it.each([
  ['2026-03-14T00:00:30-06:00', true],
  ['2026-03-13T23:59:30-06:00', false],
])('wasRedeemedToday for a reward of %s is %s', (iso, isToday) => {
  const rewards = [{ sku: 'a', date: Date.parse(iso) }];
  const now = Date.parse('2026-03-14T00:03:00-06:00');
  expect(wasRedeemedToday(rewards, 'a', now)).toBe(isToday);
  expect(wasRedeemedToday(rewards, 'b', now)).toBe(false);
});
