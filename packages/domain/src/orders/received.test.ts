import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductType } from '../vault/product.ts';
import type { OrdersAnswer } from './order.ts';
import {
  confirmReceived,
  isNotYetAnswers,
  RECEIVED_START,
  type Received,
  type ReceivedEvent,
  receivedAfter,
  receivedAtFirst,
  receivedOnOpening,
  recentNotYetAnswers,
  withReceived,
} from './received.ts';

const NOW = Date.parse('2026-03-14T21:05:00Z');
/** Five weeks before `NOW`. At `NOW`, a card that was ordered on this day can have arrived. */
const FIVE_WEEKS_AGO = '2026-02-07';
const WEEK_MS = 604_800_000;

type Asked = 'asked' | 'offered' | 'never';

const AT_FIRST: Record<Asked, Received | null> = {
  asked: { step: 'question' },
  offered: { step: 'offered' },
  never: null,
};

const CARD = {
  id: 1,
  type: 'card',
  received: false,
  status: 'CREATED',
  retailer_status: null,
  date: FIVE_WEEKS_AGO,
} as const;

describe('card orders can be confirmed as received through a two-step question (spec section 4, My rewards)', () => {
  it.each<[ProductType, boolean, string, Asked]>([
    ['card', false, 'CREATED', 'asked'],
    ['card_nip', false, 'CREATED', 'asked'],
    ['card', true, 'CREATED', 'never'],
    ['card', false, 'CANCELED', 'never'],
    ['elektra', false, 'CREATED', 'never'],
    ['voucher' as ProductType, false, 'CREATED', 'never'],
  ])('type "%s", received %s, status %j, five weeks ago: %s', (type, received, status, asked) => {
    expect(receivedAtFirst({ ...CARD, type, received, status }, NOW)).toEqual(AT_FIRST[asked]);
  });

  it.each<[string | null, Asked]>([
    [FIVE_WEEKS_AGO, 'asked'],
    ['2026-02-08', 'offered'],
    // This moment is on the day `FIVE_WEEKS_AGO` in Mexico City, but already on the next day in UTC.
    ['2026-02-08T05:59:59Z', 'asked'],
    ['2026-02-08T06:00:00Z', 'offered'],
    [null, 'asked'],
  ])('a card ordered on %s is on 14 March: %s', (date, asked) => {
    expect(receivedAtFirst({ ...CARD, date }, NOW)).toEqual(AT_FIRST[asked]);
  });

  it.each<[string, string, Asked]>([
    ['Entregada', 'CREATED', 'asked'],
    ['Retenida en aduana', 'CREATED', 'offered'],
    ['Entregada', 'CANCELED', 'never'],
  ])(
    'a card ordered today with the retailer status %j and the status %s: %s',
    (retailer_status, status, asked) => {
      const order = { ...CARD, date: '2026-03-14', status, retailer_status };
      expect(receivedAtFirst(order, NOW)).toEqual(AT_FIRST[asked]);
    },
  );

  it('a card can be confirmed if its id contains letters, but not without an id', () => {
    expect(receivedAtFirst({ ...CARD, id: '' }, NOW)).toBeNull();
    expect(receivedAtFirst({ ...CARD, id: 'ped-81' }, NOW)).toEqual(AT_FIRST.asked);
  });
});

it.each<[string, number, boolean]>([
  ['given a millisecond less than a week ago', NOW - WEEK_MS + 1, true],
  ['given a week ago', NOW - WEEK_MS, false],
  ['given in the future', NOW + 1, false],
  ['with an invalid time', Number.NaN, false],
])("an answer 'Aún no' %s prevents the question: %s", (_when, at, expected) => {
  expect(recentNotYetAnswers({ 81: at, 82: NOW }, NOW)).toEqual(
    expected ? { 81: at, 82: NOW } : { 82: NOW },
  );
});

it.each<[unknown, boolean]>([
  [{}, true],
  [{ 81: NOW }, true],
  [{ 81: 'ayer' }, false],
  [[], false],
  [null, false],
])("the stored value %j holds answers 'Aún no': %s", (value, expected) => {
  expect(isNotYetAnswers(value)).toBe(expected);
});

it('receivedOnOpening keeps the questions that are being confirmed, and hides recently declined ones', () => {
  const states = new Map<string, Received>([
    ['1', { step: 'confirming' }],
    ['2', { step: 'sure' }],
    ['3', { step: 'confirmed', message: '' }],
    ['constructor', { step: 'confirming' }],
  ]);
  const notYet = { 1: NOW, 5: NOW, ['__proto__']: NOW };
  expect(receivedOnOpening(states, notYet)).toEqual(
    new Map<string, Received>([
      ['1', { step: 'confirming' }],
      ['5', { step: 'offered' }],
      ['__proto__', { step: 'offered' }],
      ['constructor', { step: 'confirming' }],
    ]),
  );
});

