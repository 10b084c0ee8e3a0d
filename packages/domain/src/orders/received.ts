import { dayInMexico, dayOrder } from '../format/calendar.ts';
import { isRecord } from '../format/record.ts';
import { messageForUsers } from '../session/server-message.ts';
import { isCardType } from '../vault/catalogue.ts';
import { deliveryDates } from './delivery-dates.ts';
import type { Order, OrderId, OrdersAnswer } from './order.ts';
import { isCanceled } from './tracking.ts';

/**
 * Whether the app asks '¿Ya recibiste tu tarjeta?' about an order (spec section 4, My rewards).
 *
 * - The app asks only about a card that is neither confirmed as received nor cancelled.
 * - The app asks from the first day on which the card can have arrived. If the date of the order cannot be read, the
 *   app asks at once.
 * - The app never asks about a PIN (`card_nip`). It also never asks about an order without an id, because the answer
 *   could not be sent.
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

/** Time in ms for which the app waits after the answer 'Aún no' before it asks again. */
export const NOT_YET_QUIET_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns the answers 'Aún no' that are younger than `NOT_YET_QUIET_MS`. The app does not ask again about these orders
 * yet. An answer with a time in the future is dropped, because the clock of the phone is or was wrong.
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
  /** The user answered 'Aún no'. The app asks again after a week. */
  | { step: 'declined' }
  /** The user answered yes and is asked a second time, with the button 'Sí, confirmar'. */
  | { step: 'sure' }
  | { step: 'confirming' }
  /** `message` is the server's message, or our own if that message is not meant for users. */
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
/** State of an order about which the user answered 'Aún no'. */
export const RECEIVED_DECLINED: Received = { step: 'declined' };

const CONFIRMED = 'Confirmaste tu tarjeta.';
const NOT_CONFIRMED = 'No pudimos confirmar tu tarjeta. Intenta de nuevo.';

/** Returns the next state. An event that the current state does not expect, such as a second tap, changes nothing. */
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
        return { step: 'confirmed', message: messageForUsers(event.message) ?? CONFIRMED };
      }
      return event.type === 'failed'
        ? { step: 'failed', message: messageForUsers(event.message) ?? NOT_CONFIRMED }
        : state;
    case 'declined':
    case 'confirmed':
      return state;
  }
}

/** States of the questions, keyed by order id as text. An order has no entry before the first event of its question. */
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
 * - If a question was recently answered with 'Aún no', it stays hidden.
 * - All other questions are asked again.
 */
export function receivedOnOpening(states: ReceivedByOrder, recent: NotYetAnswers): ReceivedByOrder {
  const declined = Object.keys(recent).map((id) => [id, RECEIVED_DECLINED] as const);
  const inProgress = [...states].filter(([, { step }]) => step === 'confirming');
  return new Map([...declined, ...inProgress]);
}

/** Returns the orders, with the card of the order `id` marked as received. */
export function withReceived(answer: OrdersAnswer, id: OrderId): OrdersAnswer {
  const orders = answer.orders.map((order) =>
    order.id === id ? { ...order, received: true } : order,
  );
  return { ...answer, orders };
}
