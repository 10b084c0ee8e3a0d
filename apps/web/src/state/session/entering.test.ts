import { fixtures } from '@gemas/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/call.ts';
import { leavePages, openPage } from '../../testing/stores.ts';
import { local, session } from '../core/storage.ts';
import { enterAtom, enterByLinkAtom } from './entering.ts';
import { identityAtom, linkAtom, sendAtom } from './session.ts';

beforeEach(() => {
  vi.useFakeTimers();
  local.clear();
  session.clear();
});
afterEach(() => {
  leavePages();
  vi.useRealTimers();
});

it.each([
  ['is accepted shows the next screen at once', null, 1],
  ['is refused shows why after the burst of taps', 'unauthorized', 0],
] as const)('a typed code that %s', async (_what, failure, endsAtOnce) => {
  const store = openPage();
  const send = vi.fn();
  store.set(sendAtom, async ({ read }) => {
    send();
    if (failure) throw new ApiError(failure);
    const { userFernanda: user } = fixtures;
    return read({ token: 'token', user, wallet: { balance: 0 } });
  });
  const onEnd = vi.fn();
  void store.set(enterAtom, fixtures.userFernanda.code, null).then(onEnd);
  await vi.advanceTimersByTimeAsync(600);
  expect(onEnd).toHaveBeenCalledTimes(endsAtOnce);
  // A tap of the same burst sends nothing.
  void store.set(enterAtom, fixtures.userFernanda.code, null);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  const startup = failure ? null : expect.objectContaining({ step: 'ready' });
  expect(onEnd).toHaveBeenCalledWith({ failure, startup });
  void store.set(enterAtom, fixtures.userFernanda.code, null);
  expect(send).toHaveBeenCalledTimes(2);
});

it('a link whose code could not be checked is asked about again after the burst of taps', async () => {
  const store = openPage();
  store.set(identityAtom, { user: fixtures.userFernanda, wallet: { balance: 0 } });
  store.set(linkAtom, { code: '50110', to: null });
  const send = vi.fn().mockRejectedValue(new ApiError('server'));
  store.set(sendAtom, send);
  const onEnd = vi.fn();
  void store.set(enterByLinkAtom).then(onEnd);
  await vi.advanceTimersByTimeAsync(600);
  void store.set(enterByLinkAtom);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(onEnd).toHaveBeenCalledWith({ failure: 'server', to: null });
});
