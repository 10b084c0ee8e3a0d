import { staffMessage } from '../session/server-message.ts';
/** State of the claim of a prize (spec section 2, Winner prize claim). */
export type Claim =
  | { step: 'form' }
  | { step: 'sending' }
  /** `text` is the reason. The form keeps everything that was typed. */
  | { step: 'failed'; text: string }
  | { step: 'claimed' };

export type ClaimEvent =
  | { type: 'submit' }
  /** The server accepted the claim. */
  | { type: 'claimed' }
  /** `message` is the server's. */
  | { type: 'refused'; message: string | null }
  /** The call ended without a proof. The ledger blocks the form (decision 37). */
  | { type: 'unproven' };

export const CLAIM_START: Claim = { step: 'form' };

const NOT_CLAIMED = 'No pudimos enviar tus datos. Siguen aquí: intenta de nuevo en un momento.';

/** Another tab of this phone is claiming the prize, so this tab sent nothing. */
export const OTHER_TAB_CLAIMS: ClaimEvent = {
  type: 'refused',
  message: 'Tu premio ya se está reclamando en otra pestaña. Espera a que termine.',
};

/** The next state; an event that the state does not expect changes nothing, a second tap included. */
export function claimReward(state: Claim, event: ClaimEvent): Claim {
  switch (state.step) {
    case 'form':
    case 'failed':
      return event.type === 'submit' ? { step: 'sending' } : state;
    case 'sending':
      if (event.type === 'claimed') return { step: 'claimed' };
      if (event.type === 'unproven') return CLAIM_START;
      return event.type === 'refused'
        ? { step: 'failed', text: staffMessage(event.message) ?? NOT_CLAIMED }
        : state;
    case 'claimed':
      return state;
  }
}
