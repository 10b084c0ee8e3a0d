import { fixtures } from '@gemas/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPage, mount, newPhone, USER } from '../testing/phone.ts';
import { SOON } from '../testing/soon.ts';
import { personalChallengeAtom, seenRankingAtom } from './challenges.ts';
import { answerKey, local } from './core/storage.ts';
import { isGameClosedAtom } from './game-end/game-closed.ts';
import type { AppStore } from './session/store.ts';

const NOW = Date.parse('2026-03-14T21:05:00Z');

let store: AppStore;
let calls: string[] = [];
let leave = () => {};

/** Simulates a page load. Keeps the data stored on the phone. */
function load(): void {
  calls = [];
  store = loadPage(({ path }) => {
    calls.push(path);
    return path === '/game/closed' ? { closed: false } : fixtures.personalChallenge;
  });
}

const storedChallenge = () => local.getItem(answerKey(USER.id, 'personal-challenge'));

/** Opens Score, and waits until no call is pending. */
async function open(): Promise<void> {
  leave = mount(store, personalChallengeAtom);
  const isLoaded = () =>
    store.get(isGameClosedAtom) === false && !store.get(personalChallengeAtom).isFetching;
  await vi.waitUntil(isLoaded, SOON);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  newPhone();
  load();
});
afterEach(() => vi.useRealTimers());

it('the stored personal challenge is shown at the next page load, until the call is answered', async () => {
  await open();
  leave();
  await vi.waitUntil(() => storedChallenge() !== null, SOON);
  vi.setSystemTime(NOW + 60_000);
  load();
  const shown = new Set<unknown>();
  const look = () => shown.add(store.get(personalChallengeAtom).data);
  look();
  const leaveLook = store.sub(personalChallengeAtom, look);
  await open();
  leaveLook();
  expect(calls).toEqual(['/game/closed', '/challenges/personal']);
  expect([...shown]).toEqual([fixtures.personalChallenge]);
});

it('the personal challenge is fetched again once it is 60 s old', async () => {
  await open();
  const { dataUpdatedAt } = store.get(personalChallengeAtom);
  leave();
  calls = [];
  vi.setSystemTime(dataUpdatedAt + 59_999);
  await open();
  leave();
  expect(calls).toEqual([]);
  vi.setSystemTime(dataUpdatedAt + 60_000);
  await open();
  expect(calls).toEqual(['/challenges/personal']);
});

it('the seen ranking is stored on the phone of its user for the next page load', async () => {
  const challenge = {
    name: 'Gran final',
    roles: '3',
    start_date: '2026-03-01',
    end_date: null,
    component: 'ranking',
  };
  const page = { data: [], current_page: 1, last_page: 1 };
  store.get(seenRankingAtom).store({ challenge, standing: null, page });
  const key = `cache:${USER.id}:seen-ranking`;
  await vi.waitUntil(() => local.getItem(key) !== null, SOON);
  load();
  expect(store.get(seenRankingAtom).last()?.data).toMatchObject({ challenge, page });
});
