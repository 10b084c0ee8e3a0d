import { getResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { tokenOf } from '../db/db.ts';
import { FERNANDA, mockApi, orderPayload, personal } from '../testing/mock-api.ts';

const { db, get, handlers, post, reset } = mockApi();

beforeEach(reset);

it('logs each call with query, headers and body', async () => {
  await post('/orders', orderPayload);
  await get('/products?page=2&query=lap');
  expect(db.requests).toEqual([
    {
      method: 'POST',
      path: '/orders',
      query: {},
      headers: {
        authorization: `Bearer ${tokenOf(FERNANDA)}`,
        'x-app-version': '1.0.0',
        'x-requested-with': null,
      },
      body: orderPayload,
    },
    expect.objectContaining({
      method: 'GET',
      path: '/products',
      query: { page: '2', query: 'lap' },
      body: null,
    }),
  ]);
});

interface Effect {
  persona?: string;
  post: string;
  body?: object;
  get: string;
  /** Returns the part of an answer that the call must have changed. The answer is requested after the call. */
  part: (answer: never) => unknown;
  expected: unknown;
}

const userField = (name: string) => (answer: { user: object }) => Reflect.get(answer.user, name);
const question = { id: 71, statement: '', answer: ['Sí'], aditional_answer: null };
const EFFECTS: Readonly<Record<string, Effect>> = {
  'the tour is complete': {
    ...{ persona: '60005', post: '/auth/tour_complete', get: '/auth/user' },
    ...{ part: userField('tour_complete'), expected: true },
  },
  'the update is complete': {
    ...{ persona: '60004', post: '/auth/complete_update', get: '/auth/user' },
    ...{ part: userField('has_update'), expected: false },
  },
  'the result of the raffle was revealed': {
    ...{ persona: '60012', post: '/auth/user/seen/reward', get: '/auth/user' },
    ...{ part: userField('reward_block'), expected: false },
  },
  'notifications were viewed': {
    ...{ post: '/notifications/viewed', body: { notifications: [500] }, get: '/notifications' },
    ...{ part: (all: { viewed: number }[]) => all[0]?.viewed, expected: 1 },
  },
  'a survey was answered': {
    ...{ persona: '60009', post: '/surveys/complete', get: '/surveys' },
    ...{ body: { survey_id: 7, questions: [question, question, question] } },
    ...{ part: (all: object[]) => all.length, expected: 1 },
  },
};

it.each(Object.entries(EFFECTS))('stores that %s', async (_what, effect) => {
  const code = effect.persona ?? FERNANDA;
  db.openSession(code);
  const part = async () => effect.part((await get(effect.get, code)).body as never);
  expect(await part()).not.toBe(effect.expected);
  expect((await post(effect.post, effect.body, code)).status).toBe(200);
  expect(await part()).toBe(effect.expected);
});

it('accepts the first claim of a winner, and rejects a second claim and claims of other users', async () => {
  db.openSession('60010');
  const claim = { ...personal, address_id: 61, reward_sku: 'SORTEO-MOTO', type_card: '' };
  expect((await post('/orders/reward', claim, '60010')).status).toBe(200);
  expect((await post('/orders/reward', claim, '60010')).status).toBe(422);
  expect((await post('/orders/reward', claim)).status).toBe(422);
});

it('has no neighbourhoods for an unknown postal code, and a town where the city is missing', async () => {
  expect((await get('/postal_code/99999')).body).toEqual([]);
  const [first] = (await get('/postal_code/45800')).body;
  expect(first).toMatchObject({ city: '', town: 'Jocotepec' });
});

it('does not answer a request for a source file of a development server', async () => {
  const request = new Request('http://localhost:5173/src/api/products/list.ts');
  expect(await getResponse(handlers, request)).toBeUndefined();
  expect(db.requests).toEqual([]);
});
