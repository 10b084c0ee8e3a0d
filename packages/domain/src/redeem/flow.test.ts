import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flowOfSku,
  isPrizeKept,
  isRedeeming,
  needsSubmitted,
  OTHER_ORDER,
  OTHER_ORDER_TOAST,
  orderNotMade,
  otherTabOrders,
  REDEEM_START,
  type RedeemEvent,
  type RedeemFacts,
  type RedeemFlow,
  redeem,
  redeemNotice,
  startsCalls,
} from './flow.ts';
import { STORAGE_PROBLEMS } from './ledger.ts';

const NOW = 1_773_000_000_000;
const FACTS: RedeemFacts = {
  type: 'elektra',
  price: 489,
  balance: 1284,
  vaultOpen: true,
  hasOpenOrder: false,
  orderedToday: false,
  waitUntil: null,
  now: NOW,
};

const SUBMIT: RedeemEvent = { type: 'submit', price: 489 };

const accepted: RedeemEvent = {
  type: 'simulated',
  outcome: { kind: 'accepted', isPriceUnclear: false },
  answer: { status: 200 },
};

it.each<[Parameters<typeof orderNotMade>[0], RedeemEvent]>([
  ['full', { type: 'order-refused', message: STORAGE_PROBLEMS.full }],
  ['blocked', { type: 'order-refused', message: STORAGE_PROBLEMS.blocked }],
  ['other-user', { type: 'order-refused', message: STORAGE_PROBLEMS['other-user'] }],
  ['open', { type: 'order-unproven' }],
  ['made', { type: 'order-unproven' }],
  [
    { kind: 'server', status: 422, message: 'Sin saldo' },
    { type: 'order-refused', message: 'Sin saldo' },
  ],
  [
    { kind: 'server', status: 422, message: null },
    { type: 'order-refused', message: null },
  ],
  [{ kind: 'version', status: 409, message: 'Actualiza' }, { type: 'order-unproven' }],
  [{ kind: 'timeout', message: null }, { type: 'order-unproven' }],
])('an order that was not made because of %j leads to %j', (problem, event) => {
  expect(orderNotMade(problem)).toEqual(event);
});

function run(events: RedeemEvent[], over: Partial<RedeemFacts> = {}): RedeemFlow {
  return events.reduce((state, event) => redeem(state, event, { ...FACTS, ...over }), REDEEM_START);
}