it('an event changes only the question about its order, and nothing if it is not expected', () => {
  const asked = receivedAfter(new Map([['1', { step: 'sure' }]]), 'constructor', { type: 'yes' });
  expect(asked).toEqual(
    new Map([
      ['1', { step: 'sure' }],
      ['constructor', { step: 'sure' }],
    ]),
  );
  expect(receivedAfter(asked, 1, { type: 'confirm' }).get('1')).toEqual({ step: 'confirming' });
  expect(receivedAfter(asked, 2, { type: 'confirm' })).toBe(asked);
});

it('the link of an order about which nothing was asked yet leads to its first question', () => {
  const asked = receivedAfter(new Map(), 1, { type: 'ask' });
  expect(asked).toEqual(new Map([['1', { step: 'question' }]]));
});

it('withReceived marks only the order of the id', () => {
  const orders = [1, '1', 2].map((id) => ({ id, received: false })) as OrdersAnswer['orders'];
  const answer = { orders, products: { Products: [] } };
  expect(withReceived(answer, '1')).toEqual({
    ...answer,
    orders: [orders[0], { id: '1', received: true }, orders[2]],
  });
});

function after(...events: ReceivedEvent[]): Received {
  return events.reduce(confirmReceived, RECEIVED_START);
}

describe('the two questions', () => {
  const ASK: ReceivedEvent = { type: 'ask' };
  const NOT_YET: ReceivedEvent = { type: 'not-yet' };
  const YES: ReceivedEvent = { type: 'yes' };
  const CONFIRM: ReceivedEvent = { type: 'confirm' };
  const done = (message: string | null): ReceivedEvent => ({ type: 'confirmed', message });
  const fail = (message: string | null): ReceivedEvent => ({ type: 'failed', message });
  const confirmed = (message: string): Received => ({ step: 'confirmed', message });

  it.each<[string, ReceivedEvent[], Received]>([
    ["'Aún no' leaves the link", [NOT_YET], { step: 'offered' }],
    ['the link leads to the first question', [NOT_YET, ASK], { step: 'question' }],
    ['the link does not replace the first question', [NOT_YET, YES], { step: 'offered' }],
    ['the link leads to both questions', [NOT_YET, ASK, YES, CONFIRM], { step: 'confirming' }],
    ['no leads back to the first question', [YES, { type: 'cancel' }], { step: 'question' }],
    ['a second yes to the first question changes nothing', [YES, YES], { step: 'sure' }],
    ['yes to both questions starts the call', [YES, CONFIRM], { step: 'confirming' }],
    ["the server's message", [YES, CONFIRM, done('Listo.')], confirmed('Listo.')],
    ['a default message', [YES, CONFIRM, done(null)], confirmed('Confirmaste tu tarjeta.')],
    ['a failure with a message', [YES, CONFIRM, fail('Ya.')], { step: 'failed', message: 'Ya.' }],
    [
      'a failure without a message',
      [YES, CONFIRM, fail(null)],
      { step: 'failed', message: 'No pudimos confirmar tu tarjeta. Intenta de nuevo.' },
    ],
    ['a tap during the call', [YES, CONFIRM, CONFIRM], { step: 'confirming' }],
    ['a "no" during the call', [YES, CONFIRM, { type: 'cancel' }], { step: 'confirming' }],
    ['a failed call, again', [YES, CONFIRM, fail(null), CONFIRM], { step: 'confirming' }],
  ])('%s', (_name, events, state) => {
    expect(after(...events)).toEqual(state);
  });
});

it('the call starts only after yes to both questions, and never again after it has succeeded', () => {
  const event = fc.constantFrom<ReceivedEvent>(
    { type: 'ask' },
    { type: 'yes' },
    { type: 'not-yet' },
    { type: 'confirm' },
    { type: 'confirm' },
    { type: 'cancel' },
    { type: 'confirmed', message: null },
    { type: 'failed', message: null },
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state = RECEIVED_START;
      for (const next of events) {
        const before = state;
        state = confirmReceived(before, next);
        if (state.step === 'confirming' && before !== state) {
          expect(['sure', 'failed']).toContain(before.step);
        }
        if (state.step === 'confirmed' && before !== state) expect(before.step).toBe('confirming');
        if (before.step === 'confirmed') expect(state).toBe(before);
      }
    }),
  );
});
