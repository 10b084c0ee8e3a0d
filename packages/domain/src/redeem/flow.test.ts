import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flowOfSku,
  isRedeeming,
  mayHaveOrdered,
  needsSubmitted,
  OTHER_ORDER,
  orderFailure,
  otherTabOrders,
  REDEEM_START,
  type RedeemEvent,
  type RedeemFacts,
  type RedeemFlow,
  redeem,
  startsCalls,
} from './flow.ts';

const NOW = 1_773_000_000_000;
const FACTS: RedeemFacts = {
  type: 'elektra',
  price: 489,
  balance: 1284,
  vaultOpen: true,
  orderedToday: false,
  waitUntil: null,
  now: NOW,
};

const accepted: RedeemEvent = {
  type: 'simulated',
  outcome: { kind: 'accepted' },
  answer: { status: 200 },
};

function run(events: RedeemEvent[], over: Partial<RedeemFacts> = {}): RedeemFlow {
  return events.reduce((state, event) => redeem(state, event, { ...FACTS, ...over }), REDEEM_START);
}

describe('the gates, in order', () => {
  it('asks to confirm, simulates, orders and succeeds', () => {
    expect(run([{ type: 'submit' }])).toEqual({ step: 'confirm' });
    expect(run([{ type: 'submit' }, { type: 'confirm' }])).toEqual({ step: 'simulating' });
    expect(run([{ type: 'submit' }, { type: 'confirm' }, accepted])).toEqual({
      step: 'ordering',
      simulation: { status: 200 },
    });
    expect(
      run([{ type: 'submit' }, { type: 'confirm' }, accepted, { type: 'ordered', balance: 795 }]),
    ).toEqual({ step: 'success', balance: 795 });
  });

  it('asks again for a prize ordered today, then makes it wait, then confirms', () => {
    const over = { orderedToday: true, waitUntil: NOW + 1000 };
    expect(run([{ type: 'submit' }], over)).toEqual({ step: 'ordered-today' });
    expect(run([{ type: 'submit' }, { type: 'redeem-again' }], over)).toEqual({
      step: 'wait',
      until: NOW + 1000,
    });
    const waiting = run([{ type: 'submit' }, { type: 'redeem-again' }], over);
    const facts = { ...FACTS, ...over };
    expect(redeem(waiting, { type: 'wait-over' }, { ...facts, now: NOW + 999 })).toBe(waiting);
    expect(redeem(waiting, { type: 'wait-over' }, { ...facts, now: NOW + 1000 })).toEqual({
      step: 'confirm',
    });
  });

  it('waits where another tab has ordered the prize while this one asked to confirm', () => {
    const facts = { ...FACTS, orderedToday: true, waitUntil: NOW + 1000 };
    const waiting = redeem({ step: 'confirm' }, { type: 'confirm' }, facts);
    expect(waiting).toEqual({ step: 'wait', until: NOW + 1000 });
    const later = { ...facts, now: NOW + 1000 };
    const confirm = redeem(waiting, { type: 'wait-over' }, later);
    expect(redeem(confirm, { type: 'confirm' }, later)).toEqual({ step: 'simulating' });
    expect(redeem({ step: 'confirm' }, { type: 'confirm' }, { ...facts, balance: 0 }).step).toBe(
      'form',
    );
  });

  it('does not make a card wait, confirm or simulate', () => {
    const over = { type: 'card', waitUntil: NOW + 1000 };
    expect(run([{ type: 'submit' }], over)).toEqual({ step: 'ordering', simulation: undefined });
    expect(run([{ type: 'submit' }], { ...over, orderedToday: true })).toEqual({
      step: 'ordered-today',
    });
  });

  it.each<RedeemEvent>([{ type: 'cancel' }])(
    'leads back to the form from every question',
    (event) => {
      expect(run([{ type: 'submit' }, event])).toEqual(REDEEM_START);
      expect(run([{ type: 'submit' }, event], { orderedToday: true })).toEqual(REDEEM_START);
      expect(run([{ type: 'submit' }, event], { waitUntil: NOW + 1 })).toEqual(REDEEM_START);
    },
  );
});

describe('what cannot be redeemed', () => {
  it.each([
    [{ vaultOpen: false }, 'Bóveda cerrada, regresamos pronto.'],
    [{ balance: 488 }, 'No tienes gemas suficientes.'],
    [{ price: null }, 'No podemos canjear este premio selecciona otro o intenta mas tarde'],
    [{ type: 'voucher' }, 'No podemos canjear este premio selecciona otro o intenta mas tarde'],
    [{ type: '' }, 'No podemos canjear este premio selecciona otro o intenta mas tarde'],
  ])('%o', (over, text) => {
    expect(run([{ type: 'submit' }], over)).toEqual({
      step: 'form',
      notice: { title: 'Atención', text },
    });
  });

  it('is checked again at every later gate', () => {
    const facts = { ...FACTS, balance: 0 };
    expect(redeem({ step: 'confirm' }, { type: 'confirm' }, facts).step).toBe('form');
    expect(redeem({ step: 'simulating' }, accepted, facts).step).toBe('form');
  });
});