describe('the dialogs before an order', () => {
  it('asks to confirm, then simulates, then orders, then succeeds', () => {
    expect(run([SUBMIT])).toEqual({ step: 'confirm', price: 489, again: false });
    expect(run([SUBMIT, { type: 'confirm' }])).toEqual({ step: 'simulating', price: 489 });
    expect(run([SUBMIT, { type: 'confirm' }, accepted])).toEqual({
      step: 'ordering',
      price: 489,
      simulation: { status: 200 },
    });
    expect(run([SUBMIT, { type: 'confirm' }, accepted, { type: 'ordered', balance: 795 }])).toEqual(
      { step: 'success', balance: 795 },
    );
  });

  it('accepts a balance that equals the price', () => {
    expect(run([SUBMIT], { balance: 489 })).toEqual({ step: 'confirm', price: 489, again: false });
  });

  it('asks again if the prize was ordered today, then makes the user wait, then asks to confirm', () => {
    const over = { orderedToday: true, waitUntil: NOW + 1000 };
    expect(run([SUBMIT], over)).toEqual({ step: 'ordered-today', price: 489 });
    expect(run([SUBMIT, { type: 'redeem-again' }], over)).toEqual({
      step: 'wait',
      price: 489,
      until: NOW + 1000,
      again: true,
    });
    const waiting = run([SUBMIT, { type: 'redeem-again' }], over);
    const facts = { ...FACTS, ...over };
    expect(redeem(waiting, { type: 'wait-over' }, { ...facts, now: NOW + 999 })).toEqual(waiting);
    expect(redeem(waiting, { type: 'wait-over' }, { ...facts, now: NOW + 1000 })).toEqual({
      step: 'confirm',
      price: 489,
      again: true,
    });
  });

  it('asks to confirm after the user has agreed to a second order of the day', () => {
    expect(run([SUBMIT, { type: 'redeem-again' }], { orderedToday: true })).toEqual({
      step: 'confirm',
      price: 489,
      again: true,
    });
  });

  it('ends the wait (spec section 4, Repeat rules) although the clock was set back by a year during the wait', () => {
    const waiting: RedeemFlow = { step: 'wait', price: 489, until: NOW, again: true };
    const back = { ...FACTS, orderedToday: true, now: NOW - 365 * 86_400_000 };
    expect(redeem(waiting, { type: 'wait-over' }, back)).toEqual({
      step: 'confirm',
      price: 489,
      again: true,
    });
  });

  it('makes the user wait again if another tab orders the prize during the wait', () => {
    const facts = { ...FACTS, orderedToday: true, waitUntil: NOW + 1000 };
    expect(
      redeem({ step: 'wait', price: 489, until: NOW, again: true }, { type: 'wait-over' }, facts),
    ).toEqual({
      step: 'wait',
      price: 489,
      until: NOW + 1000,
      again: true,
    });
  });

  it('asks again and makes the user wait if another tab orders the prize while a dialog is open', () => {
    const facts = { ...FACTS, orderedToday: true, waitUntil: NOW + 1000 };
    const later = { ...facts, now: NOW + 1000 };
    const confirm: RedeemFlow = { step: 'confirm', price: 489, again: false };
    const asked = redeem(confirm, { type: 'confirm' }, facts);
    expect(asked).toEqual({ step: 'ordered-today', price: 489 });
    const waiting = redeem(asked, { type: 'redeem-again' }, facts);
    expect(waiting).toEqual({ step: 'wait', price: 489, until: NOW + 1000, again: true });
    const secondConfirm = redeem(waiting, { type: 'wait-over' }, later);
    expect(secondConfirm).toEqual({ step: 'confirm', price: 489, again: true });
    expect(redeem(secondConfirm, { type: 'confirm' }, later)).toEqual({
      step: 'simulating',
      price: 489,
    });
    const firstWait: RedeemFlow = { step: 'wait', price: 489, until: NOW, again: false };
    expect(redeem(firstWait, { type: 'wait-over' }, facts)).toEqual(asked);
    expect(redeem(confirm, { type: 'confirm' }, { ...facts, balance: 0 }).step).toBe('form');
  });

  it('orders a card without wait, confirm dialog and simulation', () => {
    const over = { type: 'card', waitUntil: NOW + 1000 };
    expect(run([SUBMIT], over)).toEqual({ step: 'ordering', price: 489, simulation: undefined });
    expect(run([SUBMIT], { ...over, orderedToday: true })).toEqual({
      step: 'ordered-today',
      price: 489,
    });
  });

  it.each<RedeemEvent>([{ type: 'cancel' }])(
    'leads back to the form when the user cancels any dialog',
    (event) => {
      expect(run([SUBMIT, event])).toEqual(REDEEM_START);
      expect(run([SUBMIT, event], { orderedToday: true })).toEqual(REDEEM_START);
      expect(run([SUBMIT, event], { waitUntil: NOW + 1 })).toEqual(REDEEM_START);
    },
  );
});

