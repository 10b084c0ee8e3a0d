import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, type Call } from '../../api/call.ts';
import { completeTour } from '../../api/tour.ts';
import { local, OWNER_KEY, session } from '../core/storage.ts';
import { latched } from './latch.ts';
import { logOutAtom, updateAtom } from './leave-page.ts';
import { forgetUser } from './owner.ts';
import { sendAtom } from './session.ts';

const pageLoads: string[] = [];
const sent: string[] = [];
const fetchFile = vi.fn(() => Promise.resolve(new Response()));

beforeEach(() => {
  pageLoads.length = 0;
  sent.length = 0;
  local.setItem(OWNER_KEY, '1001');
  vi.useFakeTimers();
  fetchFile.mockClear();
  vi.stubGlobal('fetch', fetchFile);
  vi.stubGlobal('window', {
    location: {
      pathname: '/',
      search: '',
      replace: (to: string) => pageLoads.push(to),
      reload: () => pageLoads.push('reload'),
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  local.clear();
  session.clear();
});

/**
 * Sends a call that stays pending, then runs `action` (log out or update), which has to wait for the call. Returns a
 * function that answers the call.
 */
function startDuringCall(action: typeof logOutAtom): () => Promise<void> {
  const store = createStore();
  let answer = () => {};
  store.set(sendAtom, <T>(call: Call<T>) => {
    sent.push(call.path);
    return new Promise<T>((resolve) => {
      answer = () => resolve(call.read(null));
    });
  });
  const order = store.set(latched((post) => completeTour(post)));
  void store.set(action);
  return async () => {
    answer();
    await order;
    await vi.advanceTimersByTimeAsync(0);
  };
}

it('ACTUALIZAR waits for a call that is being sent', async () => {
  const end = startDuringCall(updateAtom);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['/auth/tour_complete']);
  await end();
  expect(sent).toEqual(['/auth/tour_complete', '/auth/complete_update']);
  // Tells the reloaded page that the update was done in this visit.
  expect(session.getItem('updated')).toBe('true');
});

it('ACTUALIZAR reloads although its call fails, and can be tapped again 10 s later', async () => {
  const store = createStore();
  store.set(sendAtom, () => Promise.reject(new ApiError('server')));
  const tap = async (waitMs: number) => {
    void store.set(updateAtom);
    await vi.advanceTimersByTimeAsync(waitMs);
    return pageLoads.length;
  };
  expect(await tap(1000)).toBe(1);
  expect(await tap(8000)).toBe(1);
  expect(await tap(2000)).toBe(1);
  expect(await tap(1000)).toBe(2);
});

it('a log-out makes the browser empty its cache, by a call that continues during the page load', async () => {
  await startDuringCall(logOutAtom)();
  expect(fetchFile.mock.calls).toEqual([['log-out', { cache: 'no-store', keepalive: true }]]);
});

it('a session that ends during ACTUALIZAR leaves no note about the update', async () => {
  const end = startDuringCall(updateAtom);
  await end();
  forgetUser(1001);
  await end();
  expect(pageLoads).toEqual(['reload']);
  expect(session.keys('')).toEqual([]);
});

it('a log-out does not remove an order whose outcome has become unknown while the log-out waited', async () => {
  const end = startDuringCall(logOutAtom);
  local.setItem('ledger:1001:1:order:A', '{"state":"unknown"}');
  await end();
  expect(pageLoads).toEqual([]);
  expect(local.getItem('ledger:1001:1:order:A')).not.toBeNull();
});

it('a log-out removes an order whose outcome was unknown when the user confirmed the log-out', async () => {
  local.setItem('ledger:1001:1:order:A', '{"state":"unknown"}');
  await startDuringCall(logOutAtom)();
  expect(pageLoads).toEqual(['/']);
  expect(local.keys('')).toEqual([]);
});

it("another user's log-out keeps an order of unknown outcome, and no other data", async () => {
  local.setItem(OWNER_KEY, '1002');
  local.setItem('ledger:1001:1:order:A', '{"state":"unknown"}');
  local.setItem('ledger:1002:1:order:A', '{"state":"made"}');
  await startDuringCall(logOutAtom)();
  expect(pageLoads).toEqual(['/']);
  expect(local.keys('')).toEqual(['ledger:1001:1:order:A']);
});

it("another user's open order does not hide that an order has become unknown during the log-out", async () => {
  local.setItem('ledger:1002:1:order:A', '{"state":"unknown"}');
  const end = startDuringCall(logOutAtom);
  local.setItem('ledger:1001:1:order:A', '{"state":"unknown"}');
  await end();
  expect(pageLoads).toEqual([]);
});

it('a log-out removes an order whose outcome was unknown at the tap, because the question has warned of it', async () => {
  local.setItem('ledger:1001:1:order:A', '{"state":"unknown"}');
  await startDuringCall(logOutAtom)();
  expect(pageLoads).toEqual(['/']);
  expect(local.getItem('ledger:1001:1:order:A')).toBeNull();
});

it('a log-out waits for the answer of an order that is being sent, and then removes all data', async () => {
  local.setItem('sent_order', '{}');
  session.setItem('draft', '{}');

  const end = startDuringCall(logOutAtom);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([pageLoads, local.getItem('sent_order')]).toEqual([[], '{}']);

  await end();
  expect(pageLoads).toEqual(['/']);
  expect([local.getItem('sent_order'), session.getItem('draft')]).toEqual([null, null]);
});
