import { expect, it } from 'vitest';
import { type FaultRun, formProblems, renewalProblems } from './judge.ts';

const FRESH = { comments: '' };
const TYPED = { comments: 'No veo mis activaciones.' };
const form = { call: 'POST /orders', isForgotten: false, isOnce: false };
const once = { ...form, isOnce: true };

const sent = (over = {}) => ({ typed: TYPED, isDone: false, ...over });
const again = (over = {}) => ({ ...sent({ isDone: true }), before: TYPED, ...over });

const RUN: FaultRun = {
  form,
  fault: 'server-500',
  isEnd: false,
  fresh: FRESH,
  filled: sent(),
  sent: sent(),
  again: again(),
  orders: 1,
  problems: [],
};

it.each<[string, Partial<FaultRun>, string[]]>([
  ['keeps the typed data and can be sent again', {}, []],
  ['shows a blank screen', { problems: ['blank screen'] }, ['blank screen']],
  [
    'loses the typed data when it is sent',
    { sent: sent({ typed: FRESH }) },
    ['lost: {"comments":""}'],
  ],
  [
    'shows none of the typed data when it is opened again, but can be sent again',
    { again: again({ before: FRESH }) },
    ['not kept: {"comments":""}'],
  ],
  [
    'loses the typed data when it is opened again, which `isForgotten` allows',
    { form: { ...form, isForgotten: true }, again: again({ before: null }) },
    [],
  ],
  ['cannot be sent again', { again: again({ isDone: false }) }, ['the next try does not work']],
  [
    'is filled in with the values that it already had',
    { fresh: TYPED },
    ['nothing typed differs from the empty form'],
  ],
  [
    'was received by the server despite the fault',
    { sent: sent({ isDone: true }), again: null },
    [],
  ],
  [
    'must be received at most once and shows success during the fault',
    { form: once, sent: sent({ isDone: true }), again: null },
    ['shows success during the fault'],
  ],
  ['makes two orders', { form: once, orders: 2 }, ['2 orders']],
  [
    'claims a prize, which is no order',
    { form: { ...once, call: 'POST /orders/reward' }, orders: 0 },
    [],
  ],
  [
    'is empty after the session has ended',
    { isEnd: true, sent: sent({ typed: null }), again: again({ before: FRESH }) },
    [],
  ],
  [
    'still contains the typed data after the session has ended',
    { isEnd: true },
    ['kept after the session ended: {"comments":"No veo mis activaciones."}'],
  ],
])('formProblems judges a form that %s', (_what, over, problems) => {
  expect(formProblems({ ...RUN, ...over })).toEqual(problems);
});

it('renewalProblems requires that the form arrives once, after a single log-in', () => {
  const arrived = { ...RUN, form: once, sent: sent({ isDone: true }), logins: 1 };
  expect(renewalProblems(arrived)).toEqual([]);
  expect(renewalProblems({ ...arrived, sent: sent(), logins: 2, orders: 0 })).toEqual([
    'not sent: {"comments":"No veo mis activaciones."}',
    '2 log-ins',
    '0 orders',
  ]);
});
