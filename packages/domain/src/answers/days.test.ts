import { expect, it } from 'vitest';
import { readChallenge, readPersonalChallenge } from './challenges.ts';
import { readHistory } from './history.ts';
import { readNotifications } from './notifications.ts';
import { readOrders } from './orders.ts';
import type { Reader } from './read.ts';

const DAY = '2026-03-28';
const MIDNIGHT = '2026-03-28T00:00:00Z';
const TIME = '2026-03-28T21:05:00Z';

/** The readers of answers with dates. For each: an answer that contains two dates. */
const READERS: Record<string, [Reader<unknown>, (one: string, other: string) => object]> = {
  history: [
    readHistory,
    (...dates) => ({ activations: dates.map((date) => ({ date, total: 5 })) }),
  ],
  'a challenge': [
    readChallenge,
    (start_date, end_date) => ({ name: 'Final', roles: '3', component: '', start_date, end_date }),
  ],
  'a personal challenge': [
    readPersonalChallenge,
    (start, end) => ({
      ...{ history_week_start: start, history_week_end: end },
      ...{ challeng_week_start: start, challeng_week_end: end },
    }),
  ],
  orders: [
    readOrders,
    (date, at) => ({ orders: [{ date, status_history: [{ status: 'Colocada', date: at }] }] }),
  ],
  notifications: [
    readNotifications,
    (...dates) => dates.map((created_at, at) => ({ id: at + 1, title: 'Aviso', created_at })),
  ],
};

it.each(Object.entries(READERS))(
  'the midnights UTC of %s are days if all its dates are midnights',
  (_what, [read, answer]) => {
    expect(read(answer(MIDNIGHT, MIDNIGHT))).toMatchObject(answer(DAY, DAY));
    expect(read(answer(MIDNIGHT, TIME))).toMatchObject(answer(MIDNIGHT, TIME));
    expect(read(answer(TIME, MIDNIGHT))).toMatchObject(answer(TIME, MIDNIGHT));
  },
);

it('dates of orders are read as written in Mexico', () => {
  const [read, answer] = READERS.orders ?? [];
  expect(read?.(answer?.('2026-03-28 15:00:00', '28/03/2026 15:05'))).toMatchObject(
    answer?.('2026-03-28T15:00:00-06:00', '2026-03-28T15:05:00-06:00') ?? {},
  );
});

it('a day of a history is read as it was sent if its date cannot be read', () => {
  const sent = ['ayer', '09/03/2026'].map((date) => ({ date, total: 5 }));
  const read = [{ date: 'ayer' }, { date: '2026-03-09' }];
  expect(readHistory({ activations: sent })).toMatchObject({ activations: read });
});
