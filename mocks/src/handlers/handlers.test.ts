import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { Db, tokenOf } from '../db/db.ts';
import { BOARD_NOW } from '../db/time.ts';
import { BLENDER_SKU, GIFT_CARD_SKU } from '../fixtures/vault.ts';
import { createHandlers } from './handlers.ts';

const db = new Db();
const handlers = createHandlers(db);
const FERNANDA = '48213';

const personal = {
  first_name: 'Fernanda',
  last_name: 'Hernández Ávila',
  email: 'fer.avila@correo.mx',
  phone: '4771234508',
};
const order = {
  sku: BLENDER_SKU,
  ...personal,
  address_id: 61,
  simulation_response: { status: 200 },
};

async function call(method: string, path: string, body?: unknown, code: string | null = FERNANDA) {
  const request = new Request(`https://tienda.mx/juego/api${path}`, {
    method,
    headers: {
      ...(code && { authorization: `Bearer ${tokenOf(code)}` }),
      'x-app-version': '1.0.0',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`Nadie responde ${method} ${path}`);
  return { status: response.status, body: await response.json() };
}

const get = (path: string, code?: string | null) => call('GET', path, undefined, code);
const post = (path: string, body?: unknown, code?: string | null) => call('POST', path, body, code);

beforeEach(() => {
  db.clock.fix(BOARD_NOW);
  db.reset(FERNANDA);
});

describe('session', () => {
  it('logs in with a code and answers a token that works', async () => {
    db.reset();
    expect((await get('/auth/user')).status).toBe(401);
    const { status, body } = await post('/auth/login', { code: FERNANDA }, null);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token: tokenOf(FERNANDA), wallet: { balance: 1284 } });
    expect(body.user.name).toBe('Fernanda Hernández Ávila');
    expect((await get('/auth/user')).status).toBe(200);
  });

  it('refuses an unknown code and an unknown token', async () => {
    expect(await post('/auth/login', { code: '1' }, null)).toEqual({
      status: 401,
      body: { message: 'Código de empleado no encontrado' },
    });
    expect((await get('/products', null)).status).toBe(401);
    expect((await get('/products', '99999')).status).toBe(401);
  });

  it('answers 403 to every call of a blocked person', async () => {
    db.openSession('60002');
    const { status, body } = await get('/auth/user', '60002');
    expect(status).toBe(403);
    expect(body.error_code).toBe('blacklist');
  });
});

