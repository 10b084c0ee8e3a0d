import { getResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { tokenOf } from '../db/db.ts';
import { FERNANDA, mockApi, orderPayload } from '../testing/mock-api.ts';

const { db, get, handlers, post, reset } = mockApi();

beforeEach(reset);

it.each([
  '/game/closed',
  '/stats/agency/referals',
  '/stats/agency/referals/1102',
  '/stats/region/referals',
  '/stats/territory/referals',
  '/stats/territory/referals/2',
  '/notifications',
  '/states',
  '/materials',
  '/daily/referals/1001',
  '/territories',
  '/territories/1/regions',
  '/regions/11/agencies',
  '/agencies/ekt/find',
  '/support/tickets/1001',
  '/support/ticket/318',
  '/params/support_active',
  '/faqs',
  '/surveys',
  '/challenges/current',
  '/challenges/ranking?page=2',
  '/challenges/my/ranking',
  '/challenges/personal',
  '/challenges/transactions',
])('responds to GET %s', async (path) => {
  expect((await get(path)).status).toBe(200);
});

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

it('does not answer a request for a source file of a development server', async () => {
  const request = new Request('http://localhost:5173/src/api/products/list.ts');
  expect(await getResponse(handlers, request)).toBeUndefined();
  expect(db.requests).toEqual([]);
});
