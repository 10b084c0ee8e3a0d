import { describe, expect, it } from 'vitest';
import type { Post } from './call.ts';
import { confirmOrder, fetchOrders } from './orders.ts';

/** Returns a function that answers every call with `answer`. */
const server =
  (answer: unknown): Post =>
  async (call) =>
    call.read(answer);

it('a card is confirmed by an answer with any message, or with none', async () => {
  expect(await confirmOrder(server({ message: 'Listo' }), 1)).toBe('Listo');
  for (const message of ['Tu tarjeta quedó confirmada.', 'Todo quedó ok', 'Ok, ya la tienes']) {
    expect(await confirmOrder(server(message), 1)).toBe(message);
  }
  for (const answer of [{}, { message: [] }, { message: '' }, 'OK', 'ok.', '"OK"\n']) {
    expect(await confirmOrder(server(answer), 1)).toBeNull();
  }
});

it.each(['', ' \n'])('a card is not confirmed by the blank answer %j', async (answer) => {
  await expect(confirmOrder(server(answer), 1)).rejects.toThrow('unreadable');
});

describe('a paid order is listed', () => {
  const PAID = {
    id: 81,
    type: 'elektra',
    sku: '100',
    order: '80431',
    date: '2026-03-14T21:05:00Z',
    total: 489,
    status: 'CREATED',
    product: { name: 'Licuadora', img: 'a.svg' },
  };

  const listed = async (...orders: unknown[]) =>
    (await fetchOrders(server({ orders, products: { Products: [] } }))).orders;

  it.each([
    ['without a status', { status: undefined }, { status: '' }],
    ['with a null status', { status: null }, { status: '' }],
    ['with an empty status', { status: '' }, { status: '' }],
    ['with a status that is no text', { status: { code: 3 } }, { status: '' }],
    ['without a type', { type: null }, { type: '' }],
    ['without a number', { order: null }, { order: '' }],
    ['with an unreadable product', { product: 'Licuadora' }, { product: null }],
    ['with an unreadable date', { date: { day: 14 } }, { date: null }],
    ['with an unreadable total', { total: 'gratis' }, { total: 0 }],
    ['with its id as text', { id: '81' }, { id: 81 }],
    ['with an id of letters', { id: 'ped-81' }, { id: 'ped-81' }],
    ['without an id', { id: null }, { id: '' }],
    ['with a blank id', { id: ' ' }, { id: '' }],
    ['with an unreadable id', { id: [] }, { id: '' }],
  ])('%s', async (_what, over, read) => {
    expect(await listed({ ...PAID, ...over })).toEqual([
      expect.objectContaining({ sku: '100', ...read }),
    ]);
  });

  it('even if none of its fields can be read', async () => {
    expect(await listed({})).toHaveLength(1);
  });

  it('once if the server sends it several times', async () => {
    expect(await listed(PAID, PAID, { ...PAID, id: '81' })).toHaveLength(1);
    for (const missing of [{ id: null }, { order: null }]) {
      const row = { ...PAID, ...missing };
      expect(await listed(row, row)).toHaveLength(1);
    }
  });

  it('separately from another order with the same id or none', async () => {
    expect(await listed(PAID, { ...PAID, order: '80432' })).toHaveLength(2);
    const bare = { sku: '100', total: 489 };
    expect(await listed(bare, bare)).toHaveLength(2);
  });

  it.each([
    ['no list', { products: { Products: [] } }],
    ['null as its list', { orders: null }],
    ['an object as its list', { orders: { 0: PAID } }],
    ['a list without a single order', { orders: [null, 7, 'PAID'] }],
  ])('or the call fails if the answer has %s', async (_what, answer) => {
    await expect(fetchOrders(server(answer))).rejects.toThrow('unreadable');
  });

  it('and there are no orders only if the list is empty', async () => {
    expect(await listed()).toEqual([]);
  });
});

describe('the pickup store of an order', () => {
  const pickupOf = async (pickup: unknown) => {
    const answer = { orders: [{ id: 1, sku: 'TR-500', pickup }] };
    return (await fetchOrders(server(answer))).orders[0]?.pickup;
  };

  it('is read if the server sends one', async () => {
    const pickup = { id: 3, name: 'Tienda Romita', num_ext: 9, domicile: 'Av. Hidalgo' };
    expect(await pickupOf(pickup)).toMatchObject({
      name: 'Tienda Romita',
      domicile: 'Av. Hidalgo',
      num_ext: '9',
      town: '',
    });
  });

  it.each([[undefined], [null], [{}], [[]], ['Tienda Romita'], [{ name: ' ' }]])(
    'is null if the server sends %j',
    async (pickup) => {
      expect(await pickupOf(pickup)).toBeNull();
    },
  );
});
