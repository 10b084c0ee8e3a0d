import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MockServer, startServer } from './http.ts';

let mock: MockServer;
let token = '';
const ORIGIN = 'http://127.0.0.1:4173';

beforeAll(async () => {
  mock = await startServer();
});
afterAll(() => mock.close());

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${mock.origin}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...init.headers },
  });
const post = (path: string, body: unknown) =>
  get(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const requests = async () => (await get('/__mock/requests')).json();

beforeEach(async () => {
  const response = await post('/__mock/reset', { persona: '48213', clock: '2026-03-14T22:00:00Z' });
  ({ token } = await response.json());
});

it('allows a preflight request and a call from another origin', async () => {
  const preflight = await fetch(`${mock.origin}/api/orders`, {
    method: 'OPTIONS',
    headers: {
      Origin: ORIGIN,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,x-app-version,x-requested-with',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
  for (const name of ['authorization', 'x-requested-with', 'x-app-version', 'content-type']) {
    expect(allowed).toContain(name);
  }
  const response = await get('/api/faqs', { headers: { Origin: ORIGIN } });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
});

it.each(['/api', ''])('logs in over HTTP with the prefix %j', async (prefix) => {
  const response = await post(`${prefix}/auth/login`, { code: '33190' });
  expect(await response.json()).toMatchObject({ user: { name: 'Rubén Lara Pacheco' } });
});

it('serves the images of the products, and no other files', async () => {
  const { result } = await (await get('/api/products/100214')).json();
  const image = await fetch(result.ImageUrl);
  expect(image.headers.get('content-type')).toBe('image/svg+xml');
  expect(image.headers.get('access-control-allow-origin')).toBe('*');
  expect(await image.text()).toContain('<svg');
  expect((await get('/img/missing.svg')).status).toBe(404);
  expect((await get('/img/..%2f..%2fpackage.json')).status).toBe(404);
});

it('closes the socket in the scenario offline', async () => {
  await post('/__mock/scenario', { name: 'offline', times: 1 });
  await expect(post('/api/orders', {})).rejects.toThrow('fetch failed');
  expect((await get('/api/faqs')).status).toBe(200);
});

it('leaves the socket open in the scenario timeout', async () => {
  await post('/__mock/scenario', { name: 'timeout' });
  const socket = connect(Number(new URL(mock.origin).port), '127.0.0.1');
  socket.write('GET /api/faqs HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let isSettled = false;
  for (const event of ['data', 'close']) {
    socket.on(event, () => {
      isSettled = true;
    });
  }
  const paths = async () => (await requests()).map(({ path }: { path: string }) => path);
  await expect.poll(paths).toContain('/faqs');
  // Other calls are answered while this call is pending.
  expect((await get('/img/missing.svg')).status).toBe(404);
  expect(isSettled).toBe(false);
  socket.destroy();
});

describe('a fault of the network over HTTP', () => {
  it.each(['reset-after-headers', 'cut-body', 'broken-gzip'])(
    '%s makes the body unreadable',
    async (name) => {
      await post('/__mock/scenario', { name });
      const response = await get('/api/orders');
      expect(response.status).toBe(200);
      await expect(response.text()).rejects.toThrow();
    },
  );

  it('slow-body is sent byte by byte until the client aborts the call', async () => {
    await post('/__mock/scenario', { name: 'slow-body', ms: 5 });
    const giveUp = new AbortController();
    const response = await get('/api/faqs', { signal: giveUp.signal });
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeLessThan(10);
    giveUp.abort();
    await expect(reader?.read()).rejects.toThrow('aborted');
  });

  it('login-redirect-301 redirects to the login page of a captive portal', async () => {
    await post('/__mock/scenario', { name: 'login-redirect-301' });
    const response = await get('/api/orders');
    expect([response.status, response.redirected]).toEqual([200, true]);
    expect(await response.text()).toContain('Portal del hotel');
  });
});

it.each([
  ['/__mock/reset', { persona: '1' }, 422],
  ['/__mock/scenario', { name: 'earthquake' }, 422],
  ['/__mock/time', { now: 'ayer' }, 422],
  ['/__mock/party', {}, 404],
  ['/api/party', {}, 404],
])('rejects a post to %s of %j with the status %d', async (path, body, status) => {
  expect((await post(path, body)).status).toBe(status);
});

it('expire-sessions ends the sessions, and a new log-in succeeds', async () => {
  await post('/__mock/expire-sessions', {});
  expect((await get('/api/orders')).status).toBe(401);
  expect((await post('/api/auth/login', { code: '48213' })).status).toBe(200);
  expect((await get('/api/orders')).status).toBe(200);
});
