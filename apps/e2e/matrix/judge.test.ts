import { expect, it } from 'vitest';
import { type FormRun, formProblems, renewalProblems } from './judge.ts';

const FRESH = { comments: '' };
const TYPED = { comments: 'No veo mis activaciones.' };
const form = { call: 'POST /orders', isForgotten: false, isOnce: false };

const sent = (over = {}) => ({ typed: TYPED, isDone: false, problems: [], ...over });
const again = (over = {}) => ({ ...sent({ isDone: true }), before: TYPED, ...over });

function run(over: Partial<FormRun> = {}): FormRun {
  return {
    form,
    fault: 'server-500',
    isEnd: false,
    filled: { ...sent(), before: FRESH },
    sent: sent(),
    again: again(),
    orders: 1,
    ...over,
  };
}

it.each<[string, Partial<FormRun>, string[]]>([
  ['keeps the typed data and can be sent again', {}, []],
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
    { filled: { ...sent(), before: TYPED } },
    ['nothing typed differs from the empty form'],
  ],
  [
    'was received by the server despite the fault',
    { sent: sent({ isDone: true }), again: null },
    [],
  ],
  [
    'must be received at most once and shows success during the fault',
    { form: { ...form, isOnce: true }, sent: sent({ isDone: true }), again: null },
    ['shows success during the fault'],
  ],
  ['makes two orders', { form: { ...form, isOnce: true }, orders: 2 }, ['2 orders']],
  [
    'claims a prize, which is no order',
    { form: { call: 'POST /orders/reward', isForgotten: false, isOnce: true }, orders: 0 },
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
  expect(formProblems(run(over))).toEqual(problems);
});

it('renewalProblems requires that the form arrives once, after a single log-in', () => {
  const { filled, sent: unsent } = run();
  const order = { ...form, isOnce: true };
  const arrived = { form: order, filled, sent: sent({ isDone: true }), logins: 1, orders: 1 };
  expect(renewalProblems(arrived)).toEqual([]);
  expect(renewalProblems({ ...arrived, sent: unsent, logins: 2, orders: 0 })).toEqual([
    'not sent: {"comments":"No veo mis activaciones."}',
    '2 log-ins',
    '0 orders',
  ]);
});
