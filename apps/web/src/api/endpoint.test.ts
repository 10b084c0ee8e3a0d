import { expect, it } from 'vitest';
import { pathOf } from './endpoint.ts';

it('encodes the id', () => {
  expect(pathOf('/products/{sku}', 'a/b ñ?#$&')).toBe('/products/a%2Fb%20%C3%B1%3F%23%24%26');
  expect(pathOf('/products/{sku}', '...')).toBe('/products/...');
  expect(pathOf('/territories/{id}/regions', 7)).toBe('/territories/7/regions');
});

it.each(['', '.', '..'])(
  'throws the error missing for the id %j, which would change the path',
  (id) => {
    expect(() => pathOf('/products/{sku}', id)).toThrowError(
      expect.objectContaining({ kind: 'missing' }),
    );
  },
);
