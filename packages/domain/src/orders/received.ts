import { dayInMexico, dayOrder } from '../format/calendar.ts';
import { isRecord } from '../format/record.ts';
import { messageForUsers } from '../session/server-message.ts';
import { isCardType } from '../vault/catalogue.ts';
import { deliveryDates } from './delivery-dates.ts';
import type { Order, OrderId, OrdersAnswer } from './order.ts';
import { isCanceled, isDeliveredStatus } from './tracking.ts';

/**
 * Returns how the question '¿Ya recibiste tu tarjeta?' about an order begins (spec section 4, My rewards; decision D36).
 * Null if the order cannot be confirmed as received.
 *
 * - Any card can be confirmed, also a `card_nip`, unless the card was confirmed already or its order was cancelled. An
 *   order without an id cannot be confirmed, because the answer could not be sent.
 * - The app asks by itself when the card can have arrived: the retailer's status says that the card was delivered, or
 *   the fifth week since the order has passed. If the date of the order cannot be read, the app asks at once.
 * - Before that, the link 'Ya recibí mi tarjeta' leads to the question.
 *
 * @param now ms since 1970
 */
export function receivedAtFirst(
  order: Pick<Order, 'id' | 'type' | 'received' | 'status' | 'retailer_status' | 'date'>,
  now: number,
): Received | null {
  const { id, type, received, status, retailer_status, date } = order;
  if (!isCardType(type) || id === '' || received || isCanceled(status)) return null;
  if (isDeliveredStatus(retailer_status)) return RECEIVED_START;
  const dates = deliveryDates(date, type);
  const today = dayInMexico(now);
  const isDue = !dates || !today || dayOrder(today) >= dayOrder(dates.first);
  return isDue ? RECEIVED_START : RECEIVED_OFFERED;
}

/** Times at which the user answered 'Aún no' (not yet), in ms since 1970, keyed by order id. */
export type NotYetAnswers = Readonly<Record<string, number>>;

/** Whether a value from the phone's storage is a valid `NotYetAnswers` object. */
export function isNotYetAnswers(value: unknown): value is NotYetAnswers {
  return (
    isRecord(value) &&
    !Array.isArray(value) &&
    Object.values(value).every((at) => typeof at === 'number')
  );
}

/** Time in ms for which the app does not ask by itself after the answer 'Aún no'. */
export const NOT_YET_QUIET_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns the answers 'Aún no' that are younger than `NOT_YET_QUIET_MS`. The app does not yet ask again about these
 * orders by itself. An answer with a time in the future is dropped, because the clock of the phone is or was wrong.
 *
 * @param now ms since 1970
 */
export function recentNotYetAnswers(answers: NotYetAnswers, now: number): NotYetAnswers {
  return Object.fromEntries(
    Object.entries(answers).filter(([, at]) => at <= now && now - at < NOT_YET_QUIET_MS),
  );
}

/**
 * State of the question '¿Ya recibiste tu tarjeta?' about one order. A yes has to be confirmed in a second step. In the
 * state `confirming`, the yes is being sent, and only the result of that call changes the state.
 */
export type Received =
  /** The user is asked '¿Ya recibiste tu tarjeta?'. */
  | { step: 'question' }
  /**
   * The link 'Ya recibí mi tarjeta' leads to the question. Before the card can have arrived, and for a week after the
   * answer 'Aún no'.
   */
  | { step: 'offered' }
  /** The user answered yes and is asked a second time, with the button 'Sí, confirmar'. */
  | { step: 'sure' }
  | { step: 'confirming' }
  /** `message` is the server's message, or our own if that message is not meant for users. */
  | { step: 'confirmed'; message: string }
  | { step: 'failed'; message: string };

export type ReceivedEvent =
  /** The user tapped the link 'Ya recibí mi tarjeta'. */
  | { type: 'ask' }
  | { type: 'yes' }
  | { type: 'not-yet' }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'confirmed'; message: string | null }
  | { type: 'failed'; message: string | null };

export const RECEIVED_START: Received = { step: 'question' };
/** State of an order with the link 'Ya recibí mi tarjeta'. */
export const RECEIVED_OFFERED: Received = { step: 'offered' };

const CONFIRMED = 'Confirmaste tu tarjeta.';
const NOT_CONFIRMED = 'No pudimos confirmar tu tarjeta. Intenta de nuevo.';

/** Returns the next state. An event that the current state does not expect, such as a second tap, changes nothing. */
export function confirmReceived(state: Received, event: ReceivedEvent): Received {
  switch (state.step) {
    case 'offered':
      return event.type === 'ask' ? { step: 'question' } : state;
    case 'question':
      // An order without an entry in `ReceivedByOrder` counts as `question` here, though its card may show the link.
      if (event.type === 'ask') return { step: 'question' };
      if (event.type === 'yes') return { step: 'sure' };
      return event.type === 'not-yet' ? RECEIVED_OFFERED : state;
    case 'sure':
    case 'failed':
      if (event.type === 'confirm') return { step: 'confirming' };
      return event.type === 'cancel' ? RECEIVED_START : state;
    case 'confirming':
      if (event.type === 'confirmed') {
        return { step: 'confirmed', message: messageForUsers(event.message) ?? CONFIRMED };
      }
      return event.type === 'failed'
        ? { step: 'failed', message: messageForUsers(event.message) ?? NOT_CONFIRMED }
        : state;
    case 'confirmed':
      return state;
  }
}

/**
 * States of the questions, keyed by order id as text. Before the first event of its question, an order has no entry, and
 * its state is `RewardOrder.question`.
 */
export type ReceivedByOrder = ReadonlyMap<string, Received>;

/** Applies an event to the question about the order `id`. Returns the new states, or `states` if nothing changes. */
export function receivedAfter(
  states: ReceivedByOrder,
  id: OrderId,
  event: ReceivedEvent,
): ReceivedByOrder {
  const before = states.get(String(id)) ?? RECEIVED_START;
  const after = confirmReceived(before, event);
  return after === before ? states : new Map(states).set(String(id), after);
}

/**
 * Returns the states of the questions when Mis premios is opened.
 *
 * - If an answer 'Sí' is being sent, its question stays as it is.
 * - If a question was recently answered with 'Aún no', its link stays.
 * - All other questions begin again.
 */
export function receivedOnOpening(states: ReceivedByOrder, recent: NotYetAnswers): ReceivedByOrder {
  const offered = Object.keys(recent).map((id) => [id, RECEIVED_OFFERED] as const);
  const inProgress = [...states].filter(([, { step }]) => step === 'confirming');
  return new Map([...offered, ...inProgress]);
}

/** Returns the orders, with the card of the order `id` marked as received. */
export function withReceived(answer: OrdersAnswer, id: OrderId): OrdersAnswer {
  const orders = answer.orders.map((order) =>
    order.id === id ? { ...order, received: true } : order,
  );
  return { ...answer, orders };
}
