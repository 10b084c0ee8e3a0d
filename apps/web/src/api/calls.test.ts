import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { BLENDER_SKU, findPersona, resetDb } from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import {
  changed,
  GONE,
  INVALID,
  isBranch,
  type Json,
  type Path,
  pathsByPattern,
  patternOf,
  waysInto,
} from '../testing/invalid-values.ts';
import { fetchPostalCode, fetchStates } from './address.ts';
import type { Call, Post } from './call.ts';
import {
  fetchChallenge,
  fetchClients,
  fetchMyRanking,
  fetchPersonalChallenge,
  fetchRankingPage,
} from './challenges.ts';
import { fetchFaqs } from './faqs.ts';
import { fetchGameClosed } from './game-end.ts';
import { fetchHistory } from './history.ts';
import { fetchMaterials } from './materials.ts';
import { fetchNotifications, sendViewed } from './notifications.ts';
import { confirmOrder, fetchOrders } from './orders.ts';
import { fetchParam } from './params.ts';
import { fetchAgencies, fetchRegions, fetchTerritories } from './places.ts';
import { postClaim, seenReward } from './raffle.ts';
import {
  fetchAgencyStats,
  fetchAgencyStatsOf,
  fetchRegionStats,
  fetchTerritoryStats,
  fetchTerritoryStatsOf,
} from './ranking.ts';
import { createOrder, simulateOrder } from './redeem.ts';
import { completeUpdate, fetchUser, login } from './session.ts';
import { fetchStores } from './stores.ts';
import { completeSurvey, fetchSurveys } from './surveys.ts';
import { createTicket, fetchThread, fetchTickets } from './tickets.ts';
import { completeTour } from './tour.ts';
import { fetchProduct, fetchProducts } from './vault.ts';

const CHANGES_PER_CALL = 500;

const ACTIVATOR = '48213';
const CORPORATE = '10027';

const PERSON = {
  first_name: 'Fernanda',
  last_name: 'Hernández',
  email: 'f@correo.mx',
  phone: '4771234508',
};
const QUESTION = { id: 71, statement: '', answer: ['Sí'], aditional_answer: null };
const SURVEY = { survey_id: 7, questions: [QUESTION, QUESTION, QUESTION] };
const HOME = { ...PERSON, address_id: 61 };
const SIMULATION = { sku: BLENDER_SKU, ...HOME };
const ORDER = { ...SIMULATION, simulation_response: { a: 1 } };
const CLAIM = { reward_sku: 'SORTEO-MOTO', type_card: '' as const, ...HOME };
const TICKET = { topic: 'game', comments: 'Hola' };
/** Id of the user of persona 60014, who has no open ticket. */
const TICKETLESS = findPersona('60014')?.id ?? 0;

const { signal } = new AbortController();
const mayBeSent = () => true;

type Sent = Omit<Partial<Call<unknown>>, 'read'>;

const SECOND: Sent = { secondary: true };
const OPENS_MAINTENANCE: Sent = { opensMaintenance: true };
const get = (path: string, over: Sent = {}): Sent => ({ method: 'GET', path, signal, ...over });
const post = (path: string, over: Sent = {}): Sent => ({ method: 'POST', path, ...over });
/** The request of an order, a claim or a simulation. Their time limit is 30 s instead of 15 s. */
const order = (path: string, body: object, over: Sent = {}): Sent =>
  post(path, { body, timeoutMs: 30_000, ...over });

interface Known {
  ask: (send: Post, signal?: AbortSignal) => Promise<unknown>;
  /** The request that the contract specifies. */
  sent: Sent;
  /** The persona whose answer has the most data. Default: the activator. */
  persona?: string;
  /** Paths of the essential fields: 'user.id'. The root of the answer is always essential and is not listed. */
  essentials?: readonly string[];
  /** Lists that are unreadable as a whole if any of their rows is unreadable. */
  allOrNothing?: readonly string[];
  /** True if `ask` converts the answer to another shape, in which the paths of the answer do not exist. */
  reshaped?: true;
  /** True if any answer is accepted, also an empty one. */
  unread?: true;
  /** Paths of the fields that the app does not read, although the mock server sends them. */
  unknown?: readonly string[];
}

/** The gems of each member, which no screen shows. */
const MEMBER_GEMS = [
  ...['weekly_gems', 'weekly_gems.earned', 'weekly_gems.spent'],
  ...['daily_gems', 'daily_gems.earned', 'daily_gems.spent', 'earned', 'spent'],
].map((field) => `referals[].${field}`);

