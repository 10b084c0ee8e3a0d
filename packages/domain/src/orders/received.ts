import { isCardType } from '../vault/catalogue.ts';
import type { Order } from './order.ts';

/** True for a card order that may still be confirmed as received (spec section 4, My rewards). */
export function canConfirmReceived(order: Pick<Order, 'type' | 'received' | 'status'>): boolean {
  return isCardType(order.type) && !order.received && order.status.trim() !== 'CANCELED';
}

/** The two-step question of a card order. From `confirming` on only the call's answer moves it. */
export type Received =
  /** '¿Ya recibiste tu tarjeta?' */
  | { step: 'question' }
  /** 'Aún no': the question is shown again on the next visit. */
  | { step: 'declined' }
  /** The second question, with 'Sí, confirmar'. */
  | { step: 'sure' }
  | { step: 'confirming' }
  /** `message` is the server's. */
  | { step: 'confirmed'; message: string }
  | { step: 'failed'; message: string };

export type ReceivedEvent =
  | { type: 'yes' }
  | { type: 'not-yet' }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'confirmed'; message: string | null }
  | { type: 'failed'; message: string | null };

export const RECEIVED_START: Received = { step: 'question' };

const CONFIRMED = 'Confirmaste tu tarjeta.';
const NOT_CONFIRMED = 'No pudimos confirmar tu tarjeta. Intenta de nuevo.';

/** The next state; an event that the state does not expect changes nothing, a second tap included. */
export function confirmReceived(state: Received, event: ReceivedEvent): Received {
  switch (state.step) {
    case 'question':
      if (event.type === 'yes') return { step: 'sure' };
      return event.type === 'not-yet' ? { step: 'declined' } : state;
    case 'sure':
    case 'failed':
      if (event.type === 'confirm') return { step: 'confirming' };
      return event.type === 'cancel' ? RECEIVED_START : state;
    case 'confirming':
      if (event.type === 'confirmed') {
        return { step: 'confirmed', message: event.message || CONFIRMED };
      }
      return event.type === 'failed'
        ? { step: 'failed', message: event.message || NOT_CONFIRMED }
        : state;
    case 'declined':
    case 'confirmed':
      return state;
  }
}
