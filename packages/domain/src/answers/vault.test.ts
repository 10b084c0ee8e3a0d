import { describe, expect, it } from 'vitest';
import { readOrders } from './orders.ts';
import { readProduct, readProductsPage } from './vault.ts';

it.each([
  ['Elektra', 'elektra'],
  ['ELEKTRA ', 'elektra'],
  ['Card', 'card'],
  ['CARD_NIP', 'card_nip'],
  ['Card_Replacement', 'card_replacement'],
  ['Voucher', 'Voucher'],
  [null, ''],
  [undefined, ''],
  [{}, ''],
])('the type %j of a product and of an order is read as %j, whatever the case', (type, read) => {
  expect(readProduct({ sku: 'a', type }).type).toBe(read);
  expect(readOrders({ orders: [{ id: 1, type }] }).orders[0]?.type).toBe(read);
});

it.each([
  [undefined, true],
  [1, true],
  ['0', false],
  ['agotado', false],
  [{}, false],
])('a product whose `available` is %j is available: %s', (available, expected) => {
  const product = readProduct({ sku: '1', gems: '9', available });
  expect(product).toMatchObject({ available: expected, gems: 9 });
});

describe('a page of the vault', () => {
  const row = { sku: '100', type: 'elektra' };
  const card = { sku: 'TR', type: 'card' };
  const result = { ProductId: '100', Price: 204 };

  it.each<[string, unknown]>([
    ['none of its products', { products_db: [{ name: 'a' }, 7, null] }],
    ['no list of products', {}],
    ['products of another type', { products_db: 'x' }],
    [
      "none of the provider's products",
      { products_db: [row], products_elektra: { Products: [{}] } },
    ],
    ["the provider's products of another type", { products_db: [row], products_elektra: 'x' }],
  ])('of which %s can be read is unreadable, not empty', (_what, page) => {
    expect(() => readProductsPage(page)).toThrow('unreadable');
  });

  it('is empty if the server has no products', () => {
    expect(readProductsPage({ products_db: [] }).products_db).toEqual([]);
    expect(readProductsPage({ products_db: [row] }).products_db).toHaveLength(1);
  });

  it("shows its cards if the provider's products are unreadable", () => {
    const page = { products_db: [row, card], products_elektra: { Products: [{ result: 7 }] } };
    expect(readProductsPage(page).products_db).toHaveLength(2);
  });

  it('of 200 products of which 199 are unreadable has one product', () => {
    const page = {
      products_db: [...Array(199).fill({ sku: null }), row],
      products_elektra: { Products: [{ result }] },
    };
    expect(readProductsPage(page).products_db).toMatchObject([{ sku: '100' }]);
  });
});
