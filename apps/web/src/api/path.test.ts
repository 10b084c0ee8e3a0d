import { expect, it } from 'vitest';
import { path } from './path.ts';

it('encodes each part', () => {
  expect(path('products', 'a/b ñ?#', 7)).toBe('/products/a%2Fb%20%C3%B1%3F%23/7');
  expect(path('products', '...')).toBe('/products/...');
});

it.each(['', '.', '..'])('takes %j for something that is missing, not for another call', (part) => {
  expect(() => path('products', part)).toThrowError(expect.objectContaining({ kind: 'missing' }));
});
