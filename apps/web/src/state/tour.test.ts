import { fixtures } from '@gemas/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { SOON } from '../testing/soon.ts';
import type { AppStore } from './core/jotai.ts';
import { local } from './core/storage.ts';
import { isGameClosedAtom } from './game-end/game-closed.ts';
import { identityAtom, sendAtom, userAtom } from './session/session.ts';
import { createAppStore } from './session/store.ts';
import { tourAtom, tourEventAtom, tourStepsAtom } from './tour.ts';

let store: AppStore;
let calls: string[] = [];
let isClosed = false;

beforeEach(() => {
  local.clear();
  calls = [];
  isClosed = false;
  store = createAppStore({ retries: false });
  store.set(sendAtom, async ({ method, path, read }) => {
    if (path === '/game/closed') return read({ closed: isClosed, message: null });
    calls.push(`${method} ${path}`);
    throw new ApiError('offline');
  });
  const user = { ...fixtures.userFernanda, role_id: 3, tour_complete: false };
  store.set(identityAtom, { user, wallet: { balance: 0 } });
});

let leave = () => {};
afterEach(() => leave());

const ids = () => store.get(tourStepsAtom).map(({ id }) => id);

it('the tour ends for good after its last step, even if the call to the server fails', () => {
  expect(ids()).toEqual([1, 2, 3, 4, 5]);
  for (let step = 1; step <= 4; step += 1) store.set(tourEventAtom, 'next');
  expect(store.get(tourAtom)).toEqual({ status: 'showing', index: 4 });
  expect(calls).toEqual([]);
  expect(store.get(userAtom).tour_complete).toBe(false);
  store.set(tourEventAtom, 'next');
  store.set(tourEventAtom, 'next');
  expect(store.get(tourAtom)).toEqual({ status: 'finished' });
  expect(store.get(userAtom).tour_complete).toBe(true);
  expect(calls).toEqual(['POST /auth/tour_complete']);
});

it('the tour can be ended at any step', () => {
  store.set(tourEventAtom, 'finish');
  expect(store.get(tourAtom)).toEqual({ status: 'finished' });
  expect(calls).toEqual(['POST /auth/tour_complete']);
});

it.each([3, 6])(
  'after the game the tour of role %d skips the cards that Score lacks',
  async (role) => {
    isClosed = true;
    store.set(userAtom, { role_id: role });
    leave = store.sub(tourStepsAtom, () => undefined);
    await vi.waitUntil(() => store.get(isGameClosedAtom) === true, SOON);
    expect(ids()).toEqual([1, 5]);
  },
);
