import { expect, it } from 'vitest';
import { entry } from '../testing/ledger-entries.ts';
import type { LedgerEntry } from './ledger.ts';
import { placedOrder } from './placed-order.ts';

const made = entry({ sku: '100214', ordersBefore: [1], state: 'made' });
const orders = [
  { id: 1, sku: '100214', order: '80213' },
  { id: 2, sku: '100214', order: '80214' },
];
const orderedAt = '2026-03-14T21:05:00.000Z';

it('placedOrder returns the time and the number of the last order that was made', () => {
  const earlier = { ...made, seq: 0, sentAt: made.sentAt - 60_000 };
  expect(placedOrder([earlier, made], '100214', orders)).toEqual({ orderedAt, number: '80214' });
});

it.each<[string, Partial<LedgerEntry>, string | number]>([
  ['the list of orders lacks the order', {}, 1],
  ['no list was stored before', { ordersBefore: null }, 2],
  ['the order has no id', {}, ''],
])('placedOrder returns no number if %s', (_why, over, id) => {
  const listed = [{ ...orders[1], id, sku: '100214', order: '80214' }];
  expect(placedOrder([{ ...made, ...over }], '100214', listed)).toEqual({ orderedAt });
});

it.each<[string, LedgerEntry[]]>([
  ['an order of another sku', [{ ...made, sku: '7' }]],
  ['an order of unknown outcome', [{ ...made, state: 'unknown' }]],
])('placedOrder is undefined for %s', (_name, entries) => {
  expect(placedOrder(entries, '100214', orders)).toBeUndefined();
});
