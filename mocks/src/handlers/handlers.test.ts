import { getResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { tokenOf } from '../db/db.ts';
import { FERNANDA, mockApi, orderPayload } from '../testing/mock-api.ts';

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

it('does not answer a request for a source file of a development server', async () => {
  const request = new Request('http://localhost:5173/src/api/products/list.ts');
  expect(await getResponse(handlers, request)).toBeUndefined();
  expect(db.requests).toEqual([]);
});
