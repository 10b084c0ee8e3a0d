import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MockServer, startServer } from './http.ts';

let mock: MockServer;
const ORIGIN = 'http://127.0.0.1:4173';

beforeAll(async () => {
  mock = await startServer();
});
afterAll(() => mock.close());

async function post(path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(`${mock.origin}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

let token = '';
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
  const response = await fetch(`${mock.origin}/api/faqs`, {
    headers: { Origin: ORIGIN, Authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
});

it('logs in over HTTP, with and without the /api prefix', async () => {
  for (const prefix of ['/api', '']) {
    const response = await post(`${prefix}/auth/login`, { code: '33190' });
    expect(await response.json()).toMatchObject({ user: { name: 'Rubén Lara Pacheco' } });
  }
});

it('returns the logged requests with their headers', async () => {
  await fetch(`${mock.origin}/api/products?page=1&query=mesa`, {
    headers: {
      Authorization: `Bearer ${token}`,
      'X-App-Version': '1.0.0',
      'X-Requested-With': 'XMLHttpRequest',
    },
  });
  expect(await (await fetch(`${mock.origin}/__mock/requests`)).json()).toEqual([
    {
      method: 'GET',
      path: '/products',
      query: { page: '1', query: 'mesa' },
      headers: {
        authorization: `Bearer ${token}`,
        'x-app-version': '1.0.0',
        'x-requested-with': 'XMLHttpRequest',
      },
      body: null,
    },
  ]);
});

it('serves the images of the products, and no other files', async () => {
  const response = await fetch(`${mock.origin}/api/products/100214`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { result } = await response.json();
  const image = await fetch(result.ImageUrl);
  expect(image.headers.get('content-type')).toBe('image/svg+xml');
  expect(image.headers.get('access-control-allow-origin')).toBe('*');
  expect(await image.text()).toContain('<svg');
  expect((await fetch(`${mock.origin}/img/missing.svg`)).status).toBe(404);
  expect((await fetch(`${mock.origin}/img/..%2f..%2fpackage.json`)).status).toBe(404);
});

it('closes the socket in the scenario offline', async () => {
  await post('/__mock/scenario', { name: 'offline', times: 1 });
  await expect(post('/api/orders', {}, token)).rejects.toThrow('fetch failed');
  expect(
    (await fetch(`${mock.origin}/api/faqs`, { headers: { Authorization: `Bearer ${token}` } }))
      .status,
  ).toBe(200);
});

it('leaves the socket open in the scenario timeout', async () => {
  await post('/__mock/scenario', { name: 'timeout' });
  const socket = connect(Number(new URL(mock.origin).port), '127.0.0.1');
  socket.write('GET /api/faqs HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let isSettled = false;
  socket.on('data', () => {
    isSettled = true;
  });
  socket.on('close', () => {
    isSettled = true;
  });
  const hasArrived = async () => {
    const requests = await (await fetch(`${mock.origin}/__mock/requests`)).json();
    return requests.some(({ path }: { path: string }) => path === '/faqs');
  };
  await expect.poll(hasArrived).toBe(true);
  // Other calls are answered while this call is pending.
  expect((await fetch(`${mock.origin}/img/missing.svg`)).status).toBe(404);
  expect(isSettled).toBe(false);
  socket.destroy();
});

describe('a fault of the network over HTTP', () => {
  const orders = () =>
    fetch(`${mock.origin}/api/orders`, { headers: { Authorization: `Bearer ${token}` } });

  it.each(['reset-after-headers', 'cut-body', 'broken-gzip'])(
    '%s makes the body unreadable',
    async (name) => {
      await post('/__mock/scenario', { name });
      const response = await orders();
      expect(response.status).toBe(200);
      await expect(response.text()).rejects.toThrow();
    },
  );

  it('slow-body is sent byte by byte until the client aborts the call', async () => {
    await post('/__mock/scenario', { name: 'slow-body', ms: 5 });
    const giveUp = new AbortController();
    const response = await fetch(`${mock.origin}/api/faqs`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: giveUp.signal,
    });
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeLessThan(10);
    giveUp.abort();
    await expect(reader?.read()).rejects.toThrow('aborted');
  });

  it('login-redirect-301 redirects to the login page of a captive portal', async () => {
    await post('/__mock/scenario', { name: 'login-redirect-301' });
    const response = await orders();
    expect([response.status, response.redirected]).toEqual([200, true]);
    expect(await response.text()).toContain('Portal del hotel');
  });
});

it('rejects an unknown persona, scenario and route, and an invalid time', async () => {
  expect((await post('/__mock/reset', { persona: '1' })).status).toBe(422);
  expect((await post('/__mock/scenario', { name: 'earthquake' })).status).toBe(422);
  expect((await post('/__mock/time', { now: 'ayer' })).status).toBe(422);
  expect((await post('/__mock/party', {})).status).toBe(404);
  expect((await post('/api/party', {}, token)).status).toBe(404);
});

it('expire-sessions ends the sessions, and a new log-in succeeds', async () => {
  await post('/__mock/expire-sessions', {});
  expect(
    (await fetch(`${mock.origin}/api/orders`, { headers: { Authorization: `Bearer ${token}` } }))
      .status,
  ).toBe(401);
  expect((await post('/api/auth/login', { code: '48213' })).status).toBe(200);
  expect(
    (await fetch(`${mock.origin}/api/orders`, { headers: { Authorization: `Bearer ${token}` } }))
      .status,
  ).toBe(200);
});
