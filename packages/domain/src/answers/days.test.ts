import { expect, it } from 'vitest';
import { readChallenge, readPersonalChallenge } from './challenges.ts';
import { readHistory } from './history.ts';
import { readNotifications } from './notifications.ts';
import { readOrders } from './orders.ts';
import type { Reader } from './read.ts';

const history = (...dates: string[]) => ({
  activations: dates.map((date) => ({ date, total: 5 })),
});
const challenge = (start_date: string, end_date: string) => ({
  ...{ name: 'Final', roles: '3', component: 'ranking' },
  ...{ start_date, end_date },
});
const weeks = (...[start, end, next, last]: string[]) => ({
  ...{ history_week_start: start, history_week_end: end },
  ...{ challeng_week_start: next, challeng_week_end: last },
});
const orders = (date: string, ...changes: (readonly [status: string, date: string | null])[]) => ({
  orders: [{ date, status_history: changes.map(([status, at]) => ({ status, date: at })) }],
});

it.each<[string, Reader<unknown>, unknown, object]>([
  [
    'midnights UTC of a history as days',
    readHistory,
    history('2026-03-29T00:00:00Z', '2026-03-28T00:00:00.000Z', '2026-03-27'),
    history('2026-03-29', '2026-03-28', '2026-03-27'),
  ],
  [
    'one midnight of a history as a time if other dates have times',
    readHistory,
    history('2026-03-29T00:00:00Z', '2026-03-28T21:05:00Z'),
    history('2026-03-29T00:00:00Z', '2026-03-28T21:05:00Z'),
  ],
  [
    'midnights UTC of a challenge as its first and last day',
    readChallenge,
    challenge('2026-03-02T00:00:00.000000Z', '2026-03-29 00:00:00'),
    challenge('2026-03-02', '2026-03-29'),
  ],
  [
    'midnights UTC of a personal challenge as days',
    readPersonalChallenge,
    weeks(...['02', '08', '09', '15'].map((day) => `2026-03-${day}T00:00:00Z`)),
    weeks('2026-03-02', '2026-03-08', '2026-03-09', '2026-03-15'),
  ],
  [
    'dates of orders and their status changes as days if all of them are midnights UTC',
    readOrders,
    orders('2026-03-28T00:00:00Z', ['Colocada', '2026-03-28T00:00:00Z']),
    orders('2026-03-28', ['Colocada', '2026-03-28']),
  ],
  [
    'the midnight of one order as a time if other dates have times',
    readOrders,
    orders('2026-03-28T00:00:00Z', ['Confirmada', '2026-03-28T21:05:00Z']),
    orders('2026-03-28T00:00:00Z', ['Confirmada', '2026-03-28T21:05:00Z']),
  ],
  [
    'dates of orders as written in Mexico',
    readOrders,
    orders('2026-03-28 15:00:00', ['Colocada', '28/03/2026 15:05'], ['Confirmada', 'ayer']),
    orders(
      '2026-03-28T15:00:00-06:00',
      ['Colocada', '2026-03-28T15:05:00-06:00'],
      ['Confirmada', null],
    ),
  ],
  [
    'dates of notifications as days if all of them are midnights UTC',
    readNotifications,
    [
      { id: 1, title: 'Aviso', created_at: '2026-03-29T00:00:00Z' },
      { id: 2, title: 'Aviso', created_at: null },
    ],
    [{ created_at: '2026-03-29' }, { created_at: null }],
  ],
])('reads %s', (_what, read, sent, expected) => {
  expect(read(sent)).toMatchObject(expected);
});
