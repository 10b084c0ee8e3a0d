import type { ToastMessage } from '../toasts/queue.ts';
import { isRedeemableType, type Prize } from '../vault/catalogue.ts';
import { VAULT_CLOSED } from '../vault/closed.ts';
import { RETAILER_TYPE } from '../vault/product.ts';
import { UNREAD_BALANCE } from '../wallet/wallet.ts';
import type { FailureEvent } from './ledger.ts';
import {
  CANNOT_REDEEM,
  NO_LONGER_AVAILABLE,
  PRICE_CHANGED,
  type SimulationOutcome,
  WARNING_TITLE,
} from './simulation.ts';

/** Warning if the balance is lower than the price (spec section 8). */
export const NOT_ENOUGH_GEMS = 'No tienes gemas suficientes.';

/** The facts that `nextFlow` checks at each event. They may change while the checkout is open. */
export interface RedeemFacts {
  /**
   * Type of the product; '' while the product is loading. A product of unknown type cannot be redeemed (decision 57).
   */
  type: string;
  /** Price in gems. Null if the product cannot be redeemed. */
  price: number | null;
  /** The balance in gems. Null if the balance could not be read. */
  balance: number | null;
  vaultOpen: boolean;
  /**
   * True if an earlier order of the sku has an unknown outcome, or an outcome that the user has not seen
   * (`entryToShow`).
   */
  hasOpenOrder: boolean;
  /** True if the user has already ordered the sku today. */
  orderedToday: boolean;
  /** End of the wait before the sku can be redeemed again, ms since the epoch. Null if there is no wait now. */
  waitUntil: number | null;
}

/**
 * State of the checkout (spec section 4, Redeem flow; decision 32). docs/architecture.md has its diagram.
 *
 * - `price` is the price on the button that the user tapped, in gems. No other price is ever sent (decision 36).
 * - While a call is in progress (`simulating`, `ordering`), no action of the user changes the state. Only the answer of
 *   the call does.
 * - `warning` is shown as a toast for 10 seconds, even if the user opens another screen meanwhile (decision 57).
 * - `again` is true if the user has agreed to order the prize once more today.
 * - An order whose outcome is unknown leads back to the form. The ledger then blocks the form (ledger.ts).
 * - `risk` asks whether the user orders again although an earlier order may have been made (decision 37).
 */
export type RedeemFlow =
  | { step: 'form'; warning: string | null }
  | { step: 'risk' }
  | { step: 'ordered-today'; price: number }
  | { step: 'wait'; price: number; until: number; again: boolean }
  | { step: 'confirm'; price: number; again: boolean }
  | { step: 'simulating'; price: number }
  | { step: 'ordering'; price: number }
  | { step: 'success' }
  /** The prize is sold out. The checkout shows the reason, then opens the vault (the shop for prizes). */
  | { step: 'leaving'; warning: string }
  /** The server sent the price of another product, so the page is reloaded. */
  | { step: 'reloading'; warning: string };

export type RedeemEvent =
  /** `price` is the price in gems on the button that the user tapped. */
  | { type: 'submit'; price: number }
  /** The user wants to order again although nothing proves whether the earlier order was made. */
  | { type: 'ask-risk' }
  | { type: 'accept-risk' }
  | { type: 'redeem-again' }
  | { type: 'wait-over' }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'simulated'; outcome: SimulationOutcome }
  | { type: 'ordered' }
  | FailureEvent;

/**
 * Time in ms for which the checkout shows that its prize is sold out. The app then opens the vault, the shop for prizes
 * (spec section 8).
 */
export const LEAVE_AFTER_MS = 3000;

type FormStep = Extract<RedeemFlow, { step: 'form' }>;

export const REDEEM_START: FormStep = { step: 'form', warning: null };

const form = (warning: string): FormStep => ({ step: 'form', warning });

/** Returns the warning that says why a balance does not allow an order. Null if it does. */
export function balanceObstacle(price: number, balance: number | null): string | null {
  if (balance === null) return UNREAD_BALANCE;
  return balance < price ? NOT_ENOUGH_GEMS : null;
}

/** Returns the warning that says why a prize cannot be redeemed now. Null if the prize can be redeemed. */
function redeemObstacle({ type, price, balance, vaultOpen }: RedeemFacts): string | null {
  if (!vaultOpen) return VAULT_CLOSED;
  if (price === null || !isRedeemableType(type)) return CANNOT_REDEEM;
  return balanceObstacle(price, balance);
}

/**
 * Checks whether the prize can be redeemed at `price`, the price on the button that the user tapped. Returns null if
 * the prize can be redeemed. If not, returns the step `form`, usually with a warning.
 */
function checkPrize(price: number, facts: RedeemFacts): FormStep | null {
  if (facts.hasOpenOrder) return REDEEM_START;
  const obstacle = redeemObstacle(facts);
  if (obstacle !== null) return form(obstacle);
  return facts.price === price ? null : form(PRICE_CHANGED);
}

/**
 * Returns the state of the first dialog that has to be shown. If no dialog has to be shown, returns the state of the
 * first call. If the prize cannot be redeemed, returns the form. Checks everything again each time, because another tab
 * may have ordered the prize while a dialog was open.
 *
 * @param agreed what the user has agreed to: to order the prize once more today (`again`), to pay the price (`isConfirmed`)
 */
