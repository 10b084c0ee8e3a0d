import { storedAnswer } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { type Atom, atom } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { calls, loadPage, mount, newPhone, store, USER, visit } from '../../testing/phone.ts';
import { SOON } from '../../testing/soon.ts';
import { answerKey, local } from '../core/storage.ts';
import { isGameClosedAtom } from '../game-end/game-closed.ts';
import { OWN_STATS, scoreStatsAtom } from './stats.ts';
import { agencyStatsOfAtom, territoryStatsOfAtom } from './stats-by-id.ts';

/** Answers to calls, by path. A call fails if its path has no answer. */
let answers: Record<string, object> = {};
let isClosed = false;

const { weekly_goal: _, ...agencyWithoutGoal } = fixtures.agencyStats;

function enter(user: Partial<typeof USER>): void {
  newPhone();
  loadPage(({ path }) => {
    if (path === '/game/closed') return { closed: isClosed };
    const answer = answers[path];
    if (!answer) throw new TypeError(`No answer to ${path}`);
    return structuredClone(answer);
  }, user);
}

const asked = () => calls.filter((call) => call !== 'GET /game/closed');

/** Mounts a query. Returns its value once it has data or has failed. */
async function settledValue<T extends { data: unknown; error: unknown; isFetching: boolean }>(
  shown: Atom<T>,
): Promise<T> {
  await visit(store, shown);
  return store.get(shown);
}

beforeEach(() => {
  isClosed = false;
  answers = {
    '/stats/region/referals': fixtures.regionStats,
    '/stats/territory/referals': fixtures.territoryStats,
    '/stats/agency/referals': fixtures.agencyStats,
  };
});

it.each([
  ["the user's own goal if their place has none", agencyWithoutGoal, 5, 180],
  ["the place's goal if it has one", fixtures.agencyStats, 5, fixtures.agencyStats.weekly_goal],
  ['no goal of the user for a place that their Score does not show', agencyWithoutGoal, 3, 0],
])('shows as the weekly goal %s', async (_what, answer, role_id, weekly_goal) => {
  answers['/stats/agency/referals'] = answer;
  enter({ role_id, weekly_goal: 180 });
  const isOwn = role_id === 5;
  expect(await settledValue(OWN_STATS.agency)).toMatchObject({ data: { weekly_goal }, isOwn });
});

it('has no stats for Score of corporate staff, who have no own place', () => {
  enter({ role_id: 6 });
  expect(store.get(scoreStatsAtom)).toEqual([]);
});

it('returns the same object while only the state of the query changes', async () => {
  answers['/stats/agency/referals'] = agencyWithoutGoal;
  enter({ role_id: 5, weekly_goal: 180 });
  const dataAtom = atom((get) => get(OWN_STATS.agency).data);
  const seen = new Set<unknown>();
  store.sub(dataAtom, () => seen.add(store.get(dataAtom)));
  await settledValue(OWN_STATS.agency);
  await store.get(OWN_STATS.agency).refetch();
  expect(asked()).toHaveLength(2);
  expect(seen.size).toBe(1);
});

const { id: agencyId } = fixtures.agencyStats;
const { id: territoryId } = fixtures.territoryStats;
const elsewhere = 77;

it.each([
  ["a driver's own agency", agencyStatsOfAtom(agencyId), { role_id: 5 }, 'agency'],
  [
    "a promoter's own territory",
    territoryStatsOfAtom(territoryId),
    { role_id: 4, region_id: null, territory_id: territoryId },
    'territory',
  ],
  [
    "a promoter's own territory if only the answer has its id",
    territoryStatsOfAtom(territoryId),
    { role_id: 4, region_id: null, territory_id: null },
    'territory',
  ],
])(
  'shows %s from the answer that Score shows, without another call',
  async (_whose, of, user, name) => {
    enter(user);
    const { data, isOwn } = await settledValue(of);
    expect({ id: data?.id, isOwn }).toEqual({
      id: name === 'agency' ? agencyId : territoryId,
      isOwn: true,
    });
    expect(asked()).toEqual([`GET /stats/${name}/referals`]);
  },
);

it.each([
  ['a driver and another agency', agencyStatsOfAtom(elsewhere), { role_id: 5 }, 'agency'],
  ['corporate staff', territoryStatsOfAtom(elsewhere), { role_id: 6 }, 'territory'],
  [
    'corporate staff with the id of that place',
    territoryStatsOfAtom(elsewhere),
    { role_id: 6, territory_id: elsewhere },
    'territory',
  ],
  ['a promoter', territoryStatsOfAtom(elsewhere), { role_id: 4, region_id: null }, 'territory'],
])("another place is not the user's own: %s", async (_who, of, user, name) => {
  const path = `/stats/${name}/referals/${elsewhere}`;
  answers[path] = { ...fixtures.agencyStats, id: elsewhere, position: 1 };
  enter(user);
  expect(await settledValue(of)).toMatchObject({ data: { id: elsewhere }, isOwn: false });
  expect(asked()).toContain(`GET ${path}`);
});

it("fetches another territory without the promoter's own, whose id is known", async () => {
  const path = `/stats/territory/referals/${elsewhere}`;
  answers[path] = { ...fixtures.territoryStats, id: elsewhere };
  enter({ role_id: 4, region_id: null, territory_id: territoryId });
  await settledValue(territoryStatsOfAtom(elsewhere));
  expect(asked()).toEqual([`GET ${path}`]);
});

it('fetches the own place by its id if the answer that Score shows has failed', async () => {
  const path = `/stats/agency/referals/${agencyId}`;
  answers = { [path]: fixtures.agencyStats };
  enter({ role_id: 5 });
  expect((await settledValue(agencyStatsOfAtom(agencyId))).data?.id).toBe(agencyId);
});

it('shows the stored agency after the game, if the answer that Score shows is not stored', async () => {
  isClosed = true;
  enter({ role_id: 5 });
  const key = answerKey(USER.id, `stats:agency:${agencyId}`);
  local.writeJson(key, storedAnswer(fixtures.agencyStats, Date.now()));
  mount(store, agencyStatsOfAtom(agencyId));
  await vi.waitUntil(() => store.get(isGameClosedAtom) === true, SOON);
  expect(store.get(agencyStatsOfAtom(agencyId))).toMatchObject({ data: { id: agencyId } });
  expect(asked()).toEqual([]);
});