describe('the question whether to order again although the first order may have been made', () => {
  const RISK = run([{ type: 'ask-risk' }]);

  it('leads back to the form, whatever the user answers', () => {
    expect(RISK).toEqual({ step: 'risk' });
    expect(redeem(RISK, { type: 'accept-risk' }, FACTS)).toBe(REDEEM_START);
    expect(redeem(RISK, { type: 'cancel' }, FACTS)).toBe(REDEEM_START);
  });

  it('is followed by all other questions', () => {
    const again = run([{ type: 'ask-risk' }, { type: 'accept-risk' }, SUBMIT], {
      orderedToday: true,
    });
    expect(again).toEqual({ step: 'ordered-today', price: 489 });
  });

  it('does not block the form if the first order was settled meanwhile', () => {
    expect(redeem(RISK, SUBMIT, FACTS).step).toBe('confirm');
    expect(redeem(RISK, SUBMIT, { ...FACTS, hasOpenOrder: true })).toBe(REDEEM_START);
  });
});

describe('a prize that cannot be redeemed', () => {
  it.each([
    [{ vaultOpen: false }, 'Bóveda cerrada, regresamos pronto.'],
    [{ balance: 488 }, 'No tienes gemas suficientes.'],
    [{ price: null }, 'No podemos canjear este premio selecciona otro o intenta mas tarde'],
    [{ type: 'voucher' }, 'No podemos canjear este premio selecciona otro o intenta mas tarde'],
    [{ type: '' }, 'No podemos canjear este premio selecciona otro o intenta mas tarde'],
  ])('shows a warning on submit with %o', (over, text) => {
    expect(run([SUBMIT], over)).toEqual({
      step: 'form',
      notice: { title: 'Atención', text },
    });
  });

  it('is detected again at later steps', () => {
    const facts = { ...FACTS, balance: 0 };
    expect(
      redeem({ step: 'confirm', price: 489, again: false }, { type: 'confirm' }, facts).step,
    ).toBe('form');
    expect(redeem({ step: 'simulating', price: 489 }, accepted, facts).step).toBe('form');
  });
});

describe('a price that differs from the tapped price', () => {
  const facts = { ...FACTS, price: 510 };
  const CHANGED: RedeemFlow = {
    step: 'form',
    notice: {
      title: 'Atención',
      text: 'El precio de este premio cambió. Revísalo antes de canjear.',
    },
  };

  it.each<[RedeemFlow, RedeemEvent]>([
    [REDEEM_START, SUBMIT],
    [{ step: 'ordered-today', price: 489 }, { type: 'redeem-again' }],
    [{ step: 'wait', price: 489, until: NOW, again: true }, { type: 'wait-over' }],
    [{ step: 'confirm', price: 489, again: false }, { type: 'confirm' }],
    [{ step: 'simulating', price: 489 }, accepted],
  ])('leads from %o back to the form with a warning', (state, event) => {
    expect(redeem(state, event, facts)).toEqual(CHANGED);
    expect(redeem(state, event, FACTS)).not.toEqual(CHANGED);
  });
});

describe('failures', () => {
  const until = (event: RedeemEvent) => run([SUBMIT, { type: 'confirm' }, event]);
  const ordering = (event: RedeemEvent) => run([SUBMIT, { type: 'confirm' }, accepted, event]);

  it.each<[RedeemEvent, string]>([
    [{ type: 'simulation-failed' }, 'form'],
    [{ type: 'simulated', outcome: { kind: 'refused', text: 'x' }, answer: null }, 'form'],
    [{ type: 'simulated', outcome: { kind: 'sold-out', text: 'x' }, answer: null }, 'leaving'],
    [
      {
        type: 'simulated',
        outcome: { kind: 'price-changed', text: 'x', pesos: 1, otherProduct: false },
        answer: null,
      },
      'form',
    ],
    [
      {
        type: 'simulated',
        outcome: { kind: 'price-changed', text: 'x', pesos: 1, otherProduct: true },
        answer: null,
      },
      'reloading',
    ],
  ])('of the simulation, %o, lead to %s', (event, step) => {
    const failed = until(event);
    expect(failed.step).toBe(step);
    const text =
      event.type === 'simulated'
        ? 'x'
        : 'No podemos canjear este premio selecciona otro o intenta mas tarde';
    expect(redeemNotice(failed)).toEqual({ title: 'Atención', text });
  });

  it("of the order show the server's message (spec section 8), or a default message", () => {
    expect(ordering({ type: 'order-refused', message: 'Sin saldo' })).toEqual({
      step: 'form',
      notice: { title: 'Atención', text: 'Sin saldo' },
    });
    expect(ordering({ type: 'order-refused', message: null })).toMatchObject({
      notice: { text: 'No podemos canjear este premio selecciona otro o intenta mas tarde' },
    });
  });

  it('that do not prove the outcome lead to the form, and an order of unknown outcome blocks the form', () => {
    expect(ordering({ type: 'order-unproven' })).toEqual(REDEEM_START);
    expect(run([SUBMIT], { hasOpenOrder: true })).toEqual(REDEEM_START);
  });
});

