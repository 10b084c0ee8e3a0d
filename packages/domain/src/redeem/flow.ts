import { staffMessage } from '../session/server-message.ts';
import { isRedeemableType } from '../vault/catalogue.ts';
import { VAULT_CLOSED } from '../vault/closed.ts';
import { RETAILER_TYPE } from '../vault/product.ts';
import {
  CANNOT_REDEEM,
  PRICE_CHANGED,
  type SimulationOutcome,
  WARNING_TITLE,
} from './simulation.ts';

/** Not enough gems for a price (spec section 8). */
export const NOT_ENOUGH_GEMS = 'No tienes gemas suficientes.';

/** The facts that the flow checks at each event. */
export interface RedeemFacts {
  /** Type of the product; '' while it is loading. Unknown types cannot be redeemed (decision 57). */
  type: string;
  /** Gems; null if the product cannot be redeemed. */
  price: number | null;
  /** Gems that can be spent, minus the price of open orders. */
  balance: number;
  vaultOpen: boolean;
  /** An earlier order of the sku is open, or the user has not yet seen how it ended (`entryToShow`). */
  hasOpenOrder: boolean;
  /** The user's `order_now` includes the sku. */
  orderedToday: boolean;
  /** Until when the sku cannot be redeemed again, ms since the epoch. Null if it can be redeemed now. */
  waitUntil: number | null;
  /** Ms since the epoch. */
  now: number;
}

/**
 * A warning about the form. Shown as a toast for 10 seconds, even if another screen is opened meanwhile (decision 57).
 */
export interface RedeemNotice {
  title: string;
  text: string;
}

/**
 * State of the checkout (spec section 4, Redeem flow; decision 32). From `simulating` on, no action of the user can
 * start another order: only answers of calls change the state, and only a failure leads back to the form. `price` is
 * the price on the tapped button in gems; no other price is ever sent (decision 36). An order of unknown outcome also
 * leads back to the form, which the ledger blocks (ledger.ts).
 */
export type RedeemFlow =
  | { step: 'form'; notice: RedeemNotice | null }
  | { step: 'ordered-today'; price: number }
  | { step: 'wait'; price: number; until: number }
  | { step: 'confirm'; price: number }
  | { step: 'simulating'; price: number }
  /** `simulation` is the whole answer of the simulation; undefined for cards. */
  | { step: 'ordering'; price: number; simulation: unknown }
  | { step: 'success'; balance: number }
  /** Sold out: the reason is shown, then the vault opens. */
  | { step: 'leaving'; notice: RedeemNotice }
  /** The price belongs to another product: the page is reloaded. */
  | { step: 'reloading'; notice: RedeemNotice };

export type RedeemEvent =
  /** `price` is the price on the tapped button, gems. */
  | { type: 'submit'; price: number }
  | { type: 'redeem-again' }
  | { type: 'wait-over' }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'simulated'; outcome: SimulationOutcome; answer: unknown }
  | { type: 'simulation-failed' }
  | { type: 'ordered'; balance: number }
  | { type: 'order-refused'; message: string | null }
  /** The call ended without a proof (decision 37). */
  | { type: 'order-unproven' };

export const REDEEM_START: RedeemFlow = { step: 'form', notice: null };

function form(text: string): RedeemFlow {
  return { step: 'form', notice: { title: WARNING_TITLE, text } };
}

/** Why a prize cannot be redeemed now; null if it can. */
export function redeemObstacle(
  facts: Pick<RedeemFacts, 'type' | 'price' | 'balance' | 'vaultOpen'>,
): string | null {
  if (!facts.vaultOpen) return VAULT_CLOSED;
  if (facts.price === null || !isRedeemableType(facts.type)) return CANNOT_REDEEM;
  if (facts.balance < facts.price) return NOT_ENOUGH_GEMS;
  return null;
}

type Gate = 'ordered-today' | 'wait' | 'confirm';
const GATES: readonly Gate[] = ['ordered-today', 'wait', 'confirm'];

/**
 * Until when the prize cannot be redeemed again, ms since the epoch. Null if it can be redeemed now. Cards have no
 * wait.
 */
function waitOf({ type, waitUntil, now }: RedeemFacts): number | null {
  return type === RETAILER_TYPE && waitUntil !== null && waitUntil > now ? waitUntil : null;
}

/**
 * Returns the form if the prize cannot be redeemed at `price`, the price on the tapped button. Null if the prize can be
 * redeemed.
 */
function stop(price: number, facts: RedeemFacts): RedeemFlow | null {
  if (facts.hasOpenOrder) return REDEEM_START;
  const obstacle = redeemObstacle(facts);
  if (obstacle !== null) return form(obstacle);
  return facts.price === price ? null : form(PRICE_CHANGED);
}

