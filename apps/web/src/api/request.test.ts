import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestClient } from '../testing/client.ts';
import type { Call } from './call.ts';

const fetchCall = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const send = createTestClient(() => 'token');
const read = () => 'read';
const GET: Call<string> = { method: 'GET', path: '/products', read };

/** The request that the last call has sent. */
function sent() {
  const [address, { method, body, headers } = {}] = fetchCall.mock.lastCall ?? [];
  return { address, method, body, type: new Headers(headers).get('Content-Type') };
}

beforeEach(() => {
  fetchCall.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetchCall);
});
afterEach(() => vi.unstubAllGlobals());

it('sends the parameters of a read in its address, and neither a body nor a content type', async () => {
  expect(await send({ ...GET, params: { page: 2, query: 'café' } })).toBe('read');
  expect(sent()).toEqual({
    address: 'http://app.test/api/products?page=2&query=caf%C3%A9',
    method: 'GET',
    body: undefined,
    type: null,
  });
});

it('sends the body of a post as JSON', async () => {
  await send({ method: 'POST', path: '/orders', body: { product_id: 5 }, read });
  expect(sent()).toEqual({
    address: 'http://app.test/api/orders',
    method: 'POST',
    body: '{"product_id":5}',
    type: 'application/json',
  });
});

it('sends no content type for a post without a body', async () => {
  await send({ method: 'POST', path: '/auth/tour_complete', read });
  expect(sent()).toMatchObject({ body: undefined, type: null });
});

it('aborts the request of an aborted call, which fails as canceled', async () => {
  const controller = new AbortController();
  const isAborted = new Promise<never>((_, reject) => {
    fetchCall.mockImplementation((_address, { signal }) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      controller.abort();
      return isAborted;
    });
  });
  const call = send({ ...GET, signal: controller.signal });
  await expect(call).rejects.toMatchObject({ kind: 'canceled' });
  await expect(isAborted).rejects.toThrow();
});
