import {
  detailPrize,
  entryToShow,
  isRedeeming,
  nextFlow,
  type ProductDetail,
  REDEEM_START,
  type RedeemEvent,
  type RedeemFacts,
  type RedeemFlow,
  type RedeemPayload,
  repeatWaitUntil,
  surelyLeft,
  wasRedeemedToday,
} from '@gemas/domain';
import { atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { SESSION_KEYS, session } from '../core/storage.ts';
import { dismissToastAtom, warnAtom } from '../core/toasts.ts';
import { readVisit } from '../session/owner.ts';
import { balanceAtom, userAtom } from '../session/session.ts';
import { productKey } from '../vault.ts';
import { lastRewards } from './redeemed.ts';
import { readLedger } from './stored-ledger.ts';

/** State of the one checkout that is open. */
interface Checkout {
  /** '' while no checkout is open. */
  sku: string;
  flow: RedeemFlow;
  /** What the form has submitted, perhaps with a card number. Null as soon as the flow does not need it any more. */
  payload: RedeemPayload | null;
  /** Id of the toast that shows the flow's warning; '' for none. */
  toast: string;
  /** True if the screen was left while the order was in progress. */
  isLeft: boolean;
}

const NO_CHECKOUT: Checkout = {
  sku: '',
  flow: REDEEM_START,
  payload: null,
  toast: '',
  isLeft: false,
};

/** Written only by the actions below. */
export const checkoutAtom = atom<Checkout>(NO_CHECKOUT);

/**
 * Opens the checkout of a sku, with the form. While an order is in progress, its checkout stays open, and no other one
 * is opened. Shows the warning that was stored before a reload, and removes it from the storage.
 */
export const openCheckoutAtom = atom(null, (get, set, sku: string): void => {
  const open = get(checkoutAtom);
  // A page may open its checkout twice. The second time must not close a question.
  if (open.sku === sku && !open.isLeft) return;
  if (isRedeeming(open.flow)) {
    if (open.sku === sku) set(checkoutAtom, { ...open, isLeft: false });
    return;
  }
  const { text } = readVisit(get(userAtom).id, SESSION_KEYS.notice);
  session.removeItem(SESSION_KEYS.notice);
  const toast = typeof text === 'string' ? set(warnAtom, text) : open.toast;
  set(checkoutAtom, { ...NO_CHECKOUT, sku, toast });
});

/**
 * Called when the user leaves the checkout of a sku. Closes the checkout, so that its result is not shown when the user
 * returns. A checkout whose order is in progress stays open.
 */
export const leaveCheckoutAtom = atom(null, (get, set, sku: string): void => {
  const open = get(checkoutAtom);
  if (open.sku !== sku) return;
  set(checkoutAtom, isRedeeming(open.flow) ? { ...open, isLeft: true } : NO_CHECKOUT);
});

/** Returns the product of the open checkout. Undefined while the product is loading. */
export function openProduct(get: Getter): ProductDetail | undefined {
  const queryKey = productKey(get(userAtom).id, get(checkoutAtom).sku);
  return get(queryClientAtom).getQueryData<ProductDetail>(queryKey);
}

/** Returns the facts of the open checkout. Called again for each event, because the clock is one of the facts. */
export function factsOf(get: Getter): RedeemFacts {
  const { sku } = get(checkoutAtom);
  const user = get(userAtom);
  const product = openProduct(get);
  const prize = product ? detailPrize(product) : null;
  const ledger = readLedger(user.id);
  const rewards = lastRewards(user.id);
  const now = Date.now();
  return {
    type: prize?.type ?? '',
    price: prize?.available ? prize.price : null,
    balance: surelyLeft(get(balanceAtom), ledger),
    vaultOpen: user.vault_open,
    hasOpenOrder: entryToShow(ledger, 'order', sku) !== null,
    // Another tab may have ordered the sku, and `order_now` of this tab may not include that order. All tabs share
    // `rewards`, so `rewards` is checked too.
    orderedToday: user.order_now.includes(sku) || wasRedeemedToday(rewards, sku, now),
    waitUntil: repeatWaitUntil(rewards, sku, now),
  };
}

/**
 * Applies an event to the open checkout, and returns the new state. Replaces the toast of the previous state by the
 * warning of the new one.
 *
 * @param submitted what the form submits with this event
 */
export const moveCheckoutAtom = atom(
  null,
  (get, set, event: RedeemEvent, submitted?: RedeemPayload): RedeemFlow => {
    const before = get(checkoutAtom);
    const flow = nextFlow(before.flow, event, factsOf(get));
    if (flow === before.flow) return flow;
    set(dismissToastAtom, before.toast);
    const toast = 'warning' in flow && flow.warning !== null ? set(warnAtom, flow.warning) : '';
    // A flow with a price is asking a question or sending.
    const payload = 'price' in flow ? (submitted ?? before.payload) : null;
    set(checkoutAtom, { ...before, flow, toast, payload });
    return flow;
  },
);