describe('functions of the state of a checkout', () => {
  const FORM = REDEEM_START;
  it.each<[RedeemFlow, { submitted: boolean; starts: boolean }]>([
    [FORM, { submitted: false, starts: false }],
    [
      { step: 'ordered-today', price: 489 },
      { submitted: true, starts: false },
    ],
    [
      { step: 'wait', price: 489, until: NOW, again: true },
      { submitted: true, starts: false },
    ],
    [
      { step: 'confirm', price: 489, again: false },
      { submitted: true, starts: false },
    ],
    [
      { step: 'simulating', price: 489 },
      { submitted: true, starts: true },
    ],
    [
      { step: 'ordering', price: 489, simulation: 1 },
      { submitted: true, starts: true },
    ],
    [
      { step: 'success', balance: 1 },
      { submitted: false, starts: false },
    ],
    [
      { step: 'leaving', notice: OTHER_ORDER },
      { submitted: false, starts: false },
    ],
  ])('needsSubmitted and startsCalls for %j return %j', (state, { submitted, starts }) => {
    expect(needsSubmitted(state)).toBe(submitted);
    expect(startsCalls({ step: 'confirm', price: 489, again: false }, state)).toBe(starts);
    expect(startsCalls({ step: 'simulating', price: 489 }, state)).toBe(false);
  });

  it('isPrizeKept is true during and after an order', () => {
    const kept: RedeemFlow[] = [
      { step: 'simulating', price: 489 },
      { step: 'ordering', price: 489, simulation: 1 },
      { step: 'success', balance: 1 },
      { step: 'leaving', notice: OTHER_ORDER },
    ];
    expect(kept.map(isPrizeKept)).toEqual([true, true, true, true]);
    expect([FORM, { step: 'confirm', price: 489, again: false } as const].map(isPrizeKept)).toEqual(
      [false, false],
    );
  });

  it('redeemNotice returns a warning only for a step that has one', () => {
    expect(redeemNotice(FORM)).toBeNull();
    expect(redeemNotice({ step: 'confirm', price: 489, again: false })).toBeNull();
    expect(redeemNotice({ step: 'leaving', notice: OTHER_ORDER })).toBe(OTHER_ORDER);
  });

  it('flowOfSku returns the form for another prize, with a warning while an order is in progress', () => {
    const open = { sku: '100', flow: { step: 'simulating', price: 489 } } as const;
    expect(flowOfSku(open, '100')).toBe(open.flow);
    expect(flowOfSku(open, '200')).toEqual({
      step: 'form',
      notice: { title: 'Atención', text: 'Tu otro canje va en camino. Espera a que termine.' },
    });
    expect(flowOfSku({ sku: '100', flow: { step: 'success', balance: 1 } }, '200')).toBe(
      REDEEM_START,
    );
  });
});

