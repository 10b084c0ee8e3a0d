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

interface Known {
  ask: (send: Post, signal?: AbortSignal) => Promise<unknown>;
  /** The id in the path. */
  id?: number | string;
  body?: unknown;
  params?: Sent['params'];
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

const UNREAD = { unread: true } as const;
/** The gems of each member, which no screen shows. */
const MEMBER_GEMS = {
  unknown: [
    ...['weekly_gems', 'weekly_gems.earned', 'weekly_gems.spent'],
    ...['daily_gems', 'daily_gems.earned', 'daily_gems.spent', 'earned', 'spent'],
  ].map((field) => `referals[].${field}`),
};
const OF_CORPORATE = { persona: CORPORATE, ...MEMBER_GEMS };

/** Every exported function of src/api that sends a call, by its name. */
const CALLS: Readonly<Record<string, Known>> = {
  login: {
    ask: (send) => login(send, '60010'),
    body: { code: '60010' },
    essentials: ['token', 'user', 'user.id', 'user.role_id', 'user.code'],
    unknown: ['user.created_at'],
  },
  fetchUser: {
    ask: (send) => fetchUser(send),
    persona: '60010',
    essentials: ['user', 'user.id', 'user.role_id'],
    unknown: ['user.created_at'],
  },
  completeUpdate: { ask: completeUpdate, ...UNREAD },
  completeTour: { ask: completeTour, ...UNREAD },
  seenReward: { ask: seenReward, persona: '60010', ...UNREAD },
  fetchGameClosed: { ask: fetchGameClosed, persona: '60013' },
  fetchAgencyStats: { ask: fetchAgencyStats, persona: '33190', ...MEMBER_GEMS },
  fetchRegionStats: { ask: fetchRegionStats, ...MEMBER_GEMS },
  fetchTerritoryStats: { ask: fetchTerritoryStats, ...MEMBER_GEMS },
  fetchAgencyStatsOf: {
    ask: (send, abort) => fetchAgencyStatsOf(send, 1101, abort),
    ...{ id: 1101, ...OF_CORPORATE },
  },
  fetchTerritoryStatsOf: {
    ask: (send, abort) => fetchTerritoryStatsOf(send, 1, abort),
    ...{ id: 1, ...OF_CORPORATE },
  },
  fetchHistory: {
    ask: (send, abort) => fetchHistory(send, 1, abort),
    ...{ id: 1, essentials: ['activations'] },
  },
  fetchNotifications: { ask: fetchNotifications },
  sendViewed: {
    ask: (send) => sendViewed(send, [1, 2]),
    ...{ body: { notifications: [1, 2] }, ...UNREAD },
  },
  fetchProducts: {
    ask: (send, abort) => fetchProducts(send, { page: 1, query: '' }, abort),
    ...{ params: { page: 1, query: '' }, essentials: ['products_db'] },
  },
  fetchProduct: {
    ask: (send, abort) => fetchProduct(send, BLENDER_SKU, abort),
    ...{ id: BLENDER_SKU, essentials: ['sku'] },
  },
  fetchStates: { ask: fetchStates, unknown: ['[].id', '[].name'] },
  fetchStores: {
    ask: (send, abort) => fetchStores(send, 'Silao', abort),
    params: { q: 'Silao' },
  },
  fetchPostalCode: { ask: (send, abort) => fetchPostalCode(send, '37000', abort), id: '37000' },
  simulateOrder: {
    ask: (send) => simulateOrder(send, SIMULATION),
    ...{ body: SIMULATION, reshaped: true },
  },
  createOrder: {
    ask: (send) => createOrder(send, ORDER, mayBeSent),
    ...{ body: ORDER, essentials: ['wallet', 'wallet.balance'] },
  },
  fetchOrders: {
    // Without `isCut`, which only tells that a row is missing.
    ask: async (send, abort) => ({ ...(await fetchOrders(send, abort)), isCut: undefined }),
    ...{ persona: '60018', essentials: ['orders'] },
    unknown: ['orders[].pickup.id', 'orders[].pickup.code'],
  },
  confirmOrder: {
    ask: (send) => confirmOrder(send, 28),
    ...{ id: 28, persona: '60018', reshaped: true },
  },
  postClaim: {
    ask: (send) => postClaim(send, CLAIM, mayBeSent),
    ...{ body: CLAIM, persona: '60010', ...UNREAD },
  },
  fetchMaterials: { ask: fetchMaterials, persona: '60006' },
  fetchFaqs: { ask: fetchFaqs },
  fetchParam: {
    ask: (send, abort) => fetchParam(send, 'support_active', abort),
    ...{ id: 'support_active', essentials: ['value'], reshaped: true },
  },
  fetchSurveys: { ask: fetchSurveys, persona: '60009', allOrNothing: ['[].questions'] },
  completeSurvey: {
    ask: (send) => completeSurvey(send, SURVEY),
    ...{ body: SURVEY, persona: '60009', ...UNREAD },
  },
  fetchChallenge: { ask: fetchChallenge },
  fetchRankingPage: {
    ask: (send, abort) => fetchRankingPage(send, 1, abort),
    ...{ params: { page: 1 }, essentials: ['data'] },
  },
  fetchMyRanking: { ask: fetchMyRanking },
  fetchPersonalChallenge: { ask: fetchPersonalChallenge },
  fetchClients: { ask: fetchClients, persona: '50120' },
  fetchTerritories: { ask: fetchTerritories, persona: CORPORATE },
  fetchRegions: {
    ask: (send, abort) => fetchRegions(send, 1, abort),
    ...{ id: 1, persona: CORPORATE, essentials: ['regions'] },
  },
  fetchAgencies: {
    ask: (send, abort) => fetchAgencies(send, 11, abort),
    ...{ id: 11, persona: CORPORATE, essentials: ['agencies'] },
  },
  fetchTickets: { ask: (send, abort) => fetchTickets(send, 1001, abort), id: 1001 },
  fetchThread: {
    ask: (send, abort) => fetchThread(send, 318, abort),
    ...{ id: 318, essentials: ['comments'], unknown: ['id'] },
  },
  createTicket: {
    ask: (send) => createTicket(send, TICKETLESS, TICKET),
    ...{ id: TICKETLESS, body: TICKET, persona: '60014', reshaped: true },
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

/** Returns the call that a function sends. */
async function sentBy(ask: Known['ask']): Promise<Sent> {
  let sent: Sent = {};
  const capture: Post = ({ read: _, ...call }) => {
    sent = call;
    return Promise.reject(new Error('not answered'));
  };
  await ask(capture, signal).catch(() => undefined);
  return sent;
}

// Whether the document has the method and the pattern of a call is checked wherever the call is sent (unit-setup.ts).
it.each(Object.entries(CALLS))('%s sends its id, its body and its parameters', async (_, known) => {
  const { path, pattern = path, body, params } = await sentBy(known.ask);
  expect(path).toBe(pattern?.replace(/\{\w+\}/, String(known.id)));
  expect({ body, params }).toEqual({ body: known.body, params: known.params });
  expect(pattern, 'a report names no id that is part of a path').not.toMatch(/\d|%|support_active/);
});

it('a search for all stores sends no parameter', async () => {
  expect((await sentBy((send) => fetchStores(send, ''))).params).toBeUndefined();
});

it.each<[what: string, field: keyof Sent, value: unknown, calls: string]>([
  ['have a time limit of 30 s', 'timeoutMs', 30_000, 'simulateOrder createOrder postClaim'],
  ['are checked before they are sent', 'mayBeSent', mayBeSent, 'createOrder postClaim'],
  ['open Maintenance', 'opensMaintenance', true, 'login fetchUser createOrder postClaim'],
  ['handle their failure themselves', 'isEntering', true, 'login'],
  [
    'go to the second base URL',
    ...(['secondary', true] as const),
    'login completeUpdate completeTour sendViewed confirmOrder fetchTerritories fetchRegions fetchAgencies ' +
      'fetchTickets fetchThread createTicket',
  ],
  ['of a GET cannot be aborted', 'signal', undefined, ''],
])('only the listed calls %s', async (_what, field, value, calls) => {
  const names: string[] = [];
  for (const [name, { ask }] of Object.entries(CALLS)) {
    const sent = await sentBy(ask);
    if (sent[field] === value && (value || sent.method === 'GET')) names.push(name);
  }
  expect(names.join(' ')).toBe(calls || 'fetchUser');
});

it('the start-up handles the failure of fetchUser itself', async () => {
  expect((await sentBy((send) => fetchUser(send, true))).isEntering).toBe(true);
});
