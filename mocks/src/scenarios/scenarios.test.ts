import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BLENDER_SKU } from '../fixtures/vault.ts';
import { FERNANDA, mockApi, orderPayload, simulationPayload } from '../testing/mock-api.ts';
import { scenarioHandlers, scenarios } from './scenarios.ts';

// What the app makes of each fault is tested in packages/domain/src/answers/reply.test.ts, and in the stories of a page.

const { db, reset, send } = mockApi();

const DAY_MS = 86_400_000;

beforeEach(reset);
afterEach(() => {
  vi.useRealTimers();
});

/** The scenarios whose name contains the status of a redirect or an error. For each: a call that it affects. */
const WITH_STATUS = scenarios.flatMap(({ name, calls }) => {
  const [, status = ''] = /-([3-5]\d\d)(?:-|$)/.exec(name) ?? [];
  const [method = '', path = ''] = (calls[0] ?? 'GET /orders').split(' ');
  const address = name === 'next-page-500' ? `${path}?page=2` : path.replace(/:\w+/, '1');
  return status ? [[name, method, address, Number(status), calls.length > 0] as const] : [];
});

it('most scenarios are named after a status', () => {
  expect(WITH_STATUS.length).toBeGreaterThan(25);
});

it.each(WITH_STATUS)('%s responds to %s %s with the status %d', async (...row) => {
  const [name, method, path, status, isOnly] = row;
  db.setScenario(name);
  expect((await send(method, path, method === 'POST' ? {} : undefined)).status).toBe(status);
  if (isOnly) expect((await send('GET', '/faqs')).status).toBe(200);
});

it('token-401 does not affect the log-in, and next-page-500 does not affect the first page', async () => {
  db.setScenario('token-401');
  expect((await send('POST', '/auth/login', { code: FERNANDA })).status).toBe(200);
  db.setScenario('next-page-500');
  expect((await send('GET', '/products?page=1')).status).toBe(200);
});

it('simulation-price-change changes the price of the product and of its order until the reset', async () => {
  db.setScenario('simulation-price-change');
  await send('POST', '/orders/simulation', simulationPayload);
  db.setScenario(null);
  const priceOf = async () =>
    (await (await send('GET', `/products/${BLENDER_SKU}`)).json()).result.Price;
  expect(await priceOf()).toBe(510 * 102);
  const order = await send('POST', '/orders', orderPayload);
  expect(await order.json()).toEqual({ wallet: { balance: 774 } });
  db.reset(FERNANDA);
  expect(Math.ceil((await priceOf()) / 102)).toBe(489);
});

describe('faults of the network', () => {
  it('timeout never responds', async () => {
    db.setScenario('timeout');
    vi.useFakeTimers();
    const answered = vi.fn();
    void send('GET', '/products').then(answered);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(answered).not.toHaveBeenCalled();
  });

  it('slow responds with the normal response after the delay', async () => {
    vi.useFakeTimers();
    db.setScenario('slow', { ms: 40 });
    const answered = vi.fn();
    const response = send('GET', '/products').then((answer) => {
      answered();
      return answer;
    });
    await vi.advanceTimersByTimeAsync(39);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await response).status).toBe(200);
  });

  it('a delayed response is sent as soon as the scenario ends', async () => {
    vi.useFakeTimers();
    db.setScenario('slow', { ms: DAY_MS, times: 1 });
    const response = send('GET', '/products');
    await vi.advanceTimersByTimeAsync(1);
    db.setScenario(null);
    expect((await response).status).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a reset does not send the delayed responses of earlier calls', async () => {
    vi.useFakeTimers();
    db.setScenario('slow', { ms: DAY_MS });
    const answered = vi.fn();
    void send('GET', '/products').then(answered);
    await vi.advanceTimersByTimeAsync(1);
    db.reset();
    db.setScenario(null);
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).not.toHaveBeenCalled();
  });

  it('too-many-429 sends when to try again, and login-redirect-301 the address of the login page', async () => {
    db.setScenario('too-many-429');
    expect((await send('GET', '/orders')).headers.get('retry-after')).toBe('30');
    db.setScenario('login-redirect-301');
    const location = (await send('POST', '/orders', orderPayload)).headers.get('location');
    expect(location).toBe('/juego/api/captive-portal/login');
    const page = await send('GET', location?.slice('/juego/api'.length) ?? '');
    expect(await page.text()).toContain('<h1>');
  });

  it('huge-body repeats the rows of the normal response with new ids', async () => {
    db.setScenario('huge-body');
    const text = await (await send('GET', '/notifications')).text();
    expect(text.length).toBeGreaterThanOrEqual(4_000_000);
    const rows: { id: number; title: string }[] = JSON.parse(text);
    expect(rows.length).toBeGreaterThanOrEqual(2000);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const { orders } = await (await send('GET', '/orders')).json();
    expect(orders.length).toBeGreaterThanOrEqual(2000);
    expect((await send('POST', '/orders', orderPayload)).status).toBe(200);
    expect(db.account(FERNANDA).state.balance).toBe(795);
  });

  it('affects only the call in the option `only`', async () => {
    db.setScenario('offline', { only: 'GET /products/:id' });
    expect((await send('GET', '/products')).status).toBe(200);
    expect((await send('GET', `/products/${BLENDER_SKU}`)).type).toBe('error');
  });

  it('ends after `times` responses, also if they are late or never sent', async () => {
    for (const name of ['server-500', 'slow'] as const) {
      db.setScenario(name, { times: 2, ms: 1, only: 'GET /faqs' });
      await send('GET', '/faqs');
      expect(db.scenario).not.toBeNull();
      await send('GET', '/states');
      await send('GET', '/faqs');
      expect(db.scenario, name).toBeNull();
    }
    expect((await send('GET', '/faqs')).status).toBe(200);
    db.setScenario('timeout', { times: 1 });
    void send('GET', '/faqs');
    await expect.poll(() => db.scenario).toBeNull();
    expect((await send('GET', '/faqs')).status).toBe(200);
  });

  it('does not affect the log-in with the option `afterEntering`', async () => {
    db.setScenario('server-500', { afterEntering: true });
    expect((await send('GET', '/auth/user')).status).toBe(200);
    expect((await send('POST', '/auth/login', { code: '48213' })).status).toBe(200);
    expect((await send('POST', '/auth/user/seen/reward')).status).toBe(500);
    expect((await send('GET', '/orders')).status).toBe(500);
  });

  it('logs the calls that a fault affects', async () => {
    db.setScenario('offline');
    await send('POST', '/orders', orderPayload);
    expect(db.requests).toMatchObject([{ method: 'POST', path: '/orders', body: orderPayload }]);
  });

  it('does not answer a request for a source file of a development server', async () => {
    const request = new Request('http://localhost:5173/src/api/client.ts');
    expect(await getResponse(scenarioHandlers('offline', db), request)).toBeUndefined();
  });

  it('rejects an option `only` that is not a method and a path', () => {
    expect(() => scenarioHandlers('offline', db, { only: '/orders' })).toThrow(RangeError);
  });
});
