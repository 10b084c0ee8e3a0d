import { fixtures } from '@gemas/mocks';
import type { Atom } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/call.ts';
import { calls, loadPage, newPhone, store, USER } from '../../testing/phone.ts';
import { nextTask } from '../../testing/soon.ts';
import { personalChallengeAtom } from '../challenges.ts';
import { answerKey, local } from '../core/storage.ts';
import { gameClosedAtom } from '../game-end/game-closed.ts';
import { OWN_STATS } from '../ranking/stats.ts';
import { agencyStatsOfAtom, territoryStatsOfAtom } from '../ranking/stats-by-id.ts';
import { sendAtom } from '../session/session.ts';
import { agenciesAtom, MAX_PERSISTED, regionsAtom } from './place-by-id.ts';
import type { PlaceQuery } from './place-query.ts';
import { territoriesAtom } from './territories.ts';

const NOW = Date.parse('2026-03-14T15:05:00-06:00');
const MINUTE = 60_000;
const GAME = 'GET /game/closed';

type PlaceAtom = Atom<PlaceQuery<unknown>>;

/** The queries about places, each with the path of its request. */
const PLACES: readonly [string, PlaceAtom][] = [
  ['/stats/region/referals', OWN_STATS.region],
  ['/stats/territory/referals', OWN_STATS.territory],
  ['/stats/agency/referals', OWN_STATS.agency],
  ['/stats/agency/referals/301', agencyStatsOfAtom(301)],
  ['/stats/territory/referals/4', territoryStatsOfAtom(4)],
  ['/territories', territoriesAtom],
  ['/territories/4/regions', regionsAtom(4)],
  ['/regions/11/agencies', agenciesAtom(11)],
];

function answerOf(path: string): unknown {
  if (path === '/game/closed') return { closed: isClosed, message: null };
  if (path === '/challenges/personal') return fixtures.personalChallenge;
  if (path === '/territories') return fixtures.territories;
  if (path.endsWith('/regions')) {
    return { regions: fixtures.regions, territory: { id: 4, name: 'Occidente' } };
  }
  if (path.endsWith('/agencies')) {
    return { agencies: fixtures.agencies, region: { id: 11, name: 'Bajío Norte' } };
  }
  return fixtures.regionStats;
}

let isClosed = false;

/** Simulates a page load. The data stored on the phone stay. */
function load(): void {
  loadPage(({ path }) => structuredClone(answerOf(path)));
}

/**
 * Mounts the query of a place, and waits until the query is no longer fetching and its answer is stored. Returns the
 * data before mounting, and the value of the query at the end.
 */
async function show(atom: PlaceAtom): Promise<{ first: unknown; last: PlaceQuery<unknown> }> {
  const first = store.get(atom).data;
  const leave = store.sub(atom, () => undefined);
  const isSettled = () =>
    !store.get(gameClosedAtom).isFetching && (isClosed || !store.get(atom).isFetching);
  while (!isSettled()) await nextTask();
  await nextTask();
  const last = store.get(atom);
  leave();
  return { first, last };
}

const { setTimeout: startTimer } = globalThis;

/** Whether the phone has stored the answer of this name. */
const isKept = (name: string) => local.getItem(answerKey(USER.id, name)) !== null;

