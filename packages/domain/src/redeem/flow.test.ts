import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flowOfSku,
  isPrizeKept,
  isRedeeming,
  OTHER_TAB_ORDERS,
  REDEEM_START,
  type RedeemEvent,
  type RedeemFacts,
  type RedeemFlow,
  redeem,
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
const SUCCESS: RedeemFlow = { step: 'success', balance: 795 };
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
    [
      'remembers the agreement in a wait',
      TODAY,
      { type: 'redeem-again' },
      waiting,
      wait(NOW + 1000),
    ],
    ['asks to confirm again', TODAY, { type: 'redeem-again' }, orderedToday, CONFIRM_AGAIN],
    ['simulates', CONFIRM, { type: 'confirm' }, {}, SIMULATING],
    ['simulates a second order', CONFIRM_AGAIN, { type: 'confirm' }, orderedToday, SIMULATING],
    ['orders', SIMULATING, ACCEPTED, {}, ORDERING],
    [
      'orders a card without more questions',
      form(),
      SUBMIT,
      { type: 'card', ...waiting },
      ORDERING,
    ],
    ['asks first for a card too', form(), SUBMIT, { type: 'card', ...orderedToday }, TODAY],
    ['waits on', wait(NOW + 1000), { type: 'wait-over' }, waiting, wait(NOW + 1000)],
    ['ends the wait', wait(NOW), { type: 'wait-over' }, orderedToday, CONFIRM_AGAIN],
    [
      'waits again if another tab orders',
      wait(NOW),
      { type: 'wait-over' },
      waiting,
      wait(NOW + 1000),
    ],
    ['asks again if another tab orders', CONFIRM, { type: 'confirm' }, orderedToday, TODAY],
    ['asks again in a wait', wait(NOW, false), { type: 'wait-over' }, orderedToday, TODAY],
    ['shows the balance that is left', ORDERING, { type: 'ordered', balance: 795 }, {}, SUCCESS],
    [
      'shows the words of the server',
      ORDERING,
      { type: 'refused', message: 'Sin saldo' },
      {},
      form('Sin saldo'),
    ],
    ['has words of its own', ORDERING, { type: 'refused', message: null }, {}, form(CANNOT_REDEEM)],
    [
      'has words for a failed simulation',
      SIMULATING,
      { type: 'refused', message: null },
      {},
      form(CANNOT_REDEEM),
    ],
    ['leaves the form to the ledger', ORDERING, { type: 'unproven' }, {}, form()],
    ['is the form while an earlier order is open', form(), SUBMIT, { hasOpenOrder: true }, form()],
    ['shows why a simulation was refused', SIMULATING, simulated('refused'), {}, form('x')],
    [
      'leaves if the prize is sold out',
      SIMULATING,
      simulated('sold-out'),
      {},
      { step: 'leaving', warning: 'x' },
    ],
    ['shows a new price', SIMULATING, changedPrice(false), {}, form('x')],
    [
      'reloads for another product',
      SIMULATING,
      changedPrice(true),
      {},
      { step: 'reloading', warning: 'x' },
    ],
    ['asks about the risk', form(), { type: 'ask-risk' }, {}, { step: 'risk' }],
    [
      'is the form after the risk is accepted',
      { step: 'risk' },
      { type: 'accept-risk' },
      {},
      form(),
    ],
    ['is no longer the question about the risk', { step: 'risk' }, SUBMIT, {}, CONFIRM],
  ])('%s', (_what, state, event, over, next) => {
    expect(redeem(state, event, { ...FACTS, ...over })).toEqual(next);
  });

  const PATHS: [RedeemFlow, RedeemEvent][] = [
    [form(), SUBMIT],
    [TODAY, { type: 'redeem-again' }],
    [wait(NOW), { type: 'wait-over' }],
    [CONFIRM, { type: 'confirm' }],
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
      expect(redeem(state, event, { ...FACTS, ...over })).toEqual(form(warning));
    }
  });
});

/** One state for each step. */
const STATES: readonly RedeemFlow[] = [
  ...[form(), { step: 'risk' } as const, TODAY, wait(NOW), CONFIRM, SIMULATING, ORDERING, SUCCESS],
  { step: 'leaving', warning: 'x' },
  { step: 'reloading', warning: 'x' },
];

it('isPrizeKept is true during and after an order', () => {
  const kept = STATES.filter(isPrizeKept).map(({ step }) => step);
  expect(kept).toEqual(['simulating', 'ordering', 'success', 'leaving']);
});

it('flowOfSku returns the form for another prize', () => {
  const open = { sku: '100', flow: SIMULATING };
  expect(flowOfSku(open, '100')).toBe(SIMULATING);
  expect(flowOfSku(open, '200')).toBe(REDEEM_START);
});

