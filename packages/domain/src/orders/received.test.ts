import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductType } from '../vault/product.ts';
import {
  canConfirmReceived,
  confirmReceived,
  RECEIVED_START,
  type Received,
  type ReceivedEvent,
} from './received.ts';

it.each<[ProductType, boolean, string, boolean]>([
  ['card', false, 'CREATED', true],
  ['card_replacement', false, 'CREATED', true],
  ['card_nip', false, '', true],
  ['card', true, 'CREATED', false],
  ['card', false, 'CANCELED', false],
  ['card', false, ' CANCELED ', false],
  ['elektra', false, 'CREATED', false],
  ['voucher' as ProductType, false, 'CREATED', false],
  ['' as ProductType, false, 'CREATED', false],
])('%s, received %s, %j can be confirmed: %s', (type, received, status, expected) => {
  expect(canConfirmReceived({ type, received, status })).toBe(expected);
});

function after(...events: ReceivedEvent[]): Received {
  return events.reduce(confirmReceived, RECEIVED_START);
}

describe('the two questions', () => {
  const YES: ReceivedEvent = { type: 'yes' };
  const CONFIRM: ReceivedEvent = { type: 'confirm' };

  it.each<[string, ReceivedEvent[], Received]>([
    ['Aún no', [{ type: 'not-yet' }], { step: 'declined' }],
    ['yes', [YES], { step: 'sure' }],
    ['yes, then no', [YES, { type: 'cancel' }], { step: 'question' }],
    ['yes twice', [YES, YES], { step: 'sure' }],
    ['confirm at once', [CONFIRM], { step: 'question' }],
    ['yes and yes', [YES, CONFIRM], { step: 'confirming' }],
    [
      "the server's message",
      [YES, CONFIRM, { type: 'confirmed', message: 'Listo.' }],
      { step: 'confirmed', message: 'Listo.' },
    ],
    [
      'no message',
      [YES, CONFIRM, { type: 'confirmed', message: null }],
      { step: 'confirmed', message: 'Confirmaste tu tarjeta.' },
    ],
    [
      'a failure, tried again',
      [YES, CONFIRM, { type: 'failed', message: null }, CONFIRM],
      { step: 'confirming' },
    ],
  ])('%s', (_name, events, state) => {
    expect(after(...events)).toEqual(state);
  });
});

it('confirms only after two yeses, and once', () => {
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
