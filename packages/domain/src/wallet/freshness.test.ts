import { expect, it } from 'vitest';
import { type BalanceAge, balanceFreshness } from './freshness.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-03-14T21:05:00Z');
const OLD = NOW - 20 * MINUTE;
const YOUNG = NOW - 20 * MINUTE + 1;
const since = '2026-03-14T20:45:00.000Z';
const OFFLINE = { state: 'stale', since, why: 'offline' };

it.each<[string, BalanceAge, number | null, object]>([
  ['old, but not fetched again', { at: OLD, refresh: null }, null, { state: 'fresh' }],
  ['being fetched again', { at: YOUNG, refresh: 'asked' }, null, { state: 'fresh' }],
  ['young after a failure', { at: YOUNG, refresh: 'server' }, null, { state: 'fresh' }],
  ['not confirmed yet, failed', { at: 0, refresh: 'offline' }, null, { state: 'fresh' }],
  ['old and fetched', { at: OLD, refresh: 'asked' }, null, { state: 'refreshing', since }],
  ['old, offline', { at: OLD, refresh: 'offline' }, null, OFFLINE],
  ['old, failed', { at: OLD, refresh: 'timeout' }, null, { state: 'stale', since, why: 'server' }],
  ['remembered, asked', { at: 0, refresh: 'asked' }, OLD, OFFLINE],
  ['remembered', { at: NOW, refresh: null }, OLD, OFFLINE],
])('a balance that is %s', (_what, age, offlineDataAt, freshness) => {
  expect(balanceFreshness(age, offlineDataAt, NOW)).toEqual(freshness);
});
