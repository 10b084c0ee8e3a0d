import { expect, it } from 'vitest';
import { unreadablePart } from './finding.ts';

it('an unreadable part of an answer is reported without the numbers of its rows', () => {
  expect(unreadablePart('GET /products', 'products_db[3].gems')).toEqual({
    kind: 'unreadable',
    text: 'GET /products: products_db[].gems',
  });
});