describe('orders', () => {
  it('lowers the wallet, joins order_now and appears first, in the first stage', async () => {
    const { status, body } = await post('/orders', order);
    expect(status).toBe(200);
    expect(body).toEqual({ wallet: { balance: 795 } });
    const { orders, products } = (await get('/orders')).body;
    expect(orders[0]).toMatchObject({
      sku: BLENDER_SKU,
      order: '80431',
      date: BOARD_NOW,
      total: 489,
      retailer_status: 'En proceso',
    });
    expect(
      products.Products.map((p: { result: { ProductId: string } }) => p.result.ProductId),
    ).toContain(BLENDER_SKU);
    const { user, wallet } = (await get('/auth/user')).body;
    expect(user.order_now).toEqual([BLENDER_SKU]);
    expect(Number(wallet.balance)).toBe(795);
  });

  it('numbers two orders of one sku apart and stops at the balance', async () => {
    await post('/orders', order);
    await post('/orders', order);
    const third = await post('/orders', order);
    expect(third).toEqual({ status: 422, body: { message: 'No tienes gemas suficientes.' } });
    const { orders } = (await get('/orders')).body;
    expect(orders.slice(0, 2).map((one: { order: string }) => one.order)).toEqual([
      '80432',
      '80431',
    ]);
    expect((await get('/auth/user')).body.user.order_now).toEqual([BLENDER_SKU]);
  });

  it.each([
    ['no simulation', { ...order, simulation_response: undefined }, 'Falta simulation_response'],
    ['a strange key', { ...order, cp: '37000' }, 'Campo inesperado: cp'],
    ['no phone', { ...order, phone: '' }, 'Falta phone'],
    ['an unknown address', { ...order, address_id: 5 }, 'No encontramos esa dirección'],
    ['both addresses', { ...order, street: 'Hidalgo' }, 'Campo inesperado: street'],
    ['half an address', { ...order, address_id: undefined, street: 'Hidalgo' }, 'Falta number'],
    [
      'a card without store',
      { sku: GIFT_CARD_SKU, ...personal, type_card: 'new' },
      'Elige una tienda',
    ],
    [
      'a recharge with a short number',
      { sku: GIFT_CARD_SKU, ...personal, type_card: 'recharge', number_card: '5210' },
      'Debe contener 16 dígitos',
    ],
  ])('refuses an order with %s', async (_what, payload, message) => {
    expect(await post('/orders', payload)).toEqual({ status: 422, body: { message } });
    expect(db.account(FERNANDA).state.balance).toBe(1284);
  });

  it('takes a card order and confirms it as received', async () => {
    const card = { sku: GIFT_CARD_SKU, ...personal, type_card: 'new', pickup_id: 3 };
    expect((await post('/orders', card)).body).toEqual({ wallet: { balance: 784 } });
    const [first] = (await get('/orders')).body.orders;
    expect((await post(`/orders/confirm/${first.id}`)).body).toEqual({
      message: 'Confirmaste tu tarjeta.',
    });
    expect((await get('/orders')).body.orders[0].received).toBe(1);
  });

  it('refuses while the vault is closed', async () => {
    db.openSession('50114');
    const { status, body } = await post('/orders', order, '50114');
    expect([status, body.message]).toEqual([422, 'Bóveda cerrada, regresamos pronto.']);
  });

  it('simulates what it would sell', async () => {
    const { simulation_response: _, ...payload } = order;
    expect((await post('/orders/simulation', payload)).body).toMatchObject({
      status: 200,
      message: 'ok',
      type: null,
      body: { ProductId: BLENDER_SKU },
    });
    expect((await post('/orders/simulation', { ...payload, pickup_id: 1 })).status).toBe(422);
  });

  it('lets a winner claim once', async () => {
    db.openSession('60010');
    const claim = { ...personal, address_id: 61, reward_sku: 'SORTEO-MOTO', type_card: '' };
    expect((await post('/orders/reward', claim, '60010')).status).toBe(200);
    expect((await post('/orders/reward', claim, '60010')).status).toBe(422);
    expect((await post('/orders/reward', claim)).status).toBe(422);
  });
});

