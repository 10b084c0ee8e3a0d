import { expect, it } from 'vitest';
import { toRemembered } from '../session/remembered.ts';
import { readSeenRanking } from './challenges.ts';
import type { Reader } from './read.ts';
import { readIdentity, readRemembered } from './session.ts';
import { restoreAnswer, storedAnswer } from './stored.ts';
import { readProductsPage, readProductsPages } from './vault.ts';

/** Reads an object with a numeric `id`. Any other `id` becomes 0, and its path is added to `omitted`. */
const read: Reader<{ id: number }> = (value, omitted) => {
  const { id } = value as { id?: unknown };
  if (typeof id === 'number') return { id };
  omitted?.push('.id');
  return { id: 0 };
};
const NOW = Date.parse('2026-03-14T15:05:00-06:00');
const DAY = 24 * 60 * 60 * 1000;
const STORED = JSON.stringify(storedAnswer({ id: 7 }, NOW));

it.each([
  ['at once', 0, NOW],
  ['after years', 400 * DAY, NOW],
  ['from the future, with a time a day ago', -1000, NOW - 1000 - DAY],
])('restores an answer %s', (_when, later, at) => {
  expect(restoreAnswer(STORED, read, NOW + later)).toEqual({ at, data: { id: 7 } });
});

it.each([
  null,
  '{',
  '7',
  `{"version":0,"at":${NOW},"data":{"id":1}}`,
  `{"version":1,"at":"${NOW}","data":{"id":1}}`,
  '{"version":1,"at":-1e20,"data":{"id":1}}',
  `{"version":1,"at":${NOW},"data":{"id":"x"}}`,
  `{"version":1,"at":${NOW}}`,
])('ignores the stored text %s', (text) => {
  expect(restoreAnswer(text, read, NOW)).toBeNull();
});

it.each<[string, Reader<unknown>, unknown]>([
  [
    'the identity',
    readRemembered,
    toRemembered(readIdentity({ user: { id: 7, role_id: 3 }, balance: 1284 }), 'a token'),
  ],
  [
    'the global ranking',
    readSeenRanking,
    {
      challenge: { name: 'Final', roles: '3', start_date: null, end_date: null, component: '' },
      standing: { position: 4, count: 12 },
      page: { data: [], current_page: 1, last_page: 3 },
    },
  ],
  [
    'the vault',
    readProductsPages,
    { pages: [readProductsPage({ products_db: [{ sku: '100' }] })], pageParams: [1] },
  ],
])('restores %s as it was stored', (_what, read, answer) => {
  const text = JSON.stringify(storedAnswer(answer, NOW));
  expect(restoreAnswer(text, read, NOW)?.data).toEqual(answer);
});
