import { describe, expect, it } from 'vitest';
import { readOrders } from './orders.ts';
import { readProduct, readProductsPage } from './vault.ts';

it.each([
  ['ELEKTRA ', 'elektra'],
  ['CARD_NIP', 'card_nip'],
  ['Voucher', 'Voucher'],
  [undefined, ''],
  [{}, ''],
])('the type %j of a product and of an order is read as %j, whatever the case', (type, read) => {
  expect(readProduct({ sku: 'a', type }).type).toBe(read);
  expect(readOrders({ orders: [{ id: 1, type }] }).orders[0]?.type).toBe(read);
});

it.each([
  [undefined, true],
  ['0', false],
  ['agotado', false],
  [1, true],
])('a product whose `available` is %j is available: %s', (available, expected) => {
  const product = readProduct({ sku: '1', gems: '9', available });
  expect(product).toMatchObject({ available: expected, gems: 9 });
});

describe('a page of the vault', () => {
  const row = { sku: '100', type: 'elektra' };
  const card = { sku: 'TR', type: 'card' };

  it.each<[string, unknown]>([
    ['no list of products', {}],
    [
      "none of the provider's products",
      { products_db: [row], products_elektra: { Products: [{}] } },
    ],
    ["the provider's products of another type", { products_db: [row], products_elektra: 'x' }],
  ])('of which %s can be read is unreadable, not empty', (_what, page) => {
    expect(() => readProductsPage(page)).toThrow('unreadable');
  });

  it("shows its cards if the provider's products are unreadable", () => {
    const page = { products_db: [row, card], products_elektra: { Products: [{ result: 7 }] } };
    expect(readProductsPage(page).products_db).toHaveLength(2);
  });
});