it('returns to the form with a warning if another tab is ordering', () => {
  const warning = 'Ya hay un canje en camino en otra pestaña. Espera a que termine.';
  for (const state of [SIMULATING, ORDERING]) {
    expect(redeem(state, OTHER_TAB_ORDERS, FACTS)).toEqual(form(warning));
  }
});

const event: fc.Arbitrary<RedeemEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<RedeemEvent>(SUBMIT, { type: 'confirm' }) },
  fc.constantFrom<RedeemEvent>(
    { type: 'ask-risk' },
    { type: 'accept-risk' },
    { type: 'redeem-again' },
    { type: 'wait-over' },
    { type: 'cancel' },
    { type: 'unproven' },
    { type: 'refused', message: null },
    { type: 'ordered', balance: 1 },
    ACCEPTED,
    { type: 'simulated', outcome: { kind: 'refused', text: 'no' } },
    { type: 'simulated', outcome: { kind: 'sold-out', text: 'no' } },
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

const ANSWERS: ReadonlySet<RedeemEvent['type']> = new Set([
  'simulated',
  'ordered',
  'refused',
  'unproven',
]);

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

/** Returns a description of the first rule that a sequence of events breaks. Null if the sequence breaks no rule. */
function violation(
  reduce: typeof redeem,
  steps: readonly (readonly [RedeemEvent, RedeemFacts])[],
): string | null {
  let state: RedeemFlow = REDEEM_START;
  let again = false;
  for (const [next, known] of steps) {
    const before: RedeemFlow = state;
    state = reduce(before, next, known);
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
    if (known.orderedToday && !again) {
      return 'a second order of the day to which the user has not agreed';
    }
    if (known.type === 'elektra' && before.step !== 'confirm') {
      return 'an order that is shipped home, and that the user has not confirmed';
    }
  }
  return null;
}

/** Runs `reduce` with 10,000 random sequences of events. */
function play(reduce: typeof redeem) {
  return fc.check(
    fc.property(
      fc.array(fc.tuple(event, changing), { maxLength: 40 }),
      (steps) => violation(reduce, steps) === null,
    ),
    { numRuns: 10_000, seed: 20_260_314 },
  );
}

/** Wrong variants of `redeem`, each with one check removed. The random sequences must detect all of them. */
const MUTANTS: Record<string, typeof redeem> = {
  'another submit changes a call in progress': (state, next, known) =>
    isRedeeming(state) && next.type === 'submit'
      ? { step: 'ordering', price: next.price }
      : redeem(state, next, known),
  'a second tap on the confirm button changes the state': (state, next, known) =>
    state.step === 'simulating' && next.type === 'confirm'
      ? { ...state }
      : redeem(state, next, known),
  'cancelling ends a call in progress': (state, next, known) =>
    isRedeeming(state) && next.type === 'cancel' ? REDEEM_START : redeem(state, next, known),
  'the balance is not checked': (state, next, known) =>
    redeem(state, next, { ...known, balance: Number.MAX_SAFE_INTEGER }),
  'a closed vault counts as open': (state, next, known) =>
    redeem(state, next, { ...known, vaultOpen: true }),
  'an unknown price counts as the tapped price': (state, next, known) =>
    redeem(state, next, { ...known, price: known.price ?? 489 }),
  'an unknown type counts as a card': (state, next, known) =>
    redeem(state, next, { ...known, type: known.type || 'card' }),
  'an order of unknown outcome is not checked': (state, next, known) =>
    redeem(state, next, { ...known, hasOpenOrder: false }),
  'another price counts as the tapped price': (state, next, known) =>
    redeem(state, next, { ...known, price: known.price === null ? null : 489 }),
  'agreement to the price counts as agreement to a second order of the day': (state, next, known) =>
    redeem(state.step === 'confirm' ? { ...state, again: true } : state, next, known),
  'agreement to a second order of the day counts as agreement to the price': (
    state,
    next,
    known,
  ) =>
    state.step === 'ordered-today' && next.type === 'redeem-again'
      ? redeem({ ...state, step: 'confirm', again: true }, { type: 'confirm' }, known)
      : redeem(state, next, known),
  'the end of the wait counts as agreement to the price': (state, next, known) =>
    state.step === 'wait' && next.type === 'wait-over' && known.waitUntil === null
      ? redeem({ ...state, step: 'confirm' }, { type: 'confirm' }, known)
      : redeem(state, next, known),
  'the balance is not checked again after the simulation': (state, next, known) =>
    state.step === 'simulating' && next.type === 'simulated'
      ? redeem(state, next, { ...known, balance: Number.MAX_SAFE_INTEGER })
      : redeem(state, next, known),
};

describe('random sequences of a checkout (10,000, seed 20260314)', () => {
  it('never start a call that the facts forbid, and end a call only by an answer', () => {
    expect(play(redeem)).toMatchObject({ failed: false, numRuns: 10_000 });
  });

  it.each(Object.entries(MUTANTS))('detect a removed check: %s', (_name, mutant) => {
    expect(play(mutant).failed).toBe(true);
  });
});