function nextDialogOrCall(
  price: number,
  facts: RedeemFacts,
  { again = false, isConfirmed = false } = {},
): RedeemFlow {
  const { type, orderedToday, waitUntil } = facts;
  const refused = checkPrize(price, facts);
  if (refused) return refused;
  if (orderedToday && !again) return { step: 'ordered-today', price };
  // Cards have neither a wait nor a confirmation nor a simulation.
  if (type !== RETAILER_TYPE) return { step: 'ordering', price };
  if (waitUntil !== null) return { step: 'wait', price, until: waitUntil, again };
  return isConfirmed ? { step: 'simulating', price } : { step: 'confirm', price, again };
}

function afterSimulation(
  outcome: SimulationOutcome,
  price: number,
  facts: RedeemFacts,
): RedeemFlow {
  switch (outcome.kind) {
    case 'accepted':
      return checkPrize(price, facts) ?? { step: 'ordering', price };
    case 'sold-out':
      return { step: 'leaving', warning: outcome.text };
    case 'price-changed':
      return outcome.otherProduct
        ? { step: 'reloading', warning: outcome.text }
        : form(outcome.text);
    case 'refused':
      return form(outcome.text);
  }
}

/**
 * Returns the next state of the checkout. An event that the current state does not expect, such as a second tap,
 * changes nothing.
 */
export function nextFlow(state: RedeemFlow, event: RedeemEvent, facts: RedeemFacts): RedeemFlow {
  switch (state.step) {
    case 'form':
    case 'risk':
      if (event.type === 'submit') return nextDialogOrCall(event.price, facts);
      if (state.step === 'form') return event.type === 'ask-risk' ? { step: 'risk' } : state;
      return event.type === 'accept-risk' || event.type === 'cancel' ? REDEEM_START : state;
    case 'ordered-today':
      if (event.type === 'redeem-again')
        return nextDialogOrCall(state.price, facts, { again: true });
      return event.type === 'cancel' ? REDEEM_START : state;
    case 'wait':
      // Returns the same wait again if the wait is not over.
      if (event.type === 'wait-over')
        return nextDialogOrCall(state.price, facts, { again: state.again });
      return event.type === 'cancel' ? REDEEM_START : state;
    case 'confirm':
      if (event.type === 'confirm')
        return nextDialogOrCall(state.price, facts, { again: state.again, isConfirmed: true });
      return event.type === 'cancel' ? REDEEM_START : state;
    case 'simulating':
      if (event.type === 'simulated') return afterSimulation(event.outcome, state.price, facts);
      return event.type === 'refused' ? form(event.message ?? CANNOT_REDEEM) : state;
    case 'ordering':
      if (event.type === 'ordered') return { step: 'success' };
      if (event.type === 'refused') return form(event.message ?? CANNOT_REDEEM);
      return event.type === 'told-elsewhere' ? REDEEM_START : state;
    case 'success':
    case 'leaving':
    case 'reloading':
      return state;
  }
}

/** True while an order is being checked by the server (simulation) or placed. */
export function isRedeeming(
  state: RedeemFlow,
): state is Extract<RedeemFlow, { step: 'simulating' | 'ordering' }> {
  return state.step === 'simulating' || state.step === 'ordering';
}

/**
 * True while the prize has to stay on the screen, even if the server no longer offers it: while the prize is being
 * redeemed, after it was ordered, and while the checkout shows that it is sold out.
 */
export function isPrizeKept(state: RedeemFlow): boolean {
  return isRedeeming(state) || state.step === 'success' || state.step === 'leaving';
}

/** True for a prize that can no longer be ordered, unless it has to stay on the screen (spec section 2, Redeem checkout). */
export function isPrizeWithdrawn(
  { available }: Pick<Prize, 'available'>,
  state: RedeemFlow,
): boolean {
  return !available && !isPrizeKept(state);
}

/** Event for a checkout whose call was not sent, because another tab of this phone is ordering. */
export const OTHER_TAB_ORDERS: RedeemEvent = {
  type: 'refused',
  message: 'Ya hay un canje en camino en otra pestaña. Espera a que termine.',
};

/**
 * Toast for a checkout that the user opens while an order of another prize is in progress. Its fixed id prevents a
 * second toast when the user taps the button again.
 */
export const OTHER_ORDER_TOAST: ToastMessage = {
  id: 'other-order',
  tone: 'warn',
  title: WARNING_TITLE,
  text: 'Tu otro canje va en camino. Espera a que termine.',
};

/** Toast for a checkout whose prize is missing or unavailable. It leads to the vault (spec section 2, Redeem checkout). */
export const PRIZE_GONE_TOAST: ToastMessage = {
  id: 'prize-gone',
  tone: 'warn',
  title: WARNING_TITLE,
  text: NO_LONGER_AVAILABLE,
};

/** Returns the state of the checkout of `sku`: that of the open checkout, or the form if another checkout is open. */
export function flowOfSku(open: { sku: string; flow: RedeemFlow }, sku: string): RedeemFlow {
  return open.sku === sku ? open.flow : REDEEM_START;
}
