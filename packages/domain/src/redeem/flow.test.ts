import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flowOfSku,
  isPrizeKept,
  isPrizeWithdrawn,
  isRedeeming,
  nextFlow,
  OTHER_ORDER_TOAST,
  OTHER_TAB_ORDERS,
  REDEEM_START,
  type RedeemEvent,
  type RedeemFacts,
  type RedeemFlow,
} from './flow.ts';

const NOW = 1_773_000_000_000;
const FACTS: RedeemFacts = {
  type: 'elektra',
  price: 489,
  balance: 1284,
  vaultOpen: true,
  hasOpenOrder: false,
  orderedToday: false,
  waitUntil: null,
};

const SUBMIT: RedeemEvent = { type: 'submit', price: 489 };
const AGAIN: RedeemEvent = { type: 'redeem-again' };
const AGREE: RedeemEvent = { type: 'confirm' };
const WAIT_OVER: RedeemEvent = { type: 'wait-over' };
const refused = (message: string | null): RedeemEvent => ({ type: 'refused', message });
const ACCEPTED: RedeemEvent = {
  type: 'simulated',
  outcome: { kind: 'accepted', isPriceUnclear: false },
};
const CANNOT_REDEEM = 'No podemos canjear este premio selecciona otro o intenta mas tarde';
const CHANGED = 'El precio de este premio cambió. Revísalo antes de canjear.';

const form = (warning: string | null = null): RedeemFlow => ({ step: 'form', warning });
const TODAY: RedeemFlow = { step: 'ordered-today', price: 489 };
const CONFIRM: RedeemFlow = { step: 'confirm', price: 489, again: false };
const CONFIRM_AGAIN: RedeemFlow = { ...CONFIRM, again: true };
const SIMULATING: RedeemFlow = { step: 'simulating', price: 489 };
const ORDERING: RedeemFlow = { step: 'ordering', price: 489 };
const SUCCESS: RedeemFlow = { step: 'success' };
const RISK: RedeemFlow = { step: 'risk' };
const LEAVING: RedeemFlow = { step: 'leaving', warning: 'x' };
const RELOADING: RedeemFlow = { step: 'reloading', warning: 'x' };
const wait = (until: number, again = true): RedeemFlow => ({
  step: 'wait',
  price: 489,
  until,
  again,
});
const changedPrice = (otherProduct: boolean): RedeemEvent => ({
  type: 'simulated',
  outcome: { kind: 'price-changed', text: 'x', pesos: 1, otherProduct },
});
const simulated = (kind: 'refused' | 'sold-out'): RedeemEvent => ({
  type: 'simulated',
  outcome: { kind, text: 'x' },
});

