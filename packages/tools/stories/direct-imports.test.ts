import { expect, it } from 'vitest';
import { originsIn, withDirectImports } from './direct-imports.ts';

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
const direct = (source: string) =>
  withDirectImports(source, () => origins).replaceAll(/'\/.*?\/a\//g, "'/a/");

it('originsIn returns the module that defines each exported value', () => {
  expect(Object.fromEntries(origins)).toEqual({
    PESOS: { path: 'a/price.ts', name: 'PESOS' },
    priceOf: { path: 'a/price.ts', name: 'priceOf' },
    readOrder: { path: 'a/orders/order.ts', name: 'readOrder' },
    isReady: { path: 'a/orders/order.ts', name: 'ready' },
  });
});

it('imports each value from the module that defines it', () => {
  expect(direct(`import { PESOS, isReady as ready } from '@gemas/domain';`)).toBe(
    `import { PESOS as PESOS } from '/a/price.ts'; import { ready as ready } from '/a/orders/order.ts';`,
  );
});

it('omits imported types and keeps the line numbers', () => {
  expect(direct(`import {\n  type Price,\n  PESOS,\n} from '@gemas/mocks';\nPESOS;`)).toBe(
    `import { PESOS as PESOS } from '/a/price.ts';\n\n\n\nPESOS;`,
  );
});

it('does not change an import of an unknown name or of another package', () => {
  const unknown = `import { unknown } from '@gemas/ui';`;
  expect(direct(unknown)).toBe(unknown);
  const other = `import { useState } from 'react';\nimport type { Price } from '@gemas/domain';`;
  expect(direct(other)).toBe(other);
});

it('originsIn finds the values of our own packages', () => {
  expect(originsIn('packages/domain/src/index.ts').get('paths')).toEqual({
    path: 'packages/domain/src/routes/paths.ts',
    name: 'paths',
  });
  expect(originsIn('mocks/src/index.ts').get('fixtures')).toEqual({
    path: 'mocks/src/fixtures/fixtures.ts',
    name: 'fixtures',
  });
});
