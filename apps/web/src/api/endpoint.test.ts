import { expect, it } from 'vitest';
import { pathOf } from './endpoint.ts';

it.each([
  ['/products/{sku}', 'a/b ñ?#$&', '/products/a%2Fb%20%C3%B1%3F%23%24%26'],
  ['/products/{sku}', '...', '/products/...'],
  ['/territories/{id}/regions', 7, '/territories/7/regions'],
])('the path %s of the id %j is %s', (pattern, id, path) => {
  expect(pathOf(pattern, id)).toEqual({ path, pattern });
});

it.each(['', '.', '..'])(
  'throws the error missing for the id %j, which would change the path',
  (id) => {
    expect(() => pathOf('/products/{sku}', id)).toThrowError(
      expect.objectContaining({ kind: 'missing' }),
    );
  },
);
