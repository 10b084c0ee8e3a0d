import { expect, it } from 'vitest';
import { type FaultRun, formProblems } from './judge.ts';

const EMPTY = { comments: '' };
const TYPED = { comments: 'No veo mis activaciones.' };
const form = { call: 'POST /orders', isOnce: true };
const sent = { values: TYPED, isDone: false };
const arrived = { ...sent, isDone: true };
const again = { ...arrived, before: TYPED };

const RUN: FaultRun = {
  form,
  fault: 'server-500',
  isEnd: false,
  names: ['comments'],
  filled: TYPED,
  sent,
  again,
  orders: 1,
  logins: 1,
};

it.each<[string, Partial<FaultRun>, string[]]>([
  ['keeps the typed data and can be sent again', {}, []],
  [
    'loses the typed data when it is sent',
    { sent: { ...sent, values: EMPTY } },
    ['lost: comments: '],
  ],
  [
    'shows none of the typed data when it is opened again',
    { again: { ...again, before: EMPTY } },
    ['not kept: comments: '],
  ],
  ['cannot be sent again', { again: { ...again, isDone: false } }, ['the next try does not work']],
  [
    'must be received at most once and shows success during the fault',
    { sent: arrived, again: null },
    ['shows success during the fault'],
  ],
  ['makes two orders', { orders: 2 }, ['2 orders']],
  [
    'still contains the typed data after the session has ended',
    { isEnd: true },
    ['kept after the session ended: comments: No veo mis activaciones.'],
  ],
  ['is sent once, after a single log-in', { fault: null, sent: arrived }, []],
  [
    'is not sent after two log-ins',
    { fault: null, logins: 2, orders: 0 },
    ['0 orders', '2 log-ins', 'not sent'],
  ],
])('formProblems judges a form that %s', (_what, over, problems) => {
  expect(formProblems({ ...RUN, ...over })).toEqual(problems);
});
