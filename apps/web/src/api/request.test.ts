import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Call, createClient } from './client.ts';
import { ApiError, toFailure } from './error.ts';

const fetchCall = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const send = createClient({
  apiUrl: 'http://app.test/api',
  secondaryApiUrl: 'http://second.test/api',
  appVersion: '9.9.9',
  token: () => 'token',
  renew: () => Promise.resolve(false),
  onFailure: () => undefined,
});
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
  await send({ method: 'POST', path: '/orders', body: { product_id: 5 }, read, secondary: true });
  expect(sent()).toEqual({
    address: 'http://second.test/api/orders',
    method: 'POST',
    body: '{"product_id":5}',
    type: 'application/json',
  });
});

it('sends no content type for a post without a body', async () => {
  await send({ method: 'POST', path: '/auth/tour_complete', read });
  expect(sent()).toMatchObject({ body: undefined, type: null });
});

it('does not send a call that is aborted before', async () => {
  const call = send({ ...GET, signal: AbortSignal.abort() });
  await expect(call).rejects.toMatchObject({ kind: 'canceled' });
  expect(fetchCall).not.toHaveBeenCalled();
});

it('aborts the request of an aborted call, which fails as canceled', async () => {
  const controller = new AbortController();
  const isAborted = new Promise<never>((_, reject) => {
    fetchCall.mockImplementation((_address, { signal }) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      controller.abort();
      return isAborted;
    });
  });
  const call = send({ ...GET, signal: controller.signal });
  await expect(call).rejects.toMatchObject({ kind: 'canceled' });
  await expect(isAborted).rejects.toThrow();
});

it('fails as offline if the code that sends calls cannot be loaded, and keeps the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const options = { apiUrl: '', secondaryApiUrl: '', appVersion: '', token: () => null };
  const client = createClient(
    { ...options, renew: () => Promise.resolve(false), onFailure: () => undefined },
    () => Promise.reject(cause),
  );
  await expect(client(GET)).rejects.toMatchObject({ kind: 'offline', cause });
});

it.each([
  [
    new ApiError('server', 'Mensaje', { status: 500 }),
    { kind: 'server', message: 'Mensaje', status: 500 },
  ],
  [new ApiError('offline'), { kind: 'offline', message: null }],
  [new TypeError('x'), { kind: 'unreadable', message: null }],
  ['x', { kind: 'unreadable', message: null }],
])('%s becomes a failure', (error, failure) => {
  expect(toFailure(error)).toStrictEqual(failure);
});

it('an error of a call is named, and its text is the message of the server or the kind', () => {
  const cause = new Error();
  const error = new ApiError('server', 'Mensaje', { cause });
  expect(String(error)).toBe('ApiError: Mensaje');
  expect(error.cause).toBe(cause);
  expect(String(new ApiError('offline'))).toBe('ApiError: offline');
});