describe('the next state', () => {
  const waiting = { waitUntil: NOW + 1000 };
  const orderedToday = { orderedToday: true };

  it.each<[string, RedeemFlow, RedeemEvent, Partial<RedeemFacts>, RedeemFlow]>([
    ['asks to confirm', form(), SUBMIT, {}, CONFIRM],
    ['accepts a balance that equals the price', form(), SUBMIT, { balance: 489 }, CONFIRM],
    ['asks first if the prize was ordered today', form(), SUBMIT, orderedToday, TODAY],
    ['makes the user wait', form(), SUBMIT, waiting, wait(NOW + 1000, false)],
    ['remembers the agreement in a wait', TODAY, AGAIN, waiting, wait(NOW + 1000)],
    ['asks to confirm again', TODAY, AGAIN, orderedToday, CONFIRM_AGAIN],
    ['simulates', CONFIRM, AGREE, {}, SIMULATING],
    ['simulates a second order', CONFIRM_AGAIN, AGREE, orderedToday, SIMULATING],
    ['orders', SIMULATING, ACCEPTED, {}, ORDERING],
    ['orders a card at once', form(), SUBMIT, { type: 'card', ...waiting }, ORDERING],
    ['asks first for a card too', form(), SUBMIT, { type: 'card', ...orderedToday }, TODAY],
    ['waits on', wait(NOW + 1000), WAIT_OVER, waiting, wait(NOW + 1000)],
    ['ends the wait', wait(NOW), WAIT_OVER, orderedToday, CONFIRM_AGAIN],
    ['waits again if another tab orders', wait(NOW), WAIT_OVER, waiting, wait(NOW + 1000)],
    ['asks again if another tab orders', CONFIRM, AGREE, orderedToday, TODAY],
    ['asks again in a wait', wait(NOW, false), WAIT_OVER, orderedToday, TODAY],
    ['ends with success', ORDERING, { type: 'ordered' }, {}, SUCCESS],
    ['shows the words of the server', ORDERING, refused('Sin saldo'), {}, form('Sin saldo')],
    ['has words of its own', ORDERING, refused(null), {}, form(CANNOT_REDEEM)],
    ['leaves the form to the ledger', ORDERING, { type: 'told-elsewhere' }, {}, form()],
    ['is the form while an earlier order is open', form(), SUBMIT, { hasOpenOrder: true }, form()],
    ['shows why a simulation was refused', SIMULATING, simulated('refused'), {}, form('x')],
    ['leaves if the prize is sold out', SIMULATING, simulated('sold-out'), {}, LEAVING],
    ['shows a new price', SIMULATING, changedPrice(false), {}, form('x')],
    ['reloads for another product', SIMULATING, changedPrice(true), {}, RELOADING],
    ['asks about the risk', form(), { type: 'ask-risk' }, {}, RISK],
    ['is the form after the risk is accepted', RISK, { type: 'accept-risk' }, {}, form()],
    ['is no longer the question about the risk', RISK, SUBMIT, {}, CONFIRM],
  ])('%s', (_what, state, event, over, next) => {
    expect(nextFlow(state, event, { ...FACTS, ...over })).toEqual(next);
  });

  const PATHS: [RedeemFlow, RedeemEvent][] = [
    [form(), SUBMIT],
    [TODAY, AGAIN],
    [wait(NOW), WAIT_OVER],
    [CONFIRM, AGREE],
    [SIMULATING, ACCEPTED],
  ];

  it.each<[Partial<RedeemFacts>, string | null]>([
    [{ vaultOpen: false }, 'Bóveda cerrada, regresamos pronto.'],
    [{ balance: 488 }, 'No tienes gemas suficientes.'],
    [{ price: null }, CANNOT_REDEEM],
    [{ type: 'voucher' }, CANNOT_REDEEM],
    [{ type: '' }, CANNOT_REDEEM],
    [{ price: 510 }, CHANGED],
    [{ hasOpenOrder: true }, null],
  ])('is the form at every step if the facts are %o', (over, warning) => {
    for (const [state, event] of PATHS) {
      expect(nextFlow(state, event, { ...FACTS, ...over })).toEqual(form(warning));
    }
  });
});

/** One state for each step. */
const STATES: readonly RedeemFlow[] = [
  ...[form(), RISK, TODAY, wait(NOW), CONFIRM, SIMULATING, ORDERING, SUCCESS, LEAVING, RELOADING],
];

it('isPrizeKept is true during and after an order', () => {
  const kept = STATES.filter(isPrizeKept).map(({ step }) => step);
  expect(kept).toEqual(['simulating', 'ordering', 'success', 'leaving']);
});

it('isPrizeWithdrawn is true for an unavailable prize, except during and after an order', () => {
  const withdrawn = STATES.filter((state) => isPrizeWithdrawn({ available: false }, state));
  expect(withdrawn).toEqual(STATES.filter((state) => !isPrizeKept(state)));
  expect(isPrizeWithdrawn({ available: true }, form())).toBe(false);
});

it('flowOfSku returns the form for another prize', () => {
  const open = { sku: '100', flow: SIMULATING };
  expect(flowOfSku(open, '100')).toBe(SIMULATING);
  expect(flowOfSku(open, '200')).toBe(REDEEM_START);
});

