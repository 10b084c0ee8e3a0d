import {
  isRedeeming,
  REDEEM_START,
  type RedeemEvent,
  type RedeemFacts,
  type RedeemFlow,
  redeem,
} from '@gemas/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

type Reducer = typeof redeem;

const NOW = 1_773_000_000_000;

const event: fc.Arbitrary<RedeemEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<RedeemEvent>({ type: 'submit' }, { type: 'confirm' }) },
  fc.constantFrom<RedeemEvent>({ type: 'redeem-again' }, { type: 'wait-over' }, { type: 'cancel' }),
);

const anyFacts: fc.Arbitrary<RedeemFacts> = fc.record({
  type: fc.constantFrom('elektra', 'card'),
  price: fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null }),
  balance: fc.nat(2000),
  vaultOpen: fc.boolean(),
  orderedToday: fc.boolean(),
  waitUntil: fc.option(fc.integer({ min: NOW - 5, max: NOW + 5 }), { nil: null }),
  now: fc.integer({ min: NOW - 5, max: NOW + 5 }),
});

const FINE: RedeemFacts = {
  type: 'elektra',
  price: 489,
  balance: 1284,
  vaultOpen: true,
  orderedToday: false,
  waitUntil: null,
  now: NOW,
};

/** Often fine, so that sequences get as far as the calls; then the world changes under them. */
const facts = fc.oneof(fc.constant(FINE), fc.constant({ ...FINE, type: 'card' }), anyFacts);

const CALL_ANSWERS: readonly RedeemEvent[] = [
  { type: 'simulated', outcome: { kind: 'accepted' }, answer: { status: 200 } },
  { type: 'simulated', outcome: { kind: 'refused', text: 'no' }, answer: null },
  { type: 'simulation-failed' },
  { type: 'ordered', balance: 1 },
  { type: 'order-refused', message: null },
  { type: 'order-unanswered' },
];

/** What happens next: a person does something, or the server answers a call that is on its way. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ event, facts }) },
  { weight: 1, arbitrary: fc.record({ event: fc.constantFrom(...CALL_ANSWERS), facts }) },
);

/**
 * Plays a sequence the way the store does: a call starts on the way into its state, an answer comes only to a
 * call on its way. Answers the first thing that may never happen, null when none did.
 */
function violation(reduce: Reducer, steps: readonly { event: RedeemEvent; facts: RedeemFacts }[]) {
  let state: RedeemFlow = REDEEM_START;
  let inFlight = 0;
  for (const { event: next, facts: known } of steps) {
    const isAnswer = CALL_ANSWERS.includes(next);
    if (isAnswer && inFlight === 0) continue;
    const before: RedeemFlow = state;
    state = reduce(before, next, known);
    if (isAnswer && state !== before) inFlight -= 1;
    if (!isRedeeming(state) || state === before) continue;
    inFlight += 1;
    if (inFlight > 1) return 'two calls at once';
    if (!known.vaultOpen) return 'a call while the vault is closed';
    if (known.price === null || known.balance < known.price) return 'a call above the balance';
  }
  return null;
}

/** Plays 10,000 sequences: how many it took, and the shortest one that broke the rules. */
function play(reduce: Reducer) {
  const { failed, numRuns, counterexample } = fc.check(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => violation(reduce, steps) === null),
    { numRuns: 10_000, seed: 20_260_314 },
  );
  return { failed, numRuns, counterexample };
}

/** The reducer with one guard taken out. */
const MUTANTS: Record<string, Reducer> = {
  'a call on its way listens to another submit': (state, next, known) =>
    isRedeeming(state) && next.type === 'submit'
      ? { step: 'ordering', simulation: undefined }
      : redeem(state, next, known),
  'a second tap on the confirm button counts': (state, next, known) =>
    state.step === 'simulating' && next.type === 'confirm'
      ? { step: 'simulating' }
      : redeem(state, next, known),
  'cancelling releases a call on its way': (state, next, known) =>
    isRedeeming(state) && next.type === 'cancel' ? REDEEM_START : redeem(state, next, known),
  'the balance is not looked at': (state, next, known) =>
    redeem(state, next, { ...known, balance: Number.MAX_SAFE_INTEGER }),
  'the vault counts as open': (state, next, known) =>
    redeem(state, next, { ...known, vaultOpen: true }),
  'a price that is unknown counts as one': (state, next, known) =>
    redeem(state, next, { ...known, price: known.price ?? 0 }),
  'the balance is not looked at again after the simulation': (state, next, known) =>
    state.step === 'simulating' && next.type === 'simulated'
      ? redeem(state, next, { ...known, balance: Number.MAX_SAFE_INTEGER })
      : redeem(state, next, known),
};

describe('random sequences of a checkout (10,000, seed 20260314)', () => {
  it('never hold two calls, one above the balance or one while the vault is closed', () => {
    expect(play(redeem)).toMatchObject({ failed: false, numRuns: 10_000 });
  });

  it.each(Object.entries(MUTANTS))('catch a guard that was removed: %s', (_name, mutant) => {
    const { failed, counterexample } = play(mutant);
    expect(failed).toBe(true);
    expect(counterexample).not.toBeNull();
  });
});
