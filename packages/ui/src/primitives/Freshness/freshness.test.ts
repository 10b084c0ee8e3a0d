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
  ['nothing shown', [null, null], null],
  ['fresh beside nothing', [null, FRESH], FRESH],
  ['one that is refreshed', [FRESH, refreshing(10)], refreshing(10)],
  ['the older of two', [refreshing(12), refreshing(10)], refreshing(10)],
  ['an ended game before a refresh', [refreshing(10), ended(12)], ended(12)],
])('%s', (_, parts, worst) => {
  expect(worstFreshness(parts)).toEqual(worst);
});

it('is offline before anything else, also before an older failure of the server', () => {
  const parts = [stale(9, 'server'), stale(12, 'offline'), ended(8)];
  expect(worstFreshness(parts)).toMatchObject({ why: 'offline', since: at(12) });
});

it('retries every part that failed in the same way', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const worst = worstFreshness([stale(12, 'server', first), stale(10, 'server', second)]);
  expect(worst).toMatchObject({ since: at(10) });
  if (worst?.state === 'stale' && worst.why !== 'ended') worst.onRetry();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

it('is that of the remotes with data, empty lists as well', () => {
  const remotes = [{ status: 'loading' }, null, { status: 'empty', freshness: ended(9) }];
  expect(freshnessOf(...remotes)).toEqual(ended(9));
  expect(freshnessOf({ status: 'loading' })).toBeNull();
});