it('returns to the form with a warning if another tab is ordering', () => {
  const warning = 'Ya hay un canje en camino en otra pestaña. Espera a que termine.';
  for (const state of [SIMULATING, ORDERING]) {
    expect(nextFlow(state, OTHER_TAB_ORDERS, FACTS)).toEqual(form(warning));
  }
});

it('OTHER_ORDER_TOAST has an id, by which it is shown only once and is removed', () => {
  expect(OTHER_ORDER_TOAST).toMatchObject({
    id: expect.stringMatching(/./),
    text: 'Tu otro canje va en camino. Espera a que termine.',
  });
});

const event: fc.Arbitrary<RedeemEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<RedeemEvent>(SUBMIT, AGREE) },
  fc.constantFrom<RedeemEvent>(
    ...(['ask-risk', 'accept-risk', 'cancel', 'told-elsewhere'] as const).map((type) => ({ type })),
    ...[AGAIN, WAIT_OVER, ACCEPTED, refused(null), simulated('refused'), simulated('sold-out')],
    { type: 'ordered' },
  ),
);

const facts: fc.Arbitrary<RedeemFacts> = fc.record({
  hasOpenOrder: fc.boolean(),
  type: fc.constantFrom('elektra', 'card', 'voucher', ''),
  price: fc.oneof(fc.constant(489), fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null })),
  balance: fc.nat(2000),
  vaultOpen: fc.boolean(),
  orderedToday: fc.boolean(),
  waitUntil: fc.option(fc.constant(NOW), { nil: null }),
});

const ANSWERS = new Set<RedeemEvent['type']>(['simulated', 'ordered', 'refused', 'told-elsewhere']);

/**
 * Generates the facts of one step. Most of the generated facts allow the order, because a sequence with only random
 * facts would rarely reach a call. The other facts have another product type, a lower balance, a wait,
 * or are random.
 */
const changing = fc.oneof(
  { weight: 4, arbitrary: fc.constant(FACTS) },
  fc.constantFrom<RedeemFacts>(
    { ...FACTS, type: 'card' },
    { ...FACTS, balance: 488 },
    { ...FACTS, waitUntil: NOW + 1 },
  ),
  facts,
);

/** Number of calls that the random sequences have started. */
let calls = 0;

/** Returns a description of the first rule that a sequence of events breaks. Null if the sequence breaks no rule. */
function violation(steps: readonly (readonly [RedeemEvent, RedeemFacts])[]): string | null {
  let state: RedeemFlow = REDEEM_START;
  let again = false;
  for (const [next, known] of steps) {
    const before: RedeemFlow = state;
    state = nextFlow(before, next, known);
    if (state === before) continue;
    if (before.step === 'form') again = false;
    if (before.step === 'ordered-today') again = next.type === 'redeem-again';
    if (before.step === 'success') return 'a success that ends';
    if (isRedeeming(before) && !ANSWERS.has(next.type)) return 'a call that no answer ended';
    if (!isRedeeming(state)) continue;
    if (!known.vaultOpen) return 'a call while the vault is closed';
    if (!['elektra', 'card'].includes(known.type)) return 'a call of an unknown type';
    if (known.price !== 489) return 'a call at another price';
    if (Number(known.balance) < 489) return 'a call above the balance';
    if (known.hasOpenOrder) return 'a call while an earlier order is open';
    if (isRedeeming(before)) continue;
    calls += 1;
    if (known.orderedToday && !again) {
      return 'a second order of the day to which the user has not agreed';
    }
    if (known.type === 'elektra' && before.step !== 'confirm') {
      return 'an order that is shipped home, and that the user has not confirmed';
    }
  }
  return null;
}

it('random sequences never start a call that the facts forbid, and end a call only by an answer', () => {
  const sequence = fc.array(fc.tuple(event, changing), { maxLength: 40 });
  const isAllowed = fc.property(sequence, (steps) => violation(steps) === null);
  const result = fc.check(isAllowed, { numRuns: 10_000, seed: 20_260_314 });
  expect(result).toMatchObject({ failed: false, numRuns: 10_000 });
  // The sequences reach what they test.
  expect(calls).toBeGreaterThan(2000);
});
