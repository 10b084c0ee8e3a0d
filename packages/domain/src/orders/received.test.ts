import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductType } from '../vault/product.ts';
import type { OrdersAnswer } from './order.ts';
import {
  canConfirmReceived,
  confirmReceived,
  isNotYetAnswers,
  RECEIVED_START,
  type Received,
  type ReceivedEvent,
  receivedAfter,
  receivedOnOpening,
  recentNotYetAnswers,
  withReceived,
} from './received.ts';

const NOW = Date.parse('2026-03-14T21:05:00Z');
/** Five weeks before `NOW`. At `NOW`, a card that was ordered on this day can have arrived. */
const FIVE_WEEKS_AGO = '2026-02-07';
const WEEK_MS = 604_800_000;

it.each<[ProductType, boolean, string, boolean]>([
  ['card', false, 'CREATED', true],
  ['card', false, '', true],
  ['card_replacement', false, 'CREATED', true],
  ['card_nip', false, '', false],
  ['card_nip', false, 'CREATED', false],
  ['card', true, 'CREATED', false],
  ['card', false, 'CANCELED', false],
  ['card', false, ' CANCELED ', false],
  ['elektra', false, 'CREATED', false],
  ['voucher' as ProductType, false, 'CREATED', false],
  ['' as ProductType, false, 'CREATED', false],
])('type "%s", received %s, status %j can be confirmed: %s', (type, received, status, expected) => {
  const order = { id: 1, type, received, status, date: FIVE_WEEKS_AGO };
  expect(canConfirmReceived(order, NOW)).toBe(expected);
});

it.each<[string | null, boolean]>([
  [FIVE_WEEKS_AGO, true],
  ['2026-02-08', false],
  // This moment is on the day `FIVE_WEEKS_AGO` in Mexico City, but already on the next day in UTC.
  ['2026-02-08T05:59:59Z', true],
  ['2026-02-08T06:00:00Z', false],
  ['2026-03-14T21:05:00Z', false],
  ['2027-01-01', false],
  [null, true],
  ['ayer', true],
])('a card ordered on %s can be confirmed on 14 March: %s', (date, expected) => {
  const order = { id: 1, type: 'card' as const, received: false, status: '', date };
  expect(canConfirmReceived(order, NOW)).toBe(expected);
});

it('a card can be confirmed if its id contains letters, but not without an id', () => {
  const order = { type: 'card' as const, received: false, status: '', date: null };
  expect(canConfirmReceived({ ...order, id: '' }, NOW)).toBe(false);
  expect(canConfirmReceived({ ...order, id: 'ped-81' }, NOW)).toBe(true);
});

it.each<[string, number, boolean]>([
  ['given now', NOW, true],
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
  [{ 81: null }, false],
  [[], false],
  [7, false],
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
      ['5', { step: 'declined' }],
      ['__proto__', { step: 'declined' }],
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
  const YES: ReceivedEvent = { type: 'yes' };
  const CONFIRM: ReceivedEvent = { type: 'confirm' };

  it.each<[string, ReceivedEvent[], Received]>([
    ["'Aún no' ends the question", [{ type: 'not-yet' }], { step: 'declined' }],
    ['yes leads to the second question', [YES], { step: 'sure' }],
    [
      'no to the second question leads back to the first',
      [YES, { type: 'cancel' }],
      { step: 'question' },
    ],
    ['a second yes to the first question changes nothing', [YES, YES], { step: 'sure' }],
    ['a confirmation without a yes changes nothing', [CONFIRM], { step: 'question' }],
    ['yes to both questions starts the call', [YES, CONFIRM], { step: 'confirming' }],
    [
      "the server's message is stored",
      [YES, CONFIRM, { type: 'confirmed', message: 'Listo.' }],
      { step: 'confirmed', message: 'Listo.' },
    ],
    [
      'a default message is stored if the server sends none',
      [YES, CONFIRM, { type: 'confirmed', message: null }],
      { step: 'confirmed', message: 'Confirmaste tu tarjeta.' },
    ],
    [
      "a failure with the server's message",
      [YES, CONFIRM, { type: 'failed', message: 'Esa tarjeta ya se confirmó.' }],
      { step: 'failed', message: 'Esa tarjeta ya se confirmó.' },
    ],
    [
      'a failure without a message',
      [YES, CONFIRM, { type: 'failed', message: null }],
      { step: 'failed', message: 'No pudimos confirmar tu tarjeta. Intenta de nuevo.' },
    ],
    ['a tap during the call', [YES, CONFIRM, CONFIRM], { step: 'confirming' }],
    ['a "no" during the call', [YES, CONFIRM, { type: 'cancel' }], { step: 'confirming' }],
    [
      'a failed call can be tried again',
      [YES, CONFIRM, { type: 'failed', message: null }, CONFIRM],
      { step: 'confirming' },
    ],
  ])('%s', (_name, events, state) => {
    expect(after(...events)).toEqual(state);
  });
});

it('the call starts only after yes to both questions, and never again after it has succeeded', () => {
  const event = fc.constantFrom<ReceivedEvent>(
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
