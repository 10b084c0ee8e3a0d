import { describe, expect, it } from 'vitest';
import {
  CLAIM_START,
  type Claim,
  type ClaimEvent,
  claimOf,
  claimReward,
  claimsAfter,
  OTHER_TAB_CLAIMS,
} from './claim.ts';

const FAILED: Claim = { step: 'failed', text: 'no' };
const EVENTS: readonly ClaimEvent[] = [
  { type: 'opened' },
  { type: 'submit' },
  { type: 'claimed' },
  { type: 'refused', message: 'Ese premio ya se reclamó.' },
  { type: 'told-elsewhere' },
];

/** For each state, the next state by type of event. An event that is not listed leaves the state unchanged. */
const TRANSITIONS: [Claim, Partial<Record<ClaimEvent['type'], Claim>>][] = [
  [CLAIM_START, { submit: { step: 'sending' } }],
  [FAILED, { opened: CLAIM_START, submit: { step: 'sending' } }],
  [
    { step: 'sending' },
    {
      claimed: { step: 'claimed' },
      refused: { step: 'failed', text: 'Ese premio ya se reclamó.' },
      'told-elsewhere': CLAIM_START,
    },
  ],
  [{ step: 'claimed' }, { opened: CLAIM_START }],
];

describe('the claim of a prize', () => {
  it.each(TRANSITIONS)('leads from the state %o to %o', (state, next) => {
    for (const event of EVENTS) {
      const claim = claimReward(state, event);
      if (next[event.type]) expect(claim).toEqual(next[event.type]);
      else expect(claim, event.type).toBe(state);
    }
  });

  it('has a default text if the server sends no message', () => {
    expect(claimReward({ step: 'sending' }, { type: 'refused', message: null })).toMatchObject({
      text: 'No pudimos enviar tus datos. Siguen aquí: intenta de nuevo en un momento.',
    });
  });

  it('is refused if another tab is claiming the prize', () => {
    expect(claimReward({ step: 'sending' }, OTHER_TAB_CLAIMS)).toEqual({
      step: 'failed',
      text: 'Tu premio ya se está reclamando en otra pestaña. Espera a que termine.',
    });
  });
});

it.each(['constructor', '__proto__', ''])("each prize has its own claim, also '%s'", (sku) => {
  const other = new Map([['other', FAILED]]);
  expect(claimOf(other, sku)).toEqual(CLAIM_START);
  expect(claimsAfter(other, sku, { type: 'opened' })).toBe(other);
  const claims = claimsAfter(other, sku, { type: 'submit' });
  expect([claimOf(claims, sku).step, claimOf(claims, 'other')]).toEqual(['sending', FAILED]);
});
