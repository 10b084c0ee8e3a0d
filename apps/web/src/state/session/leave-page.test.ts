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
  const replace = (to: string) => pageLoads.push(to);
  const reload = () => pageLoads.push('reload');
  const location = { pathname: '/', search: '', replace, reload };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
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

const OWN = 'ledger:1001:1:order:A';
const OTHER = 'ledger:1002:1:order:A';

it.each<[what: string, before: string[], meanwhile: string[], left: string[]]>([
  ['removes an order that was unknown at the tap', [OWN], [], []],
  ["keeps another user's order of unknown outcome, and no other data", [OTHER], [], [OTHER]],
  ['does not happen if an order has become unknown meanwhile', [], [OWN], [OWNER_KEY, OWN]],
  ["does not happen if one has, beside another's", [OTHER], [OWN], [OWNER_KEY, OTHER, OWN]],
])('a log-out %s', async (_what, before, meanwhile, left) => {
  for (const key of before) local.setItem(key, '{"state":"unknown"}');
  const end = startDuringCall(logOutAtom);
  for (const key of meanwhile) local.setItem(key, '{"state":"unknown"}');
  await end();
  expect(pageLoads).toEqual(left.includes(OWNER_KEY) ? [] : ['/']);
  expect(local.keys('')).toEqual(left);
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
