import { simulationOutcome } from '@gemas/domain';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BLENDER_SKU } from '../fixtures/vault.ts';
import { FERNANDA, mockApi, orderPayload, simulationPayload } from '../testing/mock-api.ts';
import { SCENARIO_NAMES, type ScenarioName } from './names.ts';
import { scenarioHandlers, scenarios } from './scenarios.ts';

const { db, reset, send } = mockApi();

const DAY_MS = 86_400_000;

beforeEach(reset);
afterEach(() => {
  vi.useRealTimers();
});

async function simulate() {
  const response = await send('POST', '/orders/simulation', simulationPayload);
  return { status: response.status, answer: await response.json() };
}

it('defines each named scenario once, with a title', () => {
  expect(scenarios.map(({ name }) => name)).toEqual(SCENARIO_NAMES);
  for (const { title } of scenarios) expect(title).not.toBe('');
});

describe('faults of the network', () => {
  it('offline fails the connection', async () => {
    db.setScenario('offline');
    expect((await send('GET', '/products')).type).toBe('error');
  });

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

  it('server-500, malformed-body and wrong-shape respond with status 500, half a body and another shape', async () => {
    db.setScenario('server-500');
    expect((await send('GET', '/orders')).status).toBe(500);
    db.setScenario('malformed-body');
    const half = await send('GET', '/orders');
    expect(half.status).toBe(200);
    await expect(half.json()).rejects.toThrow(SyntaxError);
    db.setScenario('wrong-shape');
    expect(await (await send('GET', '/orders')).json()).toBeTypeOf('string');
  });

  it.each([
    ['no-content-204', 204],
    ['login-redirect-301', 301],
    ['forbidden-403', 403],
    ['missing-404', 404],
    ['timeout-408', 408],
    ['too-large-413', 413],
    ['too-many-429', 429],
    ['gateway-502', 502],
  ] as const)('%s has status %d', async (name, status) => {
    db.setScenario(name);
    expect((await send('GET', '/orders')).status).toBe(status);
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

  it('reset-after-headers sends a body that fails, and slow-body sends single bytes', async () => {
    db.setScenario('reset-after-headers');
    await expect((await send('GET', '/orders')).text()).rejects.toThrow(TypeError);
    db.setScenario('slow-body', { ms: 2 });
    const reader = (await send('GET', '/orders')).body?.getReader();
    for (let byte = 0; byte < 3; byte += 1) expect((await reader?.read())?.value).toHaveLength(1);
    await reader?.cancel();
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

describe('errors of the server', () => {
  it.each([
    ['version-409', 'GET', '/auth/user', 409],
    ['blacklist-403', 'GET', '/auth/user', 403],
    ['blacklist-403-no-message', 'GET', '/products', 403],
    ['maintenance-503', 'GET', '/orders', 503],
    ['token-401', 'GET', '/auth/user', 401],
    ['login-401', 'POST', '/auth/login', 401],
    ['user-500', 'GET', '/auth/user', 500],
    ['update-500', 'POST', '/auth/complete_update', 500],
    ['tour-500', 'POST', '/auth/tour_complete', 500],
    ['survey-500', 'POST', '/surveys/complete', 500],
    ['simulation-500', 'POST', '/orders/simulation', 500],
    ['order-message', 'POST', '/orders', 422],
    ['order-500', 'POST', '/orders', 500],
    ['order-500-message', 'POST', '/orders', 500],
    ['confirm-500', 'POST', '/orders/confirm/1', 500],
    ['claim-message', 'POST', '/orders/reward', 422],
    ['claim-500', 'POST', '/orders/reward', 500],
    ['ticket-500', 'POST', '/support/create-ticket/1001', 500],
    ['products-500', 'GET', '/products', 500],
    ['next-page-500', 'GET', '/products?page=2', 500],
    ['product-404', 'GET', `/products/${BLENDER_SKU}`, 404],
    ['postal-code-500', 'GET', '/postal_code/37000', 500],
  ] as const)('%s responds to %s %s with status %d', async (name, method, path, status) => {
    db.setScenario(name);
    expect((await send(method, path, method === 'POST' ? {} : undefined)).status).toBe(status);
    const { calls = [] } = scenarios.find((one) => one.name === name) ?? {};
    if (calls.length > 0) expect((await send('GET', '/faqs')).status).toBe(200);
  });

  it('token-401 does not affect the log-in, and next-page-500 does not affect the first page', async () => {
    db.setScenario('token-401');
    expect((await send('POST', '/auth/login', { code: FERNANDA })).status).toBe(200);
    db.setScenario('next-page-500');
    expect((await send('GET', '/products?page=1')).status).toBe(200);
  });

  it.each([
    ['postal-code-empty', '/postal_code/37000'],
    ['stores-empty', '/agencies/ekt/find'],
  ] as const)('%s returns an empty list', async (name, path) => {
    db.setScenario(name);
    expect(await (await send('GET', path)).json()).toEqual([]);
  });

  it('products-empty returns an empty vault', async () => {
    db.setScenario('products-empty');
    expect(await (await send('GET', '/products')).json()).toMatchObject({ products_db: [] });
  });
});

describe('rejected simulations', () => {
  const outcomes: Readonly<Partial<Record<ScenarioName, object>>> = {
    'simulation-out-of-stock': { kind: 'sold-out' },
    'simulation-price-change': { kind: 'price-changed', pesos: 510 * 102, otherProduct: false },
    'simulation-price-over-balance': {
      kind: 'price-changed',
      pesos: 1285 * 102,
      otherProduct: false,
    },
    'simulation-other-product-price': { kind: 'price-changed', otherProduct: true },
    'simulation-redeem-cost': { kind: 'price-changed', pesos: null, otherProduct: false },
    'simulation-postal-code': {
      kind: 'refused',
      text: expect.stringContaining('No podemos entregar'),
    },
    'simulation-no-shipping': {
      kind: 'refused',
      text: expect.stringContaining('No podemos entregar'),
    },
    'simulation-sla': { kind: 'refused', text: expect.stringContaining('No podemos entregar') },
    'simulation-sla-dom': { kind: 'refused', text: expect.stringContaining('No podemos entregar') },
    'simulation-not-available': {
      kind: 'refused',
      text: expect.stringContaining('ya no se encuentra'),
    },
    'simulation-sla-retailer': { kind: 'refused', text: expect.stringContaining('Tienda') },
    'simulation-unknown': { kind: 'refused', text: expect.stringContaining('No podemos canjear') },
  };

  it.each(Object.entries(outcomes))(
    '%s is interpreted by the client as %o',
    async (name, outcome) => {
      db.setScenario(name as ScenarioName);
      const { status, answer } = await simulate();
      expect(status).toBe(200);
      const read = { ...answer, texts: [answer.message] };
      expect(
        simulationOutcome(read, { sku: BLENDER_SKU, price: 489, retailer: 'Tienda' }),
      ).toMatchObject(outcome);
    },
  );

  it.each(['simulation-price-change', 'simulation-redeem-cost'] as const)(
    '%s changes the price of the product and of its order until the reset',
    async (name) => {
      db.setScenario(name);
      await simulate();
      db.setScenario(null);
      const { result } = await (await send('GET', `/products/${BLENDER_SKU}`)).json();
      expect(result.Price).toBe(510 * 102);
      expect(await (await send('POST', '/orders', orderPayload)).json()).toEqual({
        wallet: { balance: 774 },
      });
      db.reset(FERNANDA);
      const fresh = await (await send('GET', `/products/${BLENDER_SKU}`)).json();
      expect(Math.ceil(fresh.result.Price / 102)).toBe(489);
    },
  );

  it('simulation-no-answer fails the connection', async () => {
    db.setScenario('simulation-no-answer');
    expect((await send('POST', '/orders/simulation', simulationPayload)).type).toBe('error');
  });
});

describe('failed orders', () => {
  const balance = () => db.account(FERNANDA).state.balance;

  it('order-200-message places no order and responds with status 200 and a message', async () => {
    db.setScenario('order-200-message');
    const response = await send('POST', '/orders', orderPayload);
    expect(response.status).toBe(200);
    expect(Object.keys(await response.json())).toEqual(['message']);
    expect(balance()).toBe(1284);
  });

  it('order-no-answer places the order and sends no response, and order-offline places no order', async () => {
    db.setScenario('order-no-answer');
    expect((await send('POST', '/orders', orderPayload)).type).toBe('error');
    expect(balance()).toBe(795);
    db.setScenario('order-offline');
    expect((await send('POST', '/orders', orderPayload)).type).toBe('error');
    expect(balance()).toBe(795);
  });
});
