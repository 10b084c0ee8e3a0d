import { callOf } from '@gemas/domain';
import { expect, it } from 'vitest';
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

const PERSON = { first_name: 'F', last_name: 'H', email: 'f@correo.mx', phone: '4771234508' };
const SIMULATION = { sku: '100', ...PERSON, address_id: 61 };
const ORDER = { ...SIMULATION, simulation_response: { status: 200 } };
const CLAIM = { reward_sku: 'MOTO', type_card: '' as const, ...PERSON, address_id: 61 };
const SURVEY = { survey_id: 7, questions: [] };
const TICKET = { topic: 'game', comments: 'Hola' };

const { signal } = new AbortController();
const mayBeSent = () => true;

const GET = { method: 'GET', signal } as const;
const SECOND = { ...GET, secondary: true } as const;
const POST = { method: 'POST' } as const;
const OPENS_MAINTENANCE = { opensMaintenance: true } as const;

type Sent = Omit<Partial<Call<unknown>>, 'read'>;

const CALLS: readonly [(send: Post) => Promise<unknown>, Sent][] = [
  [(send) => simulateOrder(send, SIMULATION), order('/orders/simulation', SIMULATION)],
  [
    (send) => createOrder(send, ORDER, mayBeSent),
    { ...order('/orders', ORDER), ...OPENS_MAINTENANCE, mayBeSent },
  ],
  [
    (send) => postClaim(send, CLAIM, mayBeSent),
    { ...order('/orders/reward', CLAIM), ...OPENS_MAINTENANCE, mayBeSent },
  ],
  [seenReward, { ...POST, path: '/auth/user/seen/reward' }],
  [(send) => fetchOrders(send, signal), { ...GET, path: '/orders' }],
  [(send) => confirmOrder(send, 28), { ...POST, path: '/orders/confirm/28', secondary: true }],
  [
    (send) => fetchProducts(send, { page: 2, query: 'moto' }, signal),
    { ...GET, path: '/products', params: { page: 2, query: 'moto' } },
  ],
  [(send) => fetchProduct(send, 'a/b', signal), { ...GET, path: '/products/a%2Fb' }],
  [(send) => fetchPostalCode(send, '37000', signal), { ...GET, path: '/postal_code/37000' }],
  [(send) => fetchStates(send, signal), { ...GET, path: '/states' }],
  [
    (send) => fetchStores(send, 'Silao', signal),
    { ...GET, path: '/agencies/ekt/find', params: { q: 'Silao' } },
  ],
  [(send) => fetchStores(send, '', signal), { ...GET, path: '/agencies/ekt/find' }],
  [(send) => fetchChallenge(send, signal), { ...GET, path: '/challenges/current' }],
  [
    (send) => fetchRankingPage(send, 3, signal),
    { ...GET, path: '/challenges/ranking', params: { page: 3 } },
  ],
  [(send) => fetchMyRanking(send, signal), { ...GET, path: '/challenges/my/ranking' }],
  [(send) => fetchPersonalChallenge(send, signal), { ...GET, path: '/challenges/personal' }],
  [(send) => fetchClients(send, signal), { ...GET, path: '/challenges/transactions' }],
  [(send) => fetchFaqs(send, signal), { ...GET, path: '/faqs' }],
  [(send) => fetchGameClosed(send, signal), { ...GET, path: '/game/closed' }],
  [(send) => fetchHistory(send, 1001, signal), { ...GET, path: '/daily/referals/1001' }],
  [(send) => fetchMaterials(send, signal), { ...GET, path: '/materials' }],
  [(send) => fetchNotifications(send, signal), { ...GET, path: '/notifications' }],
  [
    (send) => sendViewed(send, [1, 2]),
    {
      ...POST,
      path: '/notifications/viewed',
      body: { notifications: [1, 2] },
      secondary: true,
    },
  ],
  [
    (send) => fetchParam(send, 'support_active', signal),
    { ...GET, path: '/params/support_active' },
  ],
  [(send) => fetchTerritories(send, signal), { ...SECOND, path: '/territories' }],
  [(send) => fetchRegions(send, 1, signal), { ...SECOND, path: '/territories/1/regions' }],
  [(send) => fetchAgencies(send, 11, signal), { ...SECOND, path: '/regions/11/agencies' }],
  [(send) => fetchRegionStats(send, signal), { ...GET, path: '/stats/region/referals' }],
  [(send) => fetchTerritoryStats(send, signal), { ...GET, path: '/stats/territory/referals' }],
  [(send) => fetchAgencyStats(send, signal), { ...GET, path: '/stats/agency/referals' }],
  [
    (send) => fetchAgencyStatsOf(send, 1101, signal),
    { ...GET, path: '/stats/agency/referals/1101' },
  ],
  [
    (send) => fetchTerritoryStatsOf(send, 1, signal),
    { ...GET, path: '/stats/territory/referals/1' },
  ],
  [
    (send) => login(send, '48213'),
    {
      ...POST,
      ...OPENS_MAINTENANCE,
      path: '/auth/login',
      body: { code: '48213' },
      secondary: true,
      isEntering: true,
    },
  ],
  [fetchUser, { ...OPENS_MAINTENANCE, method: 'GET', path: '/auth/user', isEntering: false }],
  [
    (send) => fetchUser(send, true),
    { ...OPENS_MAINTENANCE, method: 'GET', path: '/auth/user', isEntering: true },
  ],
  [completeUpdate, { ...POST, path: '/auth/complete_update', secondary: true }],
  [completeTour, { ...POST, path: '/auth/tour_complete', secondary: true }],
  [(send) => fetchSurveys(send, signal), { ...GET, path: '/surveys' }],
  [(send) => completeSurvey(send, SURVEY), { ...POST, path: '/surveys/complete', body: SURVEY }],
  [(send) => fetchTickets(send, 1001, signal), { ...SECOND, path: '/support/tickets/1001' }],
  [(send) => fetchThread(send, 318, signal), { ...SECOND, path: '/support/ticket/318' }],
  [
    (send) => createTicket(send, 1001, TICKET),
    { ...POST, path: '/support/create-ticket/1001', body: TICKET, secondary: true },
  ],
];

it.each(CALLS.map(([ask, sent]) => [`${sent.method} ${sent.path}`, ask, sent] as const))(
  '%s is sent as the contract specifies',
  async (_name, ask, expected) => {
    let sent: Sent = {};
    await ask(({ read: _, ...call }) => {
      sent = call;
      return Promise.reject(new Error('not answered'));
    }).catch(() => undefined);
    expect(sent).toEqual(expected);
  },
);

it.each([...new Set(CALLS.map(([, { path = '' }]) => path))])(
  'reports contain the fixed words of the path %s',
  (path) => {
    const fixed = path.replace(/\/(?:\d+|a%2Fb|support_active)(?=\/|$)/g, '/{id}');
    expect(callOf(`GET ${path}`)).toBe(`GET ${fixed}`);
  },
);

/** Returns the expected request of an order, a claim or a simulation. Their time limit is 30 s instead of 15 s. */
function order(path: string, body: unknown): Sent {
  return { ...POST, path, body, timeoutMs: 30_000 };
}
