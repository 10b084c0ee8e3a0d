import { storedAnswer } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/call.ts';
import { calls, loadPage, mount, newPhone, store, USER } from '../testing/phone.ts';
import { SOON } from '../testing/soon.ts';
import { answerKey, LOCAL_KEYS, local } from './core/storage.ts';
import { isGameClosedAtom } from './game-end/game-closed.ts';
import { onboardingStepAtom } from './intros/onboarding.ts';
import { postsSettledAtom } from './session/latch.ts';
import { userAtom } from './session/session.ts';
import { tourAtom, tourEventAtom, tourStepsAtom } from './tour.ts';

let isClosed = false;

beforeEach(() => {
  newPhone();
  isClosed = false;
  const answer = ({ path }: { path: string }) => {
    if (path === '/game/closed') return { closed: isClosed, message: null };
    throw new ApiError('server');
  };
  loadPage(answer, { role_id: 3, tour_complete: false });
});

/** Taps through the tour to its end. */
function finishTour(): void {
  for (const _ of ids()) store.set(tourEventAtom, 'next');
}

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

it('the tour does not restart after a reload, although the server does not know that it has ended', async () => {
  finishTour();
  const reloaded = loadPage(() => [], { role_id: 3, tour_complete: false });
  mount(reloaded, onboardingStepAtom);
  await vi.waitFor(() => expect(reloaded.get(onboardingStepAtom)).toEqual({ kind: 'main' }), SOON);
});

it('a tour that is left is put away for this visit, and starts again in the next visit', async () => {
  mount(store, onboardingStepAtom);
  await vi.waitFor(() => expect(store.get(onboardingStepAtom)).toEqual({ kind: 'tour' }), SOON);
  store.set(tourEventAtom, 'leave');
  expect(store.get(onboardingStepAtom)).toEqual({ kind: 'main' });
  store.set(tourEventAtom, 'next');
  expect(store.get(userAtom).tour_complete).toBe(false);
  expect(calls).not.toContain('POST /auth/tour_complete');
  expect(local.getItem(LOCAL_KEYS.tourComplete)).toBeNull();
  const next = loadPage(() => [], { role_id: 3, tour_complete: false });
  mount(next, onboardingStepAtom);
  await vi.waitFor(() => expect(next.get(onboardingStepAtom)).toEqual({ kind: 'tour' }), SOON);
  expect(next.get(tourAtom)).toEqual({ status: 'showing', index: 0 });
});

const STATS = ['stats:region', fixtures.regionStats] as const;
const TERRITORIES = ['territories', fixtures.territories] as const;

it.each([
  ['nothing about an activator', 3, null, [1, 5]],
  ['nothing about corporate staff', 6, null, [1, 5]],
  ['one of the cards of an activator', 3, STATS, [1, 2, 3, 4, 5]],
  ['the territories of corporate staff', 6, TERRITORIES, [1, 2, 3, 4, 5]],
  ['the territories, which an activator does not see', 3, TERRITORIES, [1, 5]],
  ['a region, which corporate staff do not see', 6, STATS, [1, 5]],
])(
  'the tour after the game skips the cards that Score lacks, if the phone has stored %s',
  async (_what, role, stored, steps) => {
    isClosed = true;
    if (stored) {
      const [name, answer] = stored;
      local.writeJson(answerKey(USER.id, name), storedAnswer(answer, Date.now()));
    }
    store.set(userAtom, { role_id: role });
    mount(store, tourStepsAtom);
    await vi.waitUntil(() => store.get(isGameClosedAtom) === true, SOON);
    expect(ids()).toEqual(steps);
  },
);

it('a tour that has ended is not ended again', async () => {
  finishTour();
  await store.set(postsSettledAtom);
  store.set(tourEventAtom, 'next');
  expect(calls).toEqual(['POST /auth/tour_complete']);
});

it('Score follows the tour', async () => {
  mount(store, onboardingStepAtom);
  await vi.waitFor(() => expect(store.get(onboardingStepAtom)).toEqual({ kind: 'tour' }), SOON);
  store.set(tourEventAtom, 'next');
  expect(store.get(onboardingStepAtom)).toEqual({ kind: 'tour' });
  finishTour();
  expect(store.get(onboardingStepAtom)).toEqual({ kind: 'main' });
});
