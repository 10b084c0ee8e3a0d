import { dayInMexico, dayOrder } from '../format/calendar.ts';
import { staffMessage } from '../session/server-message.ts';
import { isCardType } from '../vault/catalogue.ts';
import { deliveryDates } from './delivery-dates.ts';
import type { Order } from './order.ts';
import { isCanceled } from './tracking.ts';

/**
 * Whether '¿Ya recibiste tu tarjeta?' is asked (spec section 4, My rewards): for a card that is neither confirmed nor
 * cancelled, from the first day on which it can have arrived. Not for a PIN. For an order without a readable date it is
 * asked at once; for an order without an id never, because the answer could not be sent.
 *
 * @param now ms since 1970
 */
export function canConfirmReceived(
  order: Pick<Order, 'id' | 'type' | 'received' | 'status' | 'date'>,
  now: number,
): boolean {
  const { id, type, received, status, date } = order;
  if (!isCardType(type) || type === 'card_nip' || id === '') return false;
  if (received || isCanceled(status)) return false;
  const dates = deliveryDates(date, type);
  const today = dayInMexico(now);
  return !dates || !today || dayOrder(today) >= dayOrder(dates.first);
}

/** When 'Aún no' was answered, ms since 1970, by the id of the order. */
export type NotYetAnswers = Readonly<Record<string, number>>;

/** How long the question is not asked again after 'Aún no', ms. */
export const NOT_YET_QUIET_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The answers that still suppress the question. An answer in the future is dropped, because the clock of the phone was
 * or is wrong.
 *
 * @param now ms since 1970
 */
export function recentNotYetAnswers(answers: NotYetAnswers, now: number): NotYetAnswers {
  return Object.fromEntries(
    Object.entries(answers).filter(([, at]) => at <= now && now - at < NOT_YET_QUIET_MS),
  );
}

/** State of the two-step question of a card order. From `confirming` on, only the call's answer changes it. */
export type Received =
  /** '¿Ya recibiste tu tarjeta?' */
  | { step: 'question' }
  /** 'Aún no': the question is asked again after a week. */
  | { step: 'declined' }
  /** The second question, with 'Sí, confirmar'. */
  | { step: 'sure' }
  | { step: 'confirming' }
  /** `message` is the server's message. */
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
/** The question of an order that was answered 'Aún no'. */
export const RECEIVED_DECLINED: Received = { step: 'declined' };

const CONFIRMED = 'Confirmaste tu tarjeta.';
const NOT_CONFIRMED = 'No pudimos confirmar tu tarjeta. Intenta de nuevo.';

/** The next state; an event that the state does not expect changes nothing, a second tap included. */
export function confirmReceived(state: Received, event: ReceivedEvent): Received {
  switch (state.step) {
    case 'question':
      if (event.type === 'yes') return { step: 'sure' };
      return event.type === 'not-yet' ? RECEIVED_DECLINED : state;
    case 'sure':
    case 'failed':
      if (event.type === 'confirm') return { step: 'confirming' };
      return event.type === 'cancel' ? RECEIVED_START : state;
    case 'confirming':
      if (event.type === 'confirmed') {
        return { step: 'confirmed', message: staffMessage(event.message) ?? CONFIRMED };
      }
      return event.type === 'failed'
        ? { step: 'failed', message: staffMessage(event.message) ?? NOT_CONFIRMED }
        : state;
    case 'declined':
    case 'confirmed':
      return state;
  }
}