describe('an event that a step does not expect changes nothing', () => {
  const events: readonly RedeemEvent[] = [
    SUBMIT,
    { type: 'ask-risk' },
    { type: 'accept-risk' },
    { type: 'redeem-again' },
    { type: 'wait-over' },
    { type: 'confirm' },
    { type: 'cancel' },
    accepted,
    { type: 'simulation-failed' },
    { type: 'ordered', balance: 1 },
    { type: 'order-refused', message: null },
    { type: 'order-unproven' },
  ];
  it.each<[RedeemFlow, readonly RedeemEvent['type'][]]>([
    [REDEEM_START, ['submit', 'ask-risk']],
    [{ step: 'risk' }, ['submit', 'accept-risk', 'cancel']],
    [{ step: 'ordered-today', price: 489 }, ['redeem-again', 'cancel']],
    [{ step: 'wait', price: 489, until: NOW, again: true }, ['wait-over', 'cancel']],
    [{ step: 'confirm', price: 489, again: false }, ['confirm', 'cancel']],
    [{ step: 'simulating', price: 489 }, ['simulated', 'simulation-failed']],
    [
      { step: 'ordering', price: 489, simulation: 1 },
      ['ordered', 'order-refused', 'order-unproven'],
    ],
    [{ step: 'success', balance: 1 }, []],
    [{ step: 'leaving', notice: OTHER_ORDER }, []],
    [{ step: 'reloading', notice: OTHER_ORDER }, []],
  ])('%o expects %j', (state, expected) => {
    const changing = events.filter((event) => redeem(state, event, FACTS) !== state);
    expect(changing.map(({ type }) => type)).toEqual(expected);
  });
});

it('shows the warning about another order also as a toast', () => {
  expect(OTHER_ORDER_TOAST).toEqual({
    id: 'other-order',
    tone: 'warn',
    title: 'Atención',
    text: 'Tu otro canje va en camino. Espera a que termine.',
  });
});

it('returns to the form with a warning if another tab is ordering', () => {
  for (const state of [
    { step: 'simulating', price: 489 },
    { step: 'ordering', price: 489, simulation: 1 },
  ] as const) {
    expect(redeem(state, otherTabOrders(state), FACTS)).toEqual({
      step: 'form',
      notice: {
        title: 'Atención',
        text: 'Ya hay un canje en camino en otra pestaña. Espera a que termine.',
      },
    });
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
    { type: 'simulation-failed' },
    { type: 'order-unproven' },
    { type: 'order-refused', message: null },
    { type: 'ordered', balance: 1 },
    accepted,
    { type: 'simulated', outcome: { kind: 'refused', text: 'no' }, answer: null },
    { type: 'simulated', outcome: { kind: 'sold-out', text: 'no' }, answer: null },
  ),
);

const facts: fc.Arbitrary<RedeemFacts> = fc.record({
  hasOpenOrder: fc.boolean(),
  type: fc.constantFrom('elektra', 'card', 'voucher', ''),
  price: fc.oneof(fc.constant(489), fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null })),
  balance: fc.nat(2000),
  vaultOpen: fc.boolean(),
  orderedToday: fc.boolean(),
  waitUntil: fc.option(fc.integer({ min: NOW - 5, max: NOW + 5 }), { nil: null }),
  now: fc.integer({ min: NOW - 5, max: NOW + 5 }),
});

const ANSWERS: ReadonlySet<RedeemEvent['type']> = new Set([
  'simulated',
  'simulation-failed',
  'ordered',
  'order-refused',
  'order-unproven',
]);

/**
 * Generates the facts of one step. Most of the generated facts allow the order, because a sequence with only random
 * facts would rarely reach a call. The other facts have another product type, a lower balance, a wait or a later time,
 * or are random.
 */
const changing = fc.oneof(
  { weight: 4, arbitrary: fc.constant(FACTS) },
  fc.constantFrom<RedeemFacts>(
    { ...FACTS, type: 'card' },
    { ...FACTS, balance: 488 },
    { ...FACTS, waitUntil: NOW + 1 },
    { ...FACTS, now: NOW + 1 },
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
    if (!startsCalls(before, state)) continue;
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
      ? { step: 'ordering', price: next.price, simulation: undefined }
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
    state.step === 'wait' && next.type === 'wait-over' && known.now >= state.until
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