/** Every exported function of src/api that sends a call, by its name. */
const CALLS: Readonly<Record<string, Known>> = {
  login: {
    ask: (send) => login(send, '60010'),
    sent: post('/auth/login', {
      ...{ body: { code: '60010' }, isEntering: true, ...SECOND, ...OPENS_MAINTENANCE },
    }),
    essentials: ['token', 'user', 'user.id', 'user.role_id', 'user.code'],
    unknown: ['user.created_at'],
  },
  fetchUser: {
    ask: (send) => fetchUser(send),
    sent: { method: 'GET', path: '/auth/user', isEntering: false, ...OPENS_MAINTENANCE },
    persona: '60010',
    essentials: ['user', 'user.id', 'user.role_id'],
    unknown: ['user.created_at'],
  },
  completeUpdate: {
    ask: completeUpdate,
    sent: post('/auth/complete_update', SECOND),
    unread: true,
  },
  completeTour: { ask: completeTour, sent: post('/auth/tour_complete', SECOND), unread: true },
  seenReward: {
    ask: seenReward,
    sent: post('/auth/user/seen/reward'),
    persona: '60010',
    unread: true,
  },
  fetchGameClosed: { ask: fetchGameClosed, sent: get('/game/closed'), persona: '60013' },
  fetchAgencyStats: {
    ask: fetchAgencyStats,
    sent: get('/stats/agency/referals'),
    persona: '33190',
    unknown: MEMBER_GEMS,
  },
  fetchRegionStats: {
    ask: fetchRegionStats,
    sent: get('/stats/region/referals'),
    unknown: MEMBER_GEMS,
  },
  fetchTerritoryStats: {
    ask: fetchTerritoryStats,
    sent: get('/stats/territory/referals'),
    unknown: MEMBER_GEMS,
  },
  fetchAgencyStatsOf: {
    ask: (send, abort) => fetchAgencyStatsOf(send, 1101, abort),
    sent: get('/stats/agency/referals/1101', { pattern: '/stats/agency/referals/{id}' }),
    persona: CORPORATE,
    unknown: MEMBER_GEMS,
  },
  fetchTerritoryStatsOf: {
    ask: (send, abort) => fetchTerritoryStatsOf(send, 1, abort),
    sent: get('/stats/territory/referals/1', { pattern: '/stats/territory/referals/{id}' }),
    persona: CORPORATE,
    unknown: MEMBER_GEMS,
  },
  fetchHistory: {
    ask: (send, abort) => fetchHistory(send, 1, abort),
    sent: get('/daily/referals/1', { pattern: '/daily/referals/{userId}' }),
    essentials: ['activations'],
  },
  fetchNotifications: { ask: fetchNotifications, sent: get('/notifications') },
  sendViewed: {
    ask: (send) => sendViewed(send, [1, 2]),
    sent: post('/notifications/viewed', { body: { notifications: [1, 2] }, ...SECOND }),
    unread: true,
  },
  fetchProducts: {
    ask: (send, abort) => fetchProducts(send, { page: 1, query: '' }, abort),
    sent: get('/products', { params: { page: 1, query: '' } }),
    essentials: ['products_db'],
  },
  fetchProduct: {
    ask: (send, abort) => fetchProduct(send, BLENDER_SKU, abort),
    sent: get(`/products/${BLENDER_SKU}`, { pattern: '/products/{sku}' }),
    essentials: ['sku'],
  },
  fetchStates: { ask: fetchStates, sent: get('/states'), unknown: ['[].id', '[].name'] },
  fetchStores: {
    ask: (send, abort) => fetchStores(send, 'Silao', abort),
    sent: get('/agencies/ekt/find', { params: { q: 'Silao' } }),
  },
  fetchPostalCode: {
    ask: (send, abort) => fetchPostalCode(send, '37000', abort),
    sent: get('/postal_code/37000', { pattern: '/postal_code/{code}' }),
  },
  simulateOrder: {
    ask: (send) => simulateOrder(send, SIMULATION),
    sent: order('/orders/simulation', SIMULATION),
    reshaped: true,
  },
  createOrder: {
    ask: (send) => createOrder(send, ORDER, mayBeSent),
    sent: order('/orders', ORDER, { mayBeSent, ...OPENS_MAINTENANCE }),
    essentials: ['wallet', 'wallet.balance'],
  },
  fetchOrders: {
    // Without `isCut`, which only tells that a row is missing.
    ask: async (send, abort) => ({ ...(await fetchOrders(send, abort)), isCut: undefined }),
    sent: get('/orders'),
    persona: '60018',
    essentials: ['orders'],
    unknown: ['orders[].pickup.id', 'orders[].pickup.code'],
  },
  confirmOrder: {
    ask: (send) => confirmOrder(send, 28),
    sent: post('/orders/confirm/28', { pattern: '/orders/confirm/{id}', ...SECOND }),
    persona: '60018',
    reshaped: true,
  },
  postClaim: {
    ask: (send) => postClaim(send, CLAIM, mayBeSent),
    sent: order('/orders/reward', CLAIM, { mayBeSent, ...OPENS_MAINTENANCE }),
    persona: '60010',
    unread: true,
  },
  fetchMaterials: { ask: fetchMaterials, sent: get('/materials'), persona: '60006' },
  fetchFaqs: { ask: fetchFaqs, sent: get('/faqs') },
  fetchParam: {
    ask: (send, abort) => fetchParam(send, 'support_active', abort),
    sent: get('/params/support_active', { pattern: '/params/{name}' }),
    essentials: ['value'],
    reshaped: true,
  },
  fetchSurveys: {
    ask: fetchSurveys,
    sent: get('/surveys'),
    persona: '60009',
    allOrNothing: ['[].questions'],
  },
  completeSurvey: {
    ask: (send) => completeSurvey(send, SURVEY),
    sent: post('/surveys/complete', { body: SURVEY }),
    persona: '60009',
    unread: true,
  },
  fetchChallenge: { ask: fetchChallenge, sent: get('/challenges/current') },
  fetchRankingPage: {
    ask: (send, abort) => fetchRankingPage(send, 1, abort),
    sent: get('/challenges/ranking', { params: { page: 1 } }),
    essentials: ['data'],
  },
  fetchMyRanking: { ask: fetchMyRanking, sent: get('/challenges/my/ranking') },
  fetchPersonalChallenge: { ask: fetchPersonalChallenge, sent: get('/challenges/personal') },
  fetchClients: { ask: fetchClients, sent: get('/challenges/transactions'), persona: '50120' },
  fetchTerritories: {
    ask: fetchTerritories,
    sent: get('/territories', SECOND),
    persona: CORPORATE,
  },
  fetchRegions: {
    ask: (send, abort) => fetchRegions(send, 1, abort),
    sent: get('/territories/1/regions', { pattern: '/territories/{id}/regions', ...SECOND }),
    persona: CORPORATE,
    essentials: ['regions'],
  },
  fetchAgencies: {
    ask: (send, abort) => fetchAgencies(send, 11, abort),
    sent: get('/regions/11/agencies', { pattern: '/regions/{id}/agencies', ...SECOND }),
    persona: CORPORATE,
    essentials: ['agencies'],
  },
  fetchTickets: {
    ask: (send, abort) => fetchTickets(send, 1001, abort),
    sent: get('/support/tickets/1001', { pattern: '/support/tickets/{userId}', ...SECOND }),
  },
  fetchThread: {
    ask: (send, abort) => fetchThread(send, 318, abort),
    sent: get('/support/ticket/318', { pattern: '/support/ticket/{id}', ...SECOND }),
    essentials: ['comments'],
    unknown: ['id'],
  },
  createTicket: {
    ask: (send) => createTicket(send, TICKETLESS, TICKET),
    sent: post(`/support/create-ticket/${TICKETLESS}`, {
      pattern: '/support/create-ticket/{userId}',
      body: TICKET,
      ...SECOND,
    }),
    persona: '60014',
    reshaped: true,
  },
};

