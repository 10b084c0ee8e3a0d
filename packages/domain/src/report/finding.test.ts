import { expect, it } from 'vitest';
import { findingsIn, unreadablePart } from './finding.ts';

it('an unreadable part of an answer is reported without the numbers of its rows', () => {
  expect(unreadablePart('GET /products', 'products_db[3].gems')).toEqual({
    kind: 'unreadable',
    text: 'GET /products: products_db[].gems',
  });
});

it('reports each part that was omitted from an answer, and a message that staff would not understand', () => {
  expect(findingsIn('GET /faqs', { omitted: [], foreignMessage: null })).toEqual([]);
  expect(
    findingsIn('GET /orders/7', { omitted: ['[2].id', ''], foreignMessage: 'Server Error' }),
  ).toEqual([
    { kind: 'message', text: 'GET /orders/{id}: Server Error' },
    { kind: 'unreadable', text: 'GET /orders/{id}: [].id' },
    { kind: 'unreadable', text: 'GET /orders/{id}: ' },
  ]);
});
