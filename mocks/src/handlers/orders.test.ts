import { beforeEach, expect, it } from 'vitest';
import { GIFT_CARD_SKU } from '../fixtures/vault.ts';
import { mockApi, personal } from '../testing/mock-api.ts';

const { get, post, reset } = mockApi();

beforeEach(reset);

it('accepts an order of a card and the confirmation that the card was received', async () => {
  const card = { sku: GIFT_CARD_SKU, ...personal, type_card: 'new', pickup_id: 3 };
  expect((await post('/orders', card)).body).toEqual({ wallet: { balance: 784 } });
  const [first] = (await get('/orders')).body.orders;
  expect((await post(`/orders/confirm/${first.id}`)).body).toEqual({
    message: 'Confirmaste tu tarjeta.',
  });
  expect((await get('/orders')).body.orders[0].received).toBe(1);
});
