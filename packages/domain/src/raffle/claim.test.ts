import { describe, expect, it } from 'vitest';
import { NO_ROOM } from '../redeem/ledger.ts';
import {
  CLAIM_START,
  type Claim,
  type ClaimEvent,
  claimFailed,
  claimReward,
  claimUnsent,
  OTHER_TAB_CLAIMS,
} from './claim.ts';

it('claimUnsent returns the event for each reason', () => {
  expect(claimUnsent('made')).toEqual({ type: 'claimed' });
  expect(claimUnsent('open')).toEqual({ type: 'unproven' });
  expect(claimUnsent('no-room')).toEqual({ type: 'refused', message: NO_ROOM });
});

it('claimFailed is a refusal only if the server has refused the claim', () => {
  const refusal = { kind: 'server', status: 422, message: 'Sin premio' } as const;
  expect(claimFailed(refusal)).toEqual({ type: 'refused', message: 'Sin premio' });
  expect(claimFailed({ kind: 'offline', message: null })).toEqual({ type: 'unproven' });
});

const FAILED: Claim = { step: 'failed', text: 'no' };
const EVENTS: readonly ClaimEvent[] = [
  { type: 'submit' },
  { type: 'claimed' },
  { type: 'refused', message: 'Ese premio ya se reclamó.' },
  { type: 'unproven' },
];

/** For each state, the states that events lead to. Events that are not listed leave the state unchanged. */
const WAYS: [Claim, Partial<Record<ClaimEvent['type'], Claim>>][] = [
  [CLAIM_START, { submit: { step: 'sending' } }],
  [FAILED, { submit: { step: 'sending' } }],
  [
    { step: 'sending' },
    {
      claimed: { step: 'claimed' },
      refused: { step: 'failed', text: 'Ese premio ya se reclamó.' },
      unproven: CLAIM_START,
    },
  ],
  [{ step: 'claimed' }, {}],
];

describe('the claim of a prize', () => {
  it.each(WAYS)('leads from %o to %o', (state, ways) => {
    for (const event of EVENTS) {
      const next = claimReward(state, event);
      if (ways[event.type]) expect(next).toEqual(ways[event.type]);
      else expect(next, event.type).toBe(state);
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
