import { expect, it, vi } from 'vitest';
import { FRESH, type Freshness, freshnessOf, worstFreshness } from './freshness.ts';

const at = (hour: number) => `2026-03-14T${hour}:00:00.000Z`;
const refreshing = (hour: number): Freshness => ({ state: 'refreshing', since: at(hour) });
const ended = (hour: number): Freshness => ({ state: 'stale', since: at(hour), why: 'ended' });
const stale = (hour: number, why: 'offline' | 'server', onRetry = () => undefined): Freshness => ({
  state: 'stale',
  since: at(hour),
  why,
  onRetry,
});

it.each([
  ['returns null without data', [null, null], null],
  ['ignores missing data beside fresh data', [null, FRESH], FRESH],
  ['takes refreshing data as worse than fresh data', [FRESH, refreshing(10)], refreshing(10)],
  ['takes the older of two refreshing data', [refreshing(12), refreshing(10)], refreshing(10)],
  ['takes an ended game as worse than refreshing data', [refreshing(10), ended(12)], ended(12)],
])('%s', (_, parts, worst) => {
  expect(worstFreshness(parts)).toEqual(worst);
});

it('takes offline data as the worst, even if data with a server failure is older', () => {
  const parts = [stale(9, 'server'), stale(12, 'offline'), ended(8)];
  expect(worstFreshness(parts)).toMatchObject({ why: 'offline', since: at(12) });
});

it('retries all parts that failed for the same reason', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const worst = worstFreshness([stale(12, 'server', first), stale(10, 'server', second)]);
  expect(worst).toMatchObject({ since: at(10) });
  if (worst?.state === 'stale' && worst.why !== 'ended') worst.onRetry();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

it('takes the freshness of the remotes with data, including empty lists', () => {
  const remotes = [{ status: 'loading' }, null, { status: 'empty', freshness: ended(9) }];
  expect(freshnessOf(...remotes)).toEqual(ended(9));
  expect(freshnessOf({ status: 'loading' })).toBeNull();
});
