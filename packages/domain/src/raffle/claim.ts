import type { FailureEvent } from '../redeem/ledger.ts';

/** State of the screen on which a winner claims a raffle prize (spec section 2, Winner prize claim). */
export type Claim =
  | { step: 'form' }
  | { step: 'sending' }
  /** `text` says why the claim failed. The form stays filled in. */
  | { step: 'failed'; text: string }
  | { step: 'claimed' };

export type ClaimEvent =
  /** The user opened the form. A claim that is being sent continues. */
  { type: 'opened' } | { type: 'submit' } | { type: 'claimed' } | FailureEvent;

export const CLAIM_START: Claim = { step: 'form' };

const NOT_CLAIMED = 'No pudimos enviar tus datos. Siguen aquí: intenta de nuevo en un momento.';

/** Event for a claim that was not sent, because another tab of this phone is claiming the prize. */
export const OTHER_TAB_CLAIMS: ClaimEvent = {
  type: 'refused',
  message: 'Tu premio ya se está reclamando en otra pestaña. Espera a que termine.',
};

/** Returns the next state. An event that the current state does not expect, such as a second tap, changes nothing. */
export function claimReward(state: Claim, event: ClaimEvent): Claim {
  if (event.type === 'opened') return state.step === 'sending' ? state : CLAIM_START;
  switch (state.step) {
    case 'form':
    case 'failed':
      return event.type === 'submit' ? { step: 'sending' } : state;
    case 'sending':
      if (event.type === 'claimed') return { step: 'claimed' };
      if (event.type === 'told-elsewhere') return CLAIM_START;
      return event.type === 'refused'
        ? { step: 'failed', text: event.message ?? NOT_CLAIMED }
        : state;
    case 'claimed':
      return state;
  }
}

/** All claims, keyed by the sku of the prize. A prize is missing until the first event of its claim. */
export type ClaimsBySku = ReadonlyMap<string, Claim>;

export function claimOf(claims: ClaimsBySku, sku: string): Claim {
  return claims.get(sku) ?? CLAIM_START;
}

/** Applies an event to the claim of the prize `sku`. Returns all claims: `claims` itself if nothing has changed. */
export function claimsAfter(claims: ClaimsBySku, sku: string, event: ClaimEvent): ClaimsBySku {
  const before = claimOf(claims, sku);
  const claim = claimReward(before, event);
  return claim === before ? claims : new Map(claims).set(sku, claim);
}
