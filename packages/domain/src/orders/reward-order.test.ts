import { expect, it } from 'vitest';
import type { Order } from './order.ts';
import { rewardOrders } from './reward-order.ts';

const ORDER: Order = {
  id: 1,
  type: 'elektra',
  sku: '100',
  order: '80214',
  date: '2026-03-09',
  total: 489,
  status: 'PLACED',
  comment: null,
  status_history: [],
  retailer_status: 'Colocada',
  received: false,
  product: null,
};

const provider = {
  ProductId: '100',
  ProductName: 'Licuadora',
  NameComplete: 'Licuadora de vaso',
  ImageUrl: 'a.svg',
  Images: [],
  Price: 1,
  ProductDescription: '',
};

it.each([
  ['the order itself', { name: 'Bocina', img: 'b.svg' }, [{ result: provider }], 'Bocina', 'b.svg'],
  ['the provider', null, [{ result: provider }], 'Licuadora de vaso', 'a.svg'],
  [
    "the provider's other pictures",
    { name: '', img: ' ' },
    [{ result: { ...provider, ImageUrl: '', Images: [{ FileId: '1', ImageUrl: 'c.svg' }] } }],
    'Licuadora de vaso',
    'c.svg',
  ],
  ['nobody', null, [], 'Premio', ''],
])('takes name and picture from %s', (_from, product, Products, name, image) => {
  const [order] = rewardOrders({ orders: [{ ...ORDER, product }], products: { Products } });
  expect(order).toMatchObject({ name, image, number: '80214', deliveryWindow: '2 a 3 semanas' });
});

it('offers to confirm a card that was not confirmed, and nothing else', () => {
  const card = { ...ORDER, type: 'card' as const };
  const orders = [ORDER, card, { ...card, received: true }];
  const rows = rewardOrders({ orders, products: { Products: [] } });
  expect(rows.map(({ canConfirm }) => canConfirm)).toEqual([false, true, false]);
});
