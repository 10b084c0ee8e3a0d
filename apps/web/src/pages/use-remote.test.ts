import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/call.ts';
import type { QueryState } from '../state/session/user-query.ts';
import { toRemote, toRemoteList } from './use-remote.ts';

const query = (over: Partial<QueryState<string[]>> = {}): QueryState<string[]> => ({
  data: ['oro'],
  dataUpdatedAt: Date.parse('2026-03-14T16:42:00Z'),
  error: null,
  isFetching: false,
  isRefetchError: false,
  refetch: vi.fn(),
  ...over,
});

it('data that were fetched without an error are ready and fresh', () => {
  expect(toRemote(query(), null, (names) => names.length)).toMatchObject({
    status: 'ready',
    data: 1,
    freshness: { state: 'fresh' },
  });
  expect(toRemoteList(query(), null, (names) => names)).toMatchObject({ status: 'ready' });
});

it.each([
  [new ApiError('server'), 'server'],
  [new ApiError('missing'), 'missing'],
  [new Error(), 'unreadable'],
])('without data, the error of the query is the failure of the screen', (error, failure) => {
  const failed = query({ data: undefined, error });
  expect(toRemote(failed, null)).toMatchObject({ status: 'error', failure });
  expect(toRemoteList(failed, null, (names) => names)).toMatchObject({ status: 'error', failure });
});

it('stored data that are shown without a connection are stale', () => {
  expect(toRemote(query(), 1)).toMatchObject({ freshness: { state: 'stale', why: 'offline' } });
});
