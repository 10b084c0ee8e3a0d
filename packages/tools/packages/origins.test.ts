import { expect, it } from 'vitest';
import { originsIn } from './origins.ts';

const FILES: Readonly<Record<string, string>> = {
  'a/index.ts': `export * from './price.ts';
export { readOrder, type Order, ready as isReady } from './orders/order.ts';
export type { Gem } from './gem.ts';`,
  'a/price.ts': `export const PESOS = 100;
export function priceOf() {}
export type Price = number;
const own = 1;`,
};
const read = (path: string) => FILES[path] ?? '';
const origins = originsIn('a/index.ts', read);

it('originsIn returns the module that defines each exported value', () => {
  expect(Object.fromEntries(origins)).toEqual({
    PESOS: { path: 'a/price.ts', name: 'PESOS' },
    priceOf: { path: 'a/price.ts', name: 'priceOf' },
    readOrder: { path: 'a/orders/order.ts', name: 'readOrder' },
    isReady: { path: 'a/orders/order.ts', name: 'ready' },
  });
});

it('originsIn finds the values of our own packages', () => {
  const path = 'packages/domain/src/routes/paths.ts';
  const fixtures = 'mocks/src/fixtures/fixtures.ts';
  expect(originsIn('packages/domain/src/index.ts').get('paths')).toEqual({ path, name: 'paths' });
  expect(originsIn('mocks/src/index.ts').get('fixtures')).toEqual({
    path: fixtures,
    name: 'fixtures',
  });
});
