import { expect, it } from 'vitest';
import { readFaqs } from './faqs.ts';
import { readGameClosed } from './game-end.ts';
import { readMaterials } from './materials.ts';
import { readNotifications } from './notifications.ts';
import { readOrders } from './orders.ts';
import type { Reader } from './read.ts';
import { restoreAnswer, storedAnswer } from './stored.ts';
import { readTickets } from './tickets.ts';
import { readProduct, readProductsPage } from './vault.ts';

const ENCODED = 'Bater&iacute;a &amp; Cable &amp;amp;';
const DECODED = 'Batería & Cable &amp;';

it.each<[string, Reader<unknown>, unknown, object]>([
  ['a notification', readNotifications, [{ id: 1, title: ENCODED }], [{ title: DECODED }]],
  [
    'an order',
    readOrders,
    { orders: [{ id: 1, comment: ENCODED, product: { name: ENCODED } }] },
    { orders: [{ comment: DECODED, product: { name: DECODED } }] },
  ],
  [
    'a prize of the provider',
    readProductsPage,
    {
      products_db: [],
      products_elektra: { Products: [{ result: { ProductId: '1', ProductName: ENCODED } }] },
    },
    { products_elektra: { Products: [{ result: { ProductName: DECODED } }] } },
  ],
])('the texts of %s are decoded once, where the answer is read', (_what, read, sent, texts) => {
  expect(read(sent)).toMatchObject(texts);
});

it.each<[string, Reader<unknown>, unknown, object]>([
  [
    'the answer of a question',
    readFaqs,
    [{ id: 1, question: 'q', answer: ENCODED }],
    [{ answer: ENCODED }],
  ],
  ['a material', readMaterials, [{ id: 1, content: ENCODED }], [{ content: ENCODED }]],
  ['the closing message', readGameClosed, { message: ENCODED }, { message: ENCODED }],
  [
    'the extract of a ticket',
    readTickets,
    [{ id: 1, extract: { content: ENCODED } }],
    [{ extract: { content: ENCODED } }],
  ],
  [
    'the description of a prize',
    readProduct,
    { sku: '1', description: ENCODED },
    { description: ENCODED },
  ],
  ['a sku, which is sent back', readProduct, { sku: 'A&amp;B' }, { sku: 'A&amp;B' }],
])('%s is read as it was sent', (_what, read, sent, texts) => {
  expect(read(sent)).toMatchObject(texts);
});

it('the texts of a stored answer are not decoded again', () => {
  const answer = readNotifications([{ id: 1, title: ENCODED }]);
  const stored = JSON.stringify(storedAnswer(answer, 1));
  expect(restoreAnswer(stored, readNotifications, 1)?.data).toEqual(answer);
  expect(readNotifications([{ id: 1, title: ENCODED }])).toEqual(answer);
});
