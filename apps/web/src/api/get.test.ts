import { expect, it } from 'vitest';
import { path } from './get.ts';

it('encodes each part', () => {
  expect(path('products', 'a/b ñ?#', 7)).toBe('/products/a%2Fb%20%C3%B1%3F%23/7');
  expect(path('products', '...')).toBe('/products/...');
});

it.each(['', '.', '..'])(
  'throws the error missing for the part %j, which would change the path',
  (part) => {
    expect(() => path('products', part)).toThrowError(expect.objectContaining({ kind: 'missing' }));
  },
);
