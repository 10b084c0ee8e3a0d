import { expect, it, vi } from 'vitest';
import { type Fetched, remoteListOf, remoteOf } from './remote.ts';

const AT = Date.parse('2026-03-14T16:42:00Z');
const since = '2026-03-14T16:42:00.000Z';
const fetched = (over: Partial<Fetched<string[]>> = {}): Fetched<string[]> => ({
  ...{ data: ['oro'], dataUpdatedAt: AT, failure: null, isFetching: false, isRefetchError: false },
  refetch: vi.fn(),
  ...over,
});
const failedBy = (kind: 'offline' | 'timeout' | 'server' | 'missing') => ({
  failure: kind,
  isRefetchError: true,
});
const freshness = (over: Partial<Fetched<string[]>>, offlineDataAt: number | null = null) => {
  const remote = remoteOf(fetched(over), offlineDataAt);
  return remote.status === 'ready' ? remote.freshness : remote.status;
};

it('is fresh after an answer', () => {
  expect(freshness({})).toEqual({ state: 'fresh' });
});

it('is refreshing while it is fetched again, but not while a further page is fetched', () => {
  expect(freshness({ isFetching: true })).toEqual({ state: 'refreshing', since });
  expect(freshness({ isFetching: true, isRefetching: false })).toEqual({ state: 'fresh' });
});

it('is stale with the reason offline only without a connection', () => {
  expect(freshness(failedBy('offline'))).toMatchObject({ state: 'stale', why: 'offline', since });
  expect(freshness(failedBy('server'))).toMatchObject({ state: 'stale', why: 'server', since });
  expect(freshness(failedBy('timeout'))).toMatchObject({ state: 'stale', why: 'server', since });
  expect(freshness({}, AT)).toMatchObject({ state: 'stale', why: 'offline', since });
});

it('is fetched again by onRetry', () => {
  const refetch = vi.fn();
  const stale = freshness({ ...failedBy('server'), refetch });
  if (typeof stale === 'object' && 'onRetry' in stale) stale.onRetry();
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('is final after the game, also without a connection', () => {
  expect(freshness({ isOver: true, isFetching: true }, AT)).toEqual({
    state: 'stale',
    why: 'ended',
    since,
  });
});

it('is an error if the server says that the data do not exist', () => {
  const remote = remoteOf(fetched(failedBy('missing')), null);
  expect(remote).toMatchObject({ status: 'error', failure: 'missing' });
});

it('has a freshness for an empty list too', () => {
  expect(
    remoteListOf(fetched({ ...failedBy('server'), data: [] }), null, (all) => all),
  ).toMatchObject({ status: 'empty', freshness: { why: 'server' } });
});