/**
 * Whether `before` and `after`, two results of reading an answer, are equal except for the value at `path`. The row
 * that contains this value may be missing in `after`. If `allOrNothing` contains the list of the missing row, the whole
 * list must be empty in `after`.
 */
function isUntouched(before: unknown, after: unknown, path: Path, allOrNothing: readonly string[]) {
  let [was, is]: [unknown, unknown] = [before, after];
  for (const [depth, key] of path.entries()) {
    if (!isBranch(was) || !isBranch(is)) return true;
    const without = (value: Json) =>
      Array.isArray(value)
        ? value.filter((_row, index) => index !== key)
        : { ...value, [key]: undefined };
    if (Array.isArray(was) && Array.isArray(is) && is.length < was.length) {
      const isEmptied = allOrNothing.includes(patternOf(path.slice(0, depth)));
      return isDeepStrictEqual(is, isEmptied ? [] : without(was));
    }
    if (!isDeepStrictEqual(without(is), without(was))) return false;
    [was, is] = [was[key], is[key]];
  }
  return true;
}

/** Whether a path leads into a list with a single row. A list of which no row can be read is unreadable. */
function isInOnlyRow(value: unknown, [key, ...rest]: Path): boolean {
  if (key === undefined || !isBranch(value)) return false;
  return (Array.isArray(value) && value.length === 1) || isInOnlyRow(value[key], rest);
}

let persona = ACTIVATOR;
const send = createTestClient(() => resetDb(persona));

/** Returns the unchanged answer of the mocks to a call. */
async function validAnswer({ ask, persona: of = ACTIVATOR }: Known): Promise<unknown> {
  persona = of;
  let answer: unknown;
  await ask((call) =>
    send({
      ...call,
      read: (data, omitted) => {
        answer = data;
        return call.read(data, omitted);
      },
    }),
  );
  return answer;
}

