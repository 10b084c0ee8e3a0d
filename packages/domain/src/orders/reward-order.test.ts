import { expect, it } from 'vitest';
import type { Order } from './order.ts';
import { rewardOrders } from './reward-order.ts';

const ORDER: Order = {
  ...{ id: 1, type: 'elektra', sku: '100', order: '80214', date: '2026-03-09', total: 489 },
  ...{ status: 'PLACED', comment: null, status_history: [], retailer_status: 'Colocada' },
  ...{ received: false, product: null },
};

const NOW = Date.parse('2026-03-14T21:05:00Z');

const provider = {
  ...{ ProductId: '100', ProductName: 'Licuadora', NameComplete: 'Licuadora de vaso' },
  ...{ ImageUrl: 'a.svg', Images: [], Price: 1, ProductDescription: '' },
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
  ['nowhere if neither has them', null, [], 'Premio', ''],
])('takes name and picture from %s', (_from, product, Products, name, image) => {
  const [order] = rewardOrders({ orders: [{ ...ORDER, product }], products: { Products } }, NOW);
  expect(order).toMatchObject({ name, image, number: '80214' });
});

it('the order of a card that the provider has is tracked as a prize that is sent home (spec section 7)', () => {
  const products = { Products: [{ result: provider }] };
  const [row] = rewardOrders({ orders: [{ ...ORDER, type: 'card' }], products }, NOW);
  expect(row).toMatchObject({ type: 'elektra', question: null, pickup: null });
  expect(row?.arrival).toBe('Llega entre el 23 y el 30 de marzo');
});

function rowOf(over: Partial<Order>) {
  const [row] = rewardOrders({ orders: [{ ...ORDER, ...over }], products: { Products: [] } }, NOW);
  return row;
}

const STORE = {
  ...{ name: 'Tienda Romita', domicile: 'Av. Hidalgo', num_ext: '9', num_int: '', street_1: '' },
  ...{ street_2: '', neighborhood: 'Centro', municipality: '', town: 'Romita' },
  ...{ state: 'Guanajuato', postal_code: '36200' },
};

const CARD = { type: 'card', date: '2026-01-30', pickup: STORE } as const;

it('only a card that was not yet confirmed can be confirmed as received', () => {
  expect(rowOf({})).toMatchObject({ question: null, received: false });
  expect(rowOf(CARD)).toMatchObject({ question: { step: 'question' }, received: false });
  const today = { ...CARD, date: '2026-03-14' };
  expect(rowOf(today)).toMatchObject({ question: { step: 'offered' }, received: false });
  expect(rowOf({ ...CARD, received: true })).toMatchObject({ question: null, received: true });
  expect(rowOf({ received: true })).toMatchObject({ question: null, received: false });
});

it.each<[string, Partial<Order>, string]>([
  ['on its way', {}, 'Llega entre el 23 y el 30 de marzo'],
  ['late', { date: '2026-02-01' }, 'Debía llegar entre el 15 y el 22 de febrero'],
  ['without a date', { date: null }, 'Entrega estimada: 2 a 3 semanas'],
  ['a card without a date', { type: 'card', date: 'ayer' }, 'Entrega estimada: 5 a 6 semanas'],
  ['delivered', { retailer_status: 'Entregada' }, ''],
  ['cancelled', { status: 'CANCELED' }, ''],
  ['received', { ...CARD, received: true }, ''],
])('%s, with %j: the arrival is "%s"', (_what, over, arrival) => {
  expect(rowOf(over)?.arrival).toBe(arrival);
});

it.each<[string, Partial<Order>, unknown]>([
  [
    'a card',
    CARD,
    { name: 'Tienda Romita', address: 'Av. Hidalgo 9, Centro, Romita, Guanajuato, 36200' },
  ],
  ['a PIN', { ...CARD, type: 'card_nip' }, expect.objectContaining({ name: 'Tienda Romita' })],
  [
    'a store without a name',
    { ...CARD, pickup: { ...STORE, name: ' ' } },
    expect.objectContaining({ name: '' }),
  ],
  ['a card without a store', { type: 'card' }, null],
  ['a prize that is delivered to an address', { pickup: STORE }, null],
  ['a cancelled card', { ...CARD, status: 'CANCELED' }, null],
  ['a card that was received', { ...CARD, received: true }, null],
])('pickup store of %s', (_what, over, expected) => {
  expect(rowOf(over)?.pickup ?? null).toEqual(expected);
});

it('trims the order number', () => {
  expect(rowOf({ order: ' 80214 ' })?.number).toBe('80214');
});

it('every order has a unique key, also without id and number', () => {
  const bare = { ...ORDER, id: '', order: '' };
  const orders = [ORDER, { ...ORDER, order: '80215' }, { ...ORDER, id: '' }, bare, bare];
  const rows = rewardOrders({ orders, products: { Products: [] } }, NOW);
  expect(rows.map(({ key }) => key)).toEqual(['1', '1#1', '80214', '', '#1']);
});
