import { isRedeeming, needsSubmitted, REDEEM_START, type RedeemFlow } from './flow.ts';
import type { Submitted } from './submitted.ts';

/** State of the one checkout that is open. */
export interface Checkout {
  /** '' while no checkout is open. */
  sku: string;
  flow: RedeemFlow;
  /** The submitted form, which may contain a card number. Null as soon as the flow does not need the form any more. */
  submitted: Submitted | null;
  /** Id of the toast that shows the flow's warning; '' for none. */
  toast: string;
  /** True if the screen was left while the order was in progress. */
  isLeft: boolean;
}

export const NO_CHECKOUT: Checkout = {
  sku: '',
  flow: REDEEM_START,
  submitted: null,
  toast: '',
  isLeft: false,
};

/**
 * Returns the state after the checkout of a sku was opened. While an order is in progress, its checkout stays open, and
 * no other checkout is opened.
 */
export function openedCheckout(open: Checkout, sku: string): Checkout {
  if (!isRedeeming(open.flow)) return { ...NO_CHECKOUT, sku, toast: open.toast };
  return open.sku === sku ? { ...open, isLeft: false } : open;
}

/**
 * Returns the state after the user has left the screen of a sku's checkout. The checkout is closed, so that its result
 * is not shown when the user returns. A checkout whose order is in progress stays open.
 */
export function leftCheckout(open: Checkout, sku: string): Checkout {
  if (open.sku !== sku) return open;
  return isRedeeming(open.flow) ? { ...open, isLeft: true } : NO_CHECKOUT;
}

/**
 * Returns the checkout with `flow` as its new state.
 *
 * @param toast id of the toast that shows the warning of the new state
 */
export function movedCheckout(open: Checkout, flow: RedeemFlow, toast: string): Checkout {
  return { ...open, flow, toast, submitted: needsSubmitted(flow) ? open.submitted : null };
}
