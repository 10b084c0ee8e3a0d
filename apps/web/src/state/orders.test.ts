import { type OrderId, type OrdersAnswer, rewardOrders } from '@gemas/domain';
import { db, resetDb, setScenario } from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import { queryClientAtom } from 'jotai-tanstack-query';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { fetchOrders } from '../api/orders.ts';
import { fetchUser } from '../api/session.ts';
import { answerWithMocks, openMockPage } from '../testing/mock-server.ts';
import { SOON } from '../testing/soon.ts';
import { LOCAL_KEYS, local, session } from './core/storage.ts';
import {
  answerReceivedAtom,
  ordersAtom,
  ordersKey,
  receivedAtom,
  resetReceivedAtom,
} from './orders.ts';
import { takeOverPhone } from './session/owner.ts';
import { sendAtom, tokenAtom, userAtom } from './session/session.ts';
import type { AppStore } from './session/store.ts';

const NOW = Date.parse('2026-03-14T21:05:00Z');
/** Id of a gift card's order in the mocks (`boardOrders`). The app asks whether the user has received the card. */
const CARD = 1;
const WEEK_MS = 604_800_000;

let store: AppStore;

answerWithMocks();

/** Simulates a page load, and opens Mis premios. Keeps the data stored on the phone. */
async function open(token: string | null): Promise<void> {
  store = await openMockPage(token);
  const user = store.get(userAtom);
  takeOverPhone(user, null);
  const orders = await fetchOrders(store.get(sendAtom));
  store.get(queryClientAtom).setQueryData(ordersKey(user.id), orders);
  store.set(resetReceivedAtom);
}

const stepOf = (id: OrderId) => store.get(receivedAtom).get(String(id))?.step ?? 'question';
const stored = () => local.getItem(LOCAL_KEYS.notYetReceived);
const answer = (id: OrderId, ...types: ('not-yet' | 'ask' | 'yes' | 'confirm' | 'cancel')[]) => {
  for (const type of types) store.set(answerReceivedAtom, id, { type });
};
const posts = () => db.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
const untilConfirmed = () => vi.waitFor(() => expect(stepOf(CARD)).toBe('confirmed'), SOON);

beforeEach(async () => {
  local.clear();
  session.clear();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  await open(resetDb('48213'));
});

it("'Aún no' hides the question for a week, also after a page load", async () => {
  const token = store.get(tokenAtom);
  answer(CARD, 'not-yet');
  expect(stepOf(CARD)).toBe('offered');
  vi.setSystemTime(NOW + WEEK_MS - 1);
  await open(token);
  expect(stepOf(CARD)).toBe('offered');
  vi.setSystemTime(NOW + WEEK_MS);
  await open(token);
  expect(stepOf(CARD)).toBe('question');
});

it("'Aún no' about one card does not hide the question about another", () => {
  answer(CARD, 'not-yet');
  store.set(resetReceivedAtom);
  expect(stepOf(CARD + 1)).toBe('question');
  answer(CARD + 1, 'not-yet');
  store.set(resetReceivedAtom);
  expect([stepOf(CARD), stepOf(CARD + 1)]).toEqual(['offered', 'offered']);
});

it.each([
  ['that cannot be read', '{"1":"ayer"}'],
  ['with an answer of a week ago', JSON.stringify({ 7: NOW - WEEK_MS })],
])(
  'a stored text %s hides no question, and is replaced by the next answer',
  async (_what, text) => {
    local.setItem(LOCAL_KEYS.notYetReceived, text);
    await open(store.get(tokenAtom));
    expect(stepOf(CARD)).toBe('question');
    answer(CARD, 'not-yet');
    expect(JSON.parse(stored() ?? '')).toEqual({ [CARD]: NOW });
  },
);

it('only an answer to the first question is stored', () => {
  answer(CARD, 'yes', 'not-yet', 'cancel');
  expect(stepOf(CARD)).toBe('question');
  expect(stored()).toBeNull();
});

it("a confirmation is not sent before the answer 'Sí'", async () => {
  answer(CARD, 'confirm');
  await fetchUser(store.get(sendAtom));
  expect(posts()).toEqual([]);
});

it('two cards can be confirmed at the same time', async () => {
  for (const id of [CARD, CARD + 1]) answer(id, 'yes', 'confirm');
  const both = [`/orders/confirm/${CARD}`, `/orders/confirm/${CARD + 1}`];
  await vi.waitFor(() => expect(posts().sort()).toEqual(both), SOON);
});

it('a confirmation that failed says why, and can be tried again', async () => {
  setScenario('offline', { only: `POST /orders/confirm/${CARD}` });
  answer(CARD, 'yes', 'confirm');
  const message = 'No pudimos confirmar tu tarjeta. Intenta de nuevo.';
  const state = () => store.get(receivedAtom).get(String(CARD));
  await vi.waitFor(() => expect(state()).toEqual({ step: 'failed', message }), SOON);
  setScenario(null);
  answer(CARD, 'confirm');
  await untilConfirmed();
});

it('a card whose confirmation arrived is shown as received although the answer was lost', async () => {
  const stop = store.sub(ordersAtom, () => {});
  await vi.waitUntil(() => !store.get(ordersAtom).isFetching, SOON);
  const card = () => store.get(ordersAtom).data?.orders.find(({ id }) => id === CARD);
  expect(card()?.received).toBe(false);
  const client = store.get(queryClientAtom);
  client.setQueryData(['other'], 'fresh');
  const answerLost = http.post('*/orders/confirm/:id', () => {
    const order = db.account('48213').state.orders.find(({ id }) => id === CARD);
    Object.assign(order ?? {}, { received: true });
    return HttpResponse.error();
  });
  server.use(answerLost);
  answer(CARD, 'yes', 'confirm');
  await vi.waitFor(() => expect(card()?.received).toBe(true), SOON);
  expect(client.getQueryState(['other'])?.isInvalidated).toBe(false);
  stop();
});

it('a confirmed card is shown as received', async () => {
  const row = () => {
    const key = ordersKey(store.get(userAtom).id);
    const known = store.get(queryClientAtom).getQueryData<OrdersAnswer>(key);
    return known && rewardOrders(known, NOW).find(({ id }) => id === CARD);
  };
  expect(row()).toMatchObject({ received: false, question: { step: 'question' } });
  answer(CARD, 'yes', 'confirm');
  await untilConfirmed();
  expect(row()).toMatchObject({ received: true, question: null, arrival: '' });
  expect(posts()).toHaveLength(1);
});
