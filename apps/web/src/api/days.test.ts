import { server } from '@gemas/mocks/node';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fetchChallenge, fetchPersonalChallenge } from './challenges.ts';
import { createClient } from './client.ts';
import { fetchHistory } from './history.ts';
import { fetchNotifications } from './notifications.ts';
import { fetchOrders } from './orders.ts';

const send = createClient({
  apiUrl: 'http://app.test/api',
  secondaryApiUrl: 'http://app.test/api',
  appVersion: '9.9.9',
  token: () => 'token',
  renew: async () => false,
  onFailure: () => undefined,
});

const answers = (body: object) => server.use(http.get('*/api/*', () => HttpResponse.json(body)));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('reads dates of a history as days if all of them are midnights UTC', async () => {
  const rows = ['2026-03-29T00:00:00Z', '2026-03-28T00:00:00.000Z', '2026-03-27'];
  answers({ activations: rows.map((date) => ({ date, total: 5 })), user: { id: 1 } });
  const { activations } = await fetchHistory(send, 1);
  expect(activations.map(({ date }) => date)).toEqual(['2026-03-29', '2026-03-28', '2026-03-27']);
});

it('reads one midnight of a history as a time if other dates have times', async () => {
  const rows = ['2026-03-29T00:00:00Z', '2026-03-28T21:05:00Z'];
  answers({ activations: rows.map((date) => ({ date, total: 5 })), user: { id: 1 } });
  const { activations } = await fetchHistory(send, 1);
  expect(activations.map(({ date }) => date)).toEqual(rows);
});

it('reads midnights UTC of a challenge as its first and last day', async () => {
  answers({
    name: 'Final',
    roles: '3',
    start_date: '2026-03-02T00:00:00.000000Z',
    end_date: '2026-03-29 00:00:00',
    component: 'ranking',
  });
  expect(await fetchChallenge(send)).toMatchObject({
    start_date: '2026-03-02',
    end_date: '2026-03-29',
  });
});

it('reads the midnight of a challenge as a time if its other date has a time', async () => {
  const dates = { start_date: '2026-03-02T00:00:00Z', end_date: '2026-03-29T21:05:00Z' };
  answers({ name: 'Final', roles: '3', component: 'ranking', ...dates });
  expect(await fetchChallenge(send)).toMatchObject(dates);
});

it('reads midnights UTC of a personal challenge as days', async () => {
  answers({
    title: 'Recargas',
    history_week_start: '2026-03-02T00:00:00Z',
    history_week_end: '2026-03-08T00:00:00Z',
    challeng_week_start: '2026-03-09T00:00:00Z',
    challeng_week_end: '2026-03-15T00:00:00Z',
  });
  expect(await fetchPersonalChallenge(send)).toMatchObject({
    history_week_start: '2026-03-02',
    history_week_end: '2026-03-08',
    challeng_week_start: '2026-03-09',
    challeng_week_end: '2026-03-15',
  });
});

it('reads dates of orders and their status changes as days if all of them are midnights UTC', async () => {
  const status_history = [{ status: 'Colocada', date: '2026-03-28T00:00:00Z' }];
  answers({ orders: [{ id: 1, date: '2026-03-28T00:00:00Z', status_history }], products: {} });
  const { orders } = await fetchOrders(send);
  expect(orders).toMatchObject([
    { date: '2026-03-28', status_history: [{ status: 'Colocada', date: '2026-03-28' }] },
  ]);
});

it('reads the midnight of one order as a time if other dates have times', async () => {
  const status_history = [{ status: 'Confirmada', date: '2026-03-28T21:05:00Z' }];
  const orders = [{ id: 1, date: '2026-03-28T00:00:00Z', status_history }];
  answers({ orders, products: {} });
  expect((await fetchOrders(send)).orders).toMatchObject(orders);
});

it('reads dates of notifications as days if all of them are midnights UTC', async () => {
  const notice = { title: 'Aviso', description: '', viewed: true };
  answers([
    { ...notice, id: 1, created_at: '2026-03-29T00:00:00Z' },
    { ...notice, id: 2, created_at: null },
  ]);
  expect((await fetchNotifications(send)).map(({ created_at }) => created_at)).toEqual([
    '2026-03-29',
    null,
  ]);
});

it('reads dates as written in Mexico, in any list', async () => {
  const status_history = [
    { status: 'Colocada', date: '28/03/2026 15:05' },
    { status: 'Confirmada', date: 'ayer' },
  ];
  answers({ orders: [{ id: 1, date: '2026-03-28 15:00:00', status_history }], products: {} });
  const { orders } = await fetchOrders(send);
  expect(orders[0]).toMatchObject({
    date: '2026-03-28T15:00:00-06:00',
    status_history: [{ date: '2026-03-28T15:05:00-06:00' }, { date: null }],
  });
});

it('keeps a day of a history whose date cannot be read', async () => {
  answers({
    activations: [
      { date: 'ayer', total: 5 },
      { date: '09/03/2026', total: 4 },
    ],
    user: { id: 1 },
  });
  const { activations } = await fetchHistory(send, 1);
  expect(activations).toEqual([
    { date: 'ayer', total: 5 },
    { date: '2026-03-09', total: 4 },
  ]);
});
