import { beforeEach, expect, it } from 'vitest';
import { BOARD_NOW } from '../db/time.ts';
import { BLENDER_SKU, GIFT_CARD_SKU } from '../fixtures/vault.ts';
import {
  FERNANDA,
  mockApi,
  orderPayload,
  personal,
  simulationPayload,
} from '../testing/mock-api.ts';

const { db, get, post, reset } = mockApi();

beforeEach(reset);

it('an order lowers the balance, adds the sku to order_now and comes first in the list, in its first stage', async () => {
  const { status, body } = await post('/orders', orderPayload);
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

it('two orders of the same sku get different numbers, and an order above the balance is rejected', async () => {
  await post('/orders', orderPayload);
  await post('/orders', orderPayload);
  const third = await post('/orders', orderPayload);
  expect(third).toEqual({ status: 422, body: { message: 'No tienes gemas suficientes.' } });
  const { orders } = (await get('/orders')).body;
  expect(orders.slice(0, 2).map((one: { order: string }) => one.order)).toEqual(['80432', '80431']);
  expect((await get('/auth/user')).body.user.order_now).toEqual([BLENDER_SKU]);
});

const card = { sku: GIFT_CARD_SKU, ...personal, type_card: 'new' };

it.each<[string, object, string]>([
  ['no simulation', { simulation_response: undefined }, 'Falta simulation_response'],
  ['an unexpected field', { cp: '37000' }, 'Campo inesperado: cp'],
  ['no phone', { phone: '' }, 'Falta phone'],
  ['an unknown address', { address_id: 5 }, 'No encontramos esa dirección'],
  ['a saved and a new address', { street: 'Hidalgo' }, 'Campo inesperado: street'],
  ['an incomplete address', { address_id: undefined, street: 'Hidalgo' }, 'Falta number'],
])('rejects an order with %s', async (_what, over, message) => {
  const order = { ...orderPayload, ...over };
  expect(await post('/orders', order)).toEqual({ status: 422, body: { message } });
  expect(db.account(FERNANDA).state.balance).toBe(1284);
});

it.each<[string, object, string]>([
  ['without a store', card, 'Elige una tienda'],
  [
    'with a short number',
    { ...card, type_card: 'recharge', number_card: '5210' },
    'Debe contener 16 dígitos',
  ],
])('rejects an order of a card %s', async (_what, order, message) => {
  expect(await post('/orders', order)).toEqual({ status: 422, body: { message } });
});

it('an order of a new card contains the pickup store, and an order of a recharge contains none', async () => {
  await post('/orders', { ...card, pickup_id: 3 });
  await post('/orders', { ...card, type_card: 'recharge', number_card: '5210004833172401' });
  const pickups = (await get('/orders')).body.orders.map(
    (order: { pickup: unknown }) => order.pickup,
  );
  expect(pickups.slice(0, 2)).toEqual([
    null,
    expect.objectContaining({ id: 3, name: 'Tienda Romita', domicile: 'Av. Hidalgo' }),
  ]);
});

it('rejects an order while the vault is closed', async () => {
  db.openSession('50114');
  const { status, body } = await post('/orders', orderPayload, '50114');
  expect([status, body.message]).toEqual([422, 'Bóveda cerrada, regresamos pronto.']);
});

it('accepts a valid simulation and rejects a simulation with an unexpected field', async () => {
  expect((await post('/orders/simulation', simulationPayload)).body).toMatchObject({
    status: 200,
    message: 'ok',
    type: null,
    body: { ProductId: BLENDER_SKU },
  });
  expect((await post('/orders/simulation', { ...simulationPayload, pickup_id: 1 })).status).toBe(
    422,
  );
});

it('an order may cost the whole balance', async () => {
  db.account(FERNANDA).state.balance = 489;
  expect((await post('/orders', orderPayload)).body).toEqual({ wallet: { balance: 0 } });
});
