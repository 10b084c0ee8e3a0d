import { describe, expect, it } from 'vitest';
import {
  formatCountdown,
  rememberReward,
  repeatWaitUntil,
  wasRedeemedToday,
  withOrderedSku,
} from './repeat.ts';

const NOW = 1_773_000_000_000;
const FIVE_MINUTES_MS = 300_000;

describe('repeatWaitUntil', () => {
  it.each([
    ['nothing redeemed', [], null],
    ['another sku', [{ sku: 'b', date: NOW - 1000 }], null],
    ['a moment ago', [{ sku: 'a', date: NOW }], NOW + FIVE_MINUTES_MS],
    ['one ms before the end', [{ sku: 'a', date: NOW - FIVE_MINUTES_MS + 1 }], NOW + 1],
    ['exactly five minutes ago', [{ sku: 'a', date: NOW - FIVE_MINUTES_MS }], null],
    ['a clock moved back', [{ sku: 'a', date: NOW + 60_000 }], null],
    [
      'the latest of two',
      [
        { sku: 'a', date: NOW - 10_000 },
        { sku: 'a', date: NOW - 200_000 },
      ],
      NOW - 10_000 + FIVE_MINUTES_MS,
    ],
  ])('%s', (_name, rewards, until) => {
    expect(repeatWaitUntil(rewards, 'a', NOW)).toBe(until);
  });
});

it('remembers one entry per sku for a day, also beside later ones', () => {
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
  [221_001, '03:42'],
  [1, '00:01'],
  [0, '00:00'],
  [-5000, '00:00'],
])('writes %d ms as %s', (ms, text) => {
  expect(formatCountdown(ms)).toBe(text);
});

it.each([
  ['2026-03-14T00:00:30-06:00', true],
  ['2026-03-13T23:59:30-06:00', false],
  ['2026-02-14T12:00:00-06:00', false],
])('knows whether %s is today', (iso, isToday) => {
  const rewards = [{ sku: 'a', date: Date.parse(iso) }];
  const now = Date.parse('2026-03-14T00:03:00-06:00');
  expect(wasRedeemedToday(rewards, 'a', now)).toBe(isToday);
  expect(wasRedeemedToday(rewards, 'b', now)).toBe(false);
});

it('adds an ordered sku to those of today once', () => {
  expect(withOrderedSku([], '100')).toEqual(['100']);
  expect(withOrderedSku(['100', '200'], '100')).toEqual(['100', '200']);
});
