import type { FailureKind } from '@gemas/domain';
import { onlineManager } from '@tanstack/react-query';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/call.ts';
import { createAppStore } from '../session/store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

// A call is not retried after 429, because the server has asked for a wait (Retry-After). An immediate retry would make
// the load worse.
it.each<[FailureKind, number]>([
  ['offline', 3],
  ['busy', 1],
])('a call that fails with %s is sent %d times', async (kind, times) => {
  const queryFn = vi.fn(() => Promise.reject(new ApiError(kind)));
  const client = createAppStore().get(queryClientAtom);
  const { retry } = client.getDefaultOptions().queries ?? {};
  const failed = client.fetchQuery({ queryKey: ['any'], queryFn, retry: retry ?? false });
  const settled = expect(failed).rejects.toThrow(ApiError);
  await vi.runAllTimersAsync();
  await settled;
  expect(queryFn).toHaveBeenCalledTimes(times);
});

it('a call is sent and retried although the phone reports that it is offline', async () => {
  onlineManager.setOnline(false);
  const queryFn = vi.fn().mockRejectedValueOnce(new ApiError('server')).mockResolvedValue('oro');
  const client = createAppStore().get(queryClientAtom);
  const { retry } = client.getDefaultOptions().queries ?? {};
  const fetched = client.fetchQuery({ queryKey: ['any'], queryFn, retry: retry ?? false });
  await vi.runAllTimersAsync();
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(await fetched).toBe('oro');
});
