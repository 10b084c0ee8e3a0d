import { storedAnswer } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/call.ts';
import { SOON } from '../testing/soon.ts';
import { answerKey, local } from './core/storage.ts';
import { isGameClosedAtom } from './game-end/game-closed.ts';
import { onboardingStepAtom } from './intros/onboarding.ts';
import { postsSettledAtom } from './session/latch.ts';
import { identityAtom, sendAtom, userAtom } from './session/session.ts';
import { type AppStore, createAppStore } from './session/store.ts';
import { tourAtom, tourEventAtom, tourStepsAtom } from './tour.ts';

let store: AppStore;
let calls: string[] = [];
let isClosed = false;
let isOnline = false;

beforeEach(() => {
  local.clear();
  calls = [];
  isClosed = false;
  isOnline = false;
  store = createAppStore({ retries: false });
  store.set(sendAtom, async ({ method, path, read }) => {
    if (path === '/game/closed') return read({ closed: isClosed, message: null });
    calls.push(`${method} ${path}`);
    if (isOnline) return read({});
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

it.each([
  ['one of the cards of an activator', 3, 'stats:region', fixtures.regionStats, [1, 2, 3, 4, 5]],
  ['the territories of corporate staff', 6, 'territories', fixtures.territories, [1, 2, 3, 4, 5]],
  [
    'the territories, which an activator does not see',
    3,
    'territories',
    fixtures.territories,
    [1, 5],
  ],
  ['a region, which corporate staff do not see', 6, 'stats:region', fixtures.regionStats, [1, 5]],
])(
  'the tour after the game, if the phone has stored %s',
  async (_what, role, name, answer, steps) => {
    isClosed = true;
    const { id } = fixtures.userFernanda;
    local.writeJson(answerKey(id, name), storedAnswer(answer, Date.now()));
    store.set(userAtom, { role_id: role });
    leave = store.sub(tourStepsAtom, () => undefined);
    await vi.waitUntil(() => store.get(isGameClosedAtom) === true, SOON);
    expect(ids()).toEqual(steps);
  },
);

it('a tour that has ended is not ended again', async () => {
  isOnline = true;
  store.set(tourEventAtom, 'finish');
  await store.set(postsSettledAtom);
  store.set(tourEventAtom, 'finish');
  store.set(tourEventAtom, 'next');
  await store.set(postsSettledAtom);
  expect(store.get(tourAtom)).toEqual({ status: 'finished' });
  expect(calls).toEqual(['POST /auth/tour_complete']);
});

it('Score follows the tour', async () => {
  leave = store.sub(onboardingStepAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(onboardingStepAtom)).toEqual({ kind: 'tour' }), SOON);
  store.set(tourEventAtom, 'next');
  expect(store.get(onboardingStepAtom)).toEqual({ kind: 'tour' });
  store.set(tourEventAtom, 'finish');
  expect(store.get(onboardingStepAtom)).toEqual({ kind: 'main' });
});