/** Returns what the app reads from an answer, and which parts of it the app reports as unreadable. */
async function readingOf({ ask }: Known, answer: unknown) {
  const omitted: string[] = [];
  try {
    const value = await ask(async (call) => call.read(answer, omitted));
    return { value, omitted, failed: false };
  } catch {
    return { value: undefined, omitted, failed: true };
  }
}

const holds = (path: string, part: string) =>
  part === path || path === '' || part.startsWith(`${path}.`) || part.startsWith(`${path}[`);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

describe.each(Object.entries(CALLS))('an invalid answer to %s', (_name, known) => {
  it('loses only the invalid value or its row, and reports nothing else', async () => {
    const { essentials = [], allOrNothing = [], reshaped = false, unread = false } = known;
    const valid = await validAnswer(known);
    const before = await readingOf(known, valid);
    expect(before).toMatchObject({ failed: false, omitted: [] });

    const byPattern = pathsByPattern(valid);
    const patterns = [...byPattern.values()];
    for (const path of essentials) expect([...byPattern.keys()]).toContain(path);

    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...INVALID),
        async (pattern, row, invalid) => {
          const ways = patterns[pattern % Math.max(1, patterns.length)] ?? [[]];
          const path = ways[row % ways.length] ?? [];
          const { value, omitted, failed } = await readingOf(known, changed(valid, path, invalid));
          count += 1;
          const place = patternOf(path);
          if (failed) {
            expect(unread, 'any answer is accepted').toBe(false);
            const mayFail = ['', ...essentials].includes(place) || isInOnlyRow(valid, path);
            expect(mayFail, `${place} is essential`).toBe(true);
          } else if (!reshaped && !unread) {
            expect(isUntouched(before.value, value, path, allOrNothing), `around ${place}`).toBe(
              true,
            );
          }
          const stray = omitted
            .map((field) => field.replace(/^\./, '').replace(/\[\d+\]/g, '[]'))
            .filter((told) => !holds(told, place) && !holds(place, told));
          expect(stray, `reported besides ${place}`).toEqual([]);
        },
      ),
      { numRuns: CHANGES_PER_CALL },
    );
    expect(count).toBeGreaterThanOrEqual(CHANGES_PER_CALL);
  });

  it.each(known.essentials?.filter((path) => path !== 'user.code') ?? [])(
    'fails without the essential field %s, and reports its path',
    async (essential) => {
      const answer = changed(await validAnswer(known), essential.split('.'), GONE);
      const { failed, omitted } = await readingOf(known, answer);
      expect(failed).toBe(true);
      expect(omitted.some((field) => holds(essential, field.slice(1)))).toBe(true);
    },
  );
});

it.each(Object.entries(CALLS).filter(([, { reshaped, unread }]) => !reshaped && !unread))(
  '%s reads every field of a valid answer, except the listed ones',
  async (_name, known) => {
    const valid = await validAnswer(known);
    const { value } = await readingOf(known, valid);
    const read = waysInto(value).map(patternOf);
    const sent = new Set(waysInto(valid).map(patternOf));
    expect([...sent].filter((field) => !read.includes(field))).toEqual(known.unknown ?? []);
  },
);

it('the list above contains every call of this folder', () => {
  const folder = new URL('.', import.meta.url);
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(
        /export (?:(?:async )?function (\w+)\(\s*(?:send|post): (?:Send|Post)|const (\w+) = (?:get|post)(?:By|To|With)?(?:<.*?>)?\()/g,
      ),
    ])
    .map(([, name, constant]) => name ?? constant);
  expect(Object.keys(CALLS).sort()).toEqual(written.sort());
});

const SENT: readonly (readonly [string, Known['ask'], Sent])[] = [
  ...Object.entries(CALLS).map(([name, { ask, sent }]) => [name, ask, sent] as const),
  [
    'fetchProduct',
    (send, abort) => fetchProduct(send, 'a/b', abort),
    get('/products/a%2Fb', { pattern: '/products/{sku}' }),
  ],
  ['fetchStores', (send, abort) => fetchStores(send, '', abort), get('/agencies/ekt/find')],
  [
    'fetchUser at the start',
    (send) => fetchUser(send, true),
    { ...CALLS.fetchUser?.sent, isEntering: true },
  ],
];

it.each(SENT)('%s is sent as the contract specifies', async (_name, ask, expected) => {
  let sent: Sent = {};
  const capture: Post = ({ read: _, ...call }) => {
    sent = call;
    return Promise.reject(new Error('not answered'));
  };
  await ask(capture, signal).catch(() => undefined);
  expect(sent).toEqual(expected);
});

it('a report names no id that is part of a path', () => {
  for (const [name, , { path, pattern = path }] of SENT) {
    expect(pattern, name).not.toMatch(/\d|%|support_active/);
  }
});
