import { describe, expect, it } from 'vitest';
import { readOrders } from './orders.ts';
import { sentMessage } from './read.ts';

it.each<[unknown, string | null]>([
  [{ message: 'Listo' }, 'Listo'],
  ['Todo quedó ok', 'Todo quedó ok'],
  ['Ok, ya la tienes', 'Ok, ya la tienes'],
  [{ message: [] }, null],
  ['OK', null],
  ['"OK"\n', null],
])('a call that was successful with the answer %j has the message %j', (answer, message) => {
  expect(sentMessage(answer)).toBe(message);
});

it.each(['', ' \n'])('the blank answer %j is unreadable', (answer) => {
  expect(() => sentMessage(answer)).toThrow('unreadable');
});

describe('a paid order is listed', () => {
  const PAID = {
    ...{ id: 81, type: 'elektra', sku: '100', order: '80431', date: '2026-03-14T21:05:00Z' },
    ...{ total: 489, status: 'CREATED', product: { name: 'Licuadora', img: 'a.svg' } },
  };

  const listed = (...orders: unknown[]) =>
    readOrders({ orders, products: { Products: [] } }).orders;

  it.each([
    ['without a status', { status: undefined }, { status: '' }],
    ['with a status that is no text', { status: { code: 3 } }, { status: '' }],
    ['without a number', { order: null }, { order: '' }],
    ['with an unreadable date', { date: { day: 14 } }, { date: null }],
    ['with its id as text', { id: '81' }, { id: 81 }],
    ['with an id of letters', { id: 'ped-81' }, { id: 'ped-81' }],
    ['without an id', { id: null }, { id: '' }],
    ['with a blank id', { id: ' ' }, { id: '' }],
    ['with an unreadable id', { id: [] }, { id: '' }],
  ])('%s', (_what, over, read) => {
    expect(listed({ ...PAID, ...over })).toEqual([
      expect.objectContaining({ sku: '100', ...read }),
    ]);
  });

  const WITHOUT_ID = { ...PAID, id: null };
  const WITHOUT_NUMBER = { ...PAID, order: null };
  const BARE = { sku: '100', total: 489 };

  it.each<[string, unknown[], number]>([
    ['even if none of its fields can be read', [{}], 1],
    ['once if the server sends it several times', [PAID, PAID, { ...PAID, id: '81' }], 1],
    ['once if it is sent twice without an id', [WITHOUT_ID, WITHOUT_ID], 1],
    ['once if it is sent twice without a number', [WITHOUT_NUMBER, WITHOUT_NUMBER], 1],
    ['separately from another with its id', [PAID, { ...PAID, order: '80432' }], 2],
    ['separately from another without id and number', [BARE, BARE], 2],
    ['unless the list is empty', [], 0],
  ])('%s', (_what, rows, count) => {
    expect(listed(...rows)).toHaveLength(count);
  });

  it.each([
    ['no list', { products: { Products: [] } }],
    ['null as its list', { orders: null }],
  ])('or the answer is unreadable if it has %s', (_what, answer) => {
    expect(() => readOrders(answer)).toThrow('unreadable');
  });
});

describe('the pickup store of an order', () => {
  const pickupOf = (pickup: unknown) =>
    readOrders({ orders: [{ id: 1, sku: 'TR-500', pickup }] }).orders[0]?.pickup;

  it('is read if the server sends one', () => {
    const place = { name: 'Tienda Romita', domicile: 'Av. Hidalgo' };
    const read = { ...place, num_ext: '9', town: '' };
    expect(pickupOf({ id: 3, num_ext: 9, ...place })).toMatchObject(read);
  });

  it.each([[undefined], [[]], [{ name: ' ' }]])('is null if the server sends %j', (pickup) => {
    expect(pickupOf(pickup)).toBeNull();
  });
});
