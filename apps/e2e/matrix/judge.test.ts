import { expect, it } from 'vitest';
import { type FormRun, formProblems, renewalProblems } from './judge.ts';

const FRESH = { comments: '' };
const TYPED = { comments: 'No veo mis activaciones.' };
const form = { call: 'POST /orders', isForgotten: false, isOnce: false };

function run(over: Partial<FormRun> = {}): FormRun {
  const result = { typed: TYPED, isDone: false, problems: [] };
  return {
    form,
    fault: 'server-500',
    isEnd: false,
    filled: { ...result, fresh: FRESH },
    sent: result,
    again: { ...result, isDone: true, remaining: TYPED },
    orders: 1,
    ...over,
  };
}

const again = (over: object) => ({
  typed: TYPED,
  isDone: true,
  problems: [],
  remaining: TYPED,
  ...over,
});
const sent = (over: object) => ({ typed: TYPED, isDone: false, problems: [], ...over });

it.each<[string, Partial<FormRun>, string[]]>([
  ['keeps what was typed and can be sent again', {}, []],
  ['loses what was typed', { sent: sent({ typed: FRESH }) }, ['lost: {"comments":""}']],
  [
    'has lost it when it is opened again, though the next try works',
    { again: again({ remaining: FRESH }) },
    ['not kept: {"comments":""}'],
  ],
  [
    'keeps nothing by intent',
    { form: { ...form, isForgotten: true }, again: again({ remaining: null }) },
    [],
  ],
  ['cannot be sent again', { again: again({ isDone: false }) }, ['the next try does not work']],
  [
    'is filled in with what it has anyway',
    { filled: { ...sent({}), fresh: TYPED } },
    ['nothing typed differs from the empty form'],
  ],
  ['was done after all', { sent: sent({ isDone: true }), again: null }, []],
  [
    'must be done once and counts as done',
    { form: { ...form, isOnce: true }, sent: sent({ isDone: true }), again: null },
    ['counts as done'],
  ],
  ['orders twice', { form: { ...form, isOnce: true }, orders: 2 }, ['2 orders']],
  [
    'claims a prize, which is no order',
    { form: { call: 'POST /orders/reward', isForgotten: false, isOnce: true }, orders: 0 },
    [],
  ],
  [
    'is empty after its session ended',
    { isEnd: true, sent: sent({ typed: null }), again: again({ remaining: FRESH }) },
    [],
  ],
  [
    'keeps what was typed though its session ended',
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