describe('failures', () => {
  const until = (event: RedeemEvent) => run([{ type: 'submit' }, { type: 'confirm' }, event]);
  const ordering = (event: RedeemEvent) =>
    run([{ type: 'submit' }, { type: 'confirm' }, accepted, event]);

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
  ])('of the simulation: %o', (event, step) => {
    expect(until(event).step).toBe(step);
  });

  it('of the order show its message, or the last resort', () => {
    expect(ordering({ type: 'order-refused', message: 'Sin saldo' })).toEqual({
      step: 'form',
      notice: { title: 'Atención', text: 'Sin saldo' },
    });
    expect(ordering({ type: 'order-refused', message: null })).toMatchObject({
      notice: { text: 'No podemos canjear este premio selecciona otro o intenta mas tarde' },
    });
  });

  it('without an answer shows that instead of inviting a second order', () => {
    expect(ordering({ type: 'order-unanswered' })).toEqual({ step: 'unanswered' });
  });
});

describe('what follows from a step', () => {
  const FORM = REDEEM_START;
  it.each<[RedeemFlow, { submitted: boolean; ordered: boolean; starts: boolean }]>([
    [FORM, { submitted: false, ordered: false, starts: false }],
    [{ step: 'ordered-today' }, { submitted: true, ordered: false, starts: false }],
    [
      { step: 'wait', until: NOW },
      { submitted: true, ordered: false, starts: false },
    ],
    [{ step: 'confirm' }, { submitted: true, ordered: false, starts: false }],
    [{ step: 'simulating' }, { submitted: true, ordered: false, starts: true }],
    [
      { step: 'ordering', simulation: 1 },
      { submitted: true, ordered: true, starts: true },
    ],
    [{ step: 'unanswered' }, { submitted: false, ordered: true, starts: false }],
    [
      { step: 'success', balance: 1 },
      { submitted: false, ordered: false, starts: false },
    ],
    [
      { step: 'leaving', notice: OTHER_ORDER },
      { submitted: false, ordered: false, starts: false },
    ],
  ])('%j', (state, { submitted, ordered, starts }) => {
    expect(needsSubmitted(state)).toBe(submitted);
    expect(mayHaveOrdered(state)).toBe(ordered);
    expect(startsCalls({ step: 'confirm' }, state)).toBe(starts);
    expect(startsCalls({ step: 'simulating' }, state)).toBe(false);
  });

  it('is for another prize a warning while an order is on its way, else the empty form', () => {
    const open = { sku: '100', flow: { step: 'simulating' } } as const;
    expect(flowOfSku(open, '100')).toBe(open.flow);
    expect(flowOfSku(open, '200')).toEqual({ step: 'form', notice: OTHER_ORDER });
    expect(flowOfSku({ sku: '100', flow: { step: 'unanswered' } }, '200')).toBe(REDEEM_START);
  });
});

it.each([
  ['offline', 'order-unanswered'],
  ['timeout', 'order-unanswered'],
  ['canceled', 'order-unanswered'],
  ['unreadable', 'order-unanswered'],
  ['server', 'order-refused'],
  ['missing', 'order-refused'],
  ['unauthorized', 'order-refused'],
] as const)('an order that fails by %s is %s', (kind, type) => {
  const event = orderFailure({ kind, message: 'Sin saldo' });
  expect(event).toEqual(type === 'order-refused' ? { type, message: 'Sin saldo' } : { type });
});

it('returns to the form when another tab is ordering', () => {
  for (const state of [{ step: 'simulating' }, { step: 'ordering', simulation: 1 }] as const) {
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
  { weight: 6, arbitrary: fc.constantFrom<RedeemEvent>({ type: 'submit' }, { type: 'confirm' }) },
  fc.constantFrom<RedeemEvent>(
    { type: 'redeem-again' },
    { type: 'wait-over' },
    { type: 'cancel' },
    { type: 'simulation-failed' },
    { type: 'order-unanswered' },
    { type: 'order-refused', message: null },
    { type: 'ordered', balance: 1 },
    accepted,
    { type: 'simulated', outcome: { kind: 'refused', text: 'no' }, answer: null },
    { type: 'simulated', outcome: { kind: 'sold-out', text: 'no' }, answer: null },
  ),
);

const facts: fc.Arbitrary<RedeemFacts> = fc.record({
  type: fc.constantFrom('elektra', 'card', 'voucher', ''),
  price: fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null }),
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
  'order-unanswered',
]);

it('never starts a call that a fact forbids, and only answers end one (10,000 sequences)', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(event, facts), { maxLength: 40 }), (steps) => {
      let state: RedeemFlow = REDEEM_START;
      for (const [next, known] of steps) {
        const before = state;
        state = redeem(before, next, known);
        if (isRedeeming(before) && state !== before) expect(ANSWERS.has(next.type)).toBe(true);
        if (isRedeeming(state) && state !== before) {
          expect(known.vaultOpen).toBe(true);
          expect(['elektra', 'card']).toContain(known.type);
          expect(known.price !== null && known.balance >= known.price).toBe(true);
        }
        if (before.step === 'success') expect(state).toBe(before);
      }
    }),
    { numRuns: 10_000, seed: 20_260_314 },
  );
});