beforeEach(() => {
  newPhone();
  isClosed = false;
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  // Timers of up to 500 ms run after 0 ms. One of them is the delay before an answer is stored (`LATER_MS`).
  const startSoon = (act: () => void, ms = 0) => startTimer(act, ms > 500 ? ms : 0);
  vi.stubGlobal('setTimeout', startSoon);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(PLACES)('%s', (path, atom) => {
  beforeEach(async () => {
    load();
    await show(atom);
    expect(calls).toEqual([GAME, `GET ${path}`]);
    expect(local.getItem('stats_refreshed_at')).toBe(String(NOW));
  });

  it.each([
    ['within 20 minutes', false, NOW + 19 * MINUTE],
    ['20 minutes later', true, NOW + 20 * MINUTE],
    ['days later', true, NOW + 3 * 24 * 60 * MINUTE],
  ])('is shown from the phone %s, and fetched again: %s', async (_when, isFetched, now) => {
    vi.setSystemTime(now);
    load();
    const { first, last } = await show(atom);
    expect(first).toBeDefined();
    expect(calls).toEqual([GAME, ...(isFetched ? [`GET ${path}`] : [])]);
    expect(last.isRefetchError).toBe(false);
  });

  it('is shown with its date, and not fetched, long after the game, also without a connection', async () => {
    isClosed = true;
    load();
    await show(atom);
    vi.setSystemTime(NOW + 400 * 24 * 60 * MINUTE);
    load();
    const { last } = await show(atom);
    const shown = { data: expect.anything(), dataUpdatedAt: NOW, error: null, isOver: true };
    expect(last).toMatchObject({ ...shown, isEnded: false });
    expect(calls).toEqual([GAME]);
    load();
    store.set(sendAtom, () => Promise.reject(new ApiError('offline')));
    expect((await show(atom)).last).toMatchObject(shown);
  });

  it('has ended if nothing is stored after the game', async () => {
    newPhone();
    isClosed = true;
    load();
    const { last } = await show(atom);
    expect(calls).toEqual([GAME]);
    expect(last).toMatchObject({ data: undefined, isEnded: true });
  });
});

it('a place is loading until it is known whether the game is over', () => {
  load();
  expect(store.get(territoriesAtom)).toMatchObject({
    ...{ data: undefined, dataUpdatedAt: 0, error: null, isRefetchError: false, isFetching: true },
    ...{ isOver: false, isEnded: false },
  });
});

it.each(['{', '7', '{"0":"stats:agency:501"}', '[501]', '["stats:agency:501",501]'])(
  'stores a place although the list of stored places cannot be read: %s',
  async (list) => {
    load();
    local.setItem(answerKey(USER.id, 'by-id'), list);
    await show(agencyStatsOfAtom(502));
    expect(isKept('stats:agency:502')).toBe(true);
    expect(local.getItem(answerKey(USER.id, 'by-id'))).toBe('["stats:agency:502"]');
  },
);

it('shows the stored personal challenge at once and after the game, without a call', async () => {
  load();
  await show(personalChallengeAtom);
  expect(calls).toContain('GET /challenges/personal');
  vi.setSystemTime(NOW + MINUTE - 1);
  load();
  expect((await show(personalChallengeAtom)).first).toEqual(fixtures.personalChallenge);
  expect(calls).toEqual([GAME]);
  vi.setSystemTime(NOW + 400 * 24 * 60 * MINUTE);
  isClosed = true;
  load();
  const { last } = await show(personalChallengeAtom);
  expect(last).toMatchObject({
    data: fixtures.personalChallenge,
    dataUpdatedAt: NOW,
    isOver: true,
  });
  expect(calls).toEqual([GAME]);
});

it.each<[string, PlaceAtom]>([
  ['/stats/region/referals', OWN_STATS.region],
  ['/challenges/personal', personalChallengeAtom],
])('%s stays visible when the game ends while the app is open', async (path, atom) => {
  load();
  const leave = store.sub(atom, () => undefined);
  while (store.get(atom).data === undefined) await nextTask();
  isClosed = true;
  await store.get(gameClosedAtom).refetch();
  await nextTask();
  expect(store.get(atom)).toMatchObject({ data: expect.anything(), isEnded: false });
  leave();
  expect(calls.filter((call) => call === `GET ${path}`)).toHaveLength(1);
});

it('stores the places that were fetched last, and always the own place of the user', async () => {
  load();
  await show(OWN_STATS.region);
  const ids = Array.from({ length: MAX_PERSISTED + 2 }, (_, index) => 501 + index);
  const storedIds = () => ids.filter((id) => isKept(`stats:agency:${id}`));
  for (const id of ids) await show(agencyStatsOfAtom(id));
  expect(storedIds()).toEqual(ids.slice(-MAX_PERSISTED));
  // The stored answer about agency 503 is the oldest. Fetching it again makes it the newest, so that the answer about
  // agency 504 is the oldest. Storing the answer about the regions then removes the answer about 504.
  vi.setSystemTime(NOW + 30 * MINUTE);
  await show(agencyStatsOfAtom(503));
  await show(regionsAtom(4));
  expect(storedIds()).toEqual([503, ...ids.slice(-MAX_PERSISTED + 2)]);
  expect(isKept('regions:4')).toBe(true);
  expect(isKept('stats:region')).toBe(true);
  expect(JSON.parse(local.getItem(answerKey(USER.id, 'by-id')) ?? '')).toHaveLength(MAX_PERSISTED);
});

it('keeps the other stored places when one of them is fetched again', async () => {
  load();
  const ids = [501, 502, 503, 504, 505];
  for (const id of ids) await show(agencyStatsOfAtom(id));
  vi.setSystemTime(NOW + 30 * MINUTE);
  await show(agencyStatsOfAtom(504));
  expect(calls.filter((call) => call.endsWith('/504'))).toHaveLength(2);
  expect(ids.filter((id) => isKept(`stats:agency:${id}`))).toEqual(ids);
});