/** Moves to the first closed gate at or after `from`. After the last gate the calls start. */
function pass(from: Gate | 'calls', price: number, facts: RedeemFacts): RedeemFlow {
  const stopped = stop(price, facts);
  if (stopped) return stopped;
  const isRetailer = facts.type === RETAILER_TYPE;
  for (const gate of from === 'calls' ? [] : GATES.slice(GATES.indexOf(from))) {
    if (gate === 'ordered-today' && facts.orderedToday) return { step: 'ordered-today', price };
    const until = gate === 'wait' ? waitOf(facts) : null;
    if (until !== null) return { step: 'wait', price, until };
    if (gate === 'confirm' && isRetailer) return { step: 'confirm', price };
  }
  return isRetailer
    ? { step: 'simulating', price }
    : { step: 'ordering', price, simulation: undefined };
}

/**
 * The state after 'Sí, canjear'. The wait is checked again, because another tab may have ordered the prize meanwhile.
 */
function afterConfirm(price: number, facts: RedeemFacts): RedeemFlow {
  const next = pass('calls', price, facts);
  const until = waitOf(facts);
  return next.step === 'simulating' && until !== null ? { step: 'wait', price, until } : next;
}

function afterSimulation(
  outcome: SimulationOutcome,
  answer: unknown,
  price: number,
  facts: RedeemFacts,
): RedeemFlow {
  switch (outcome.kind) {
    case 'accepted':
      return stop(price, facts) ?? { step: 'ordering', price, simulation: answer };
    case 'sold-out':
      return { step: 'leaving', notice: { title: WARNING_TITLE, text: outcome.text } };
    case 'price-changed':
      return outcome.otherProduct
        ? { step: 'reloading', notice: { title: WARNING_TITLE, text: outcome.text } }
        : form(outcome.text);
    case 'refused':
      return form(outcome.text);
  }
}

/** Returns the next state. An event that the state does not expect, such as a second tap, changes nothing. */
export function redeem(state: RedeemFlow, event: RedeemEvent, facts: RedeemFacts): RedeemFlow {
  switch (state.step) {
    case 'form':
      return event.type === 'submit' ? pass('ordered-today', event.price, facts) : state;
    case 'ordered-today':
      if (event.type === 'redeem-again') return pass('wait', state.price, facts);
      return event.type === 'cancel' ? REDEEM_START : state;
    case 'wait':
      if (event.type === 'wait-over' && facts.now >= state.until) {
        return pass('confirm', state.price, facts);
      }
      return event.type === 'cancel' ? REDEEM_START : state;
    case 'confirm':
      if (event.type === 'confirm') return afterConfirm(state.price, facts);
      return event.type === 'cancel' ? REDEEM_START : state;
    case 'simulating':
      if (event.type === 'simulated') {
        return afterSimulation(event.outcome, event.answer, state.price, facts);
      }
      return event.type === 'simulation-failed' ? form(CANNOT_REDEEM) : state;
    case 'ordering':
      if (event.type === 'ordered') return { step: 'success', balance: event.balance };
      if (event.type === 'order-refused') return form(staffMessage(event.message) ?? CANNOT_REDEEM);
      return event.type === 'order-unproven' ? REDEEM_START : state;
    case 'success':
    case 'leaving':
    case 'reloading':
      return state;
  }
}

/** The flow's current warning; null for none. */
export function redeemNotice(state: RedeemFlow): RedeemNotice | null {
  return 'notice' in state ? state.notice : null;
}

/** True while a call of the checkout is in progress. */
export function isRedeeming(state: RedeemFlow): boolean {
  return state.step === 'simulating' || state.step === 'ordering';
}

/** True if the change from `before` to `after` starts the calls. No other change does. */
export function startsCalls(before: RedeemFlow, after: RedeemFlow): boolean {
  return isRedeeming(after) && !isRedeeming(before);
}

const QUESTIONS: readonly RedeemFlow['step'][] = ['ordered-today', 'wait', 'confirm'];

/** True while the submitted form is still needed: a dialog is open, or a call is in progress. */
export function needsSubmitted(state: RedeemFlow): boolean {
  return isRedeeming(state) || QUESTIONS.includes(state.step);
}

const OTHER_TAB = 'Ya hay un canje en camino en otra pestaña. Espera a que termine.';

/** The event for a flow whose call was not sent because another tab of this phone is ordering. */
export function otherTabOrders(state: RedeemFlow): RedeemEvent {
  return state.step === 'simulating'
    ? { type: 'simulated', outcome: { kind: 'refused', text: OTHER_TAB }, answer: null }
    : { type: 'order-refused', message: OTHER_TAB };
}

/** The warning shown while an order of another prize is in progress. */
export const OTHER_ORDER: RedeemNotice = {
  title: WARNING_TITLE,
  text: 'Tu otro canje va en camino. Espera a que termine.',
};
const OTHER_ORDER_FLOW: RedeemFlow = { step: 'form', notice: OTHER_ORDER };

/** The state that the checkout of `sku` shows. `open` is the only checkout that is open. */
export function flowOfSku(open: { sku: string; flow: RedeemFlow }, sku: string): RedeemFlow {
  if (open.sku === sku) return open.flow;
  return isRedeeming(open.flow) ? OTHER_ORDER_FLOW : REDEEM_START;
}