describe('the rest of the contract', () => {
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
  ])('answers GET %s', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it('tells the figures of the boards', async () => {
    expect((await get('/stats/region/referals')).body).toMatchObject({
      name: 'Bajío Norte',
      position: 12,
      me_referals: 38,
      total_referals: 412,
    });
    const territory = (await get('/stats/territory/referals')).body;
    expect(territory).toMatchObject({ position: 41, me_referals: 38, total_referals: 2140 });
    expect(territory.referals[40].id).toBe(1001);
    const page = (await get('/challenges/ranking?page=2')).body;
    expect(page.data[6]).toMatchObject({ position: 27, count: 38, user: { code: FERNANDA } });
  });

  it('ends a history with the activations of today, and leaves an idle one empty', async () => {
    const { activations, user } = (await get('/daily/referals/1001')).body;
    expect(user).toEqual({ id: 1001, name: 'Fernanda Hernández Ávila', code: FERNANDA });
    expect(activations[0]).toEqual({ date: '2026-03-14', total: 3 });
    const rosa = (await get('/daily/referals/110001')).body;
    expect(rosa.user.name).toBe('Rosa Elena Aguirre');
    expect(rosa.activations.slice(0, 5).map((row: { total: number }) => row.total)).toEqual([
      6, 5, 12, 3, 5,
    ]);
    const { id } = db.account('50113').state.user;
    expect((await get(`/daily/referals/${id}`)).body.activations).toEqual([]);
  });

  it('remembers viewed notices, the tour, the update and an answered survey', async () => {
    await post('/notifications/viewed', { notifications: [500, 499] });
    const viewed = (await get('/notifications')).body.map((n: { viewed: number }) => n.viewed);
    expect(viewed).toEqual([1, 1, 0, 1, 1]);

    db.openSession('60005');
    await post('/auth/tour_complete', undefined, '60005');
    expect((await get('/auth/user', '60005')).body.user.tour_complete).toBe(true);

    db.openSession('60004');
    expect((await get('/auth/user', '60004')).body.user.has_update).toBe(true);
    await post('/auth/complete_update', undefined, '60004');
    expect((await get('/auth/user', '60004')).body.user.has_update).toBe(false);

    db.openSession('60012');
    await post('/auth/user/seen/reward', undefined, '60012');
    expect(db.account('60012').state.rewardSeen).toBe(true);
    expect((await get('/auth/user', '60012')).body.user.reward_block).toBe(false);

    db.openSession('60009');
    const [survey] = (await get('/surveys', '60009')).body;
    const questions = survey.questions.map(
      ({ id, statement }: { id: number; statement: string }) => ({
        id,
        statement,
        answer: ['Sí'],
        aditional_answer: null,
      }),
    );
    expect(
      (await post('/surveys/complete', { survey_id: survey.id, questions }, '60009')).status,
    ).toBe(200);
    expect((await get('/surveys', '60009')).body).toHaveLength(1);
  });

  it('opens one ticket at a time', async () => {
    const ticket = { topic: 'game', comments: 'No veo mi esmeralda de ayer.' };
    const { body } = await post('/support/create-ticket/1001', ticket);
    expect(body.message).toContain('folio 20432');
    expect((await get('/support/tickets/1001')).body[0]).toMatchObject({ status: 'ABIERTO' });
    expect((await post('/support/create-ticket/1001', ticket)).status).toBe(422);
  });

  it.each([
    ['01000', 'San Ángel', 1],
    ['66436', 'Las Puentes Sector 8', 2],
    ['45800', 'Jocotepec Centro', 1],
  ])('knows the postal code %s', async (code, suburb, count) => {
    const { body } = await get(`/postal_code/${code}`);
    expect(body).toHaveLength(count);
    expect(body[0].suburb).toBe(suburb);
  });

  it('has no neighbourhoods for an unknown code, and a town where there is no city', async () => {
    expect((await get('/postal_code/99999')).body).toEqual([]);
    expect((await get('/postal_code/45800')).body[0]).toMatchObject({
      city: '',
      town: 'Jocotepec',
    });
  });

  it('finds stores by any word of their address', async () => {
    expect((await get('/agencies/ekt/find?q=silao')).body).toHaveLength(3);
    expect((await get('/agencies/ekt/find')).body.length).toBeGreaterThanOrEqual(350);
  });
});

describe('the store', () => {
  it('forgets everything on reset', async () => {
    await post('/orders', order);
    db.setScenario('server-500');
    db.reset(FERNANDA);
    expect(db.scenario).toBeNull();
    expect(db.requests).toEqual([]);
    expect(Number((await get('/auth/user')).body.wallet.balance)).toBe(1284);
    expect((await get('/orders')).body.orders).toHaveLength(3);
    expect((await post('/orders', order)).status).toBe(200);
    expect((await get('/orders')).body.orders[0].order).toBe('80431');
  });

  it('survives a reload by its snapshot, and drops one of another version', async () => {
    await post('/orders', order);
    const text = db.snapshot();
    const other = new Db();
    expect(other.restore(text)).toBe(true);
    expect(other.account(FERNANDA).state.balance).toBe(795);
    expect(other.snapshot()).toBe(text);
    expect(other.restore(text.replace('"version":1', '"version":0'))).toBe(false);
    expect(other.restore('{')).toBe(false);
    expect(other.account(FERNANDA).state.balance).toBe(795);
  });

  it('logs every call as it came', async () => {
    await post('/orders', order);
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
        body: order,
      },
      expect.objectContaining({
        method: 'GET',
        path: '/products',
        query: { page: '2', query: 'lap' },
        body: null,
      }),
    ]);
  });

  it('leaves source files of a development server alone', async () => {
    const request = new Request('http://localhost:5173/src/api/products/list.ts');
    expect(await getResponse(handlers, request)).toBeUndefined();
    expect(db.requests).toEqual([]);
  });
});
