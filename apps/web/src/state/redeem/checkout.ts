import {
  flowOfSku,
  isRedeeming,
  OTHER_ORDER,
  REDEEM_START,
  type RedeemFlow,
  redeemNotice,
  type Submitted,
} from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { dismissToastAtom, toastAtom } from '../core/toasts.ts';
import { userAtom } from '../session/session.ts';
import { sentOrder, takeNotice } from './sent-order.ts';

/** The one checkout that is open. */
interface Checkout {
  sku: string;
  flow: RedeemFlow;
  /** Null unless the flow needs it: a card number lives no longer than its order. */
  submitted: Submitted | null;
  /** Id of the toast of the flow's warning; '' for none. */
  toast: string;
}

const CLOSED: Checkout = { sku: '', flow: REDEEM_START, submitted: null, toast: '' };

/** Written by the events of a redeem alone (state/redeem/run.ts) and by `openCheckoutAtom`. */
export const checkoutAtom = atom<Checkout>(CLOSED);

/** Whose checkout is open. */
export const checkoutSkuAtom = atom((get) => get(checkoutAtom).sku);

/** The flow as the checkout of a sku shows it: an order of another sku on its way is waited for. */
export const redeemFlowOfAtom = atom((get) => {
  const open = get(checkoutAtom);
  return (sku: string): RedeemFlow => flowOfSku(open, sku);
});

const OTHER_ORDER_TOAST = 'other-order';

/** Warns that another order is on its way; once, however often the person tries. */
export const sayOtherOrderAtom = atom(null, (_get, set): void => {
  set(toastAtom, { id: OTHER_ORDER_TOAST, tone: 'warn', ...OTHER_ORDER });
});

/** That other order is over. */
export const otherOrderOverAtom = atom(null, (_get, set): void =>
  set(dismissToastAtom, OTHER_ORDER_TOAST),
);

/**
 * Shows the warning of the next flow as a toast and returns its id, '' for none. A warning that the person has acted
 * upon since is taken back: it holds no longer.
 */
export const warnAtom = atom(null, (get, set, next: RedeemFlow): string => {
  const { flow, toast } = get(checkoutAtom);
  const notice = redeemNotice(next);
  if (notice && notice === redeemNotice(flow)) return toast;
  set(dismissToastAtom, toast);
  return notice ? set(toastAtom, { tone: 'warn', ...notice }) : '';
});

/**
 * Opens the checkout of a sku. An order on its way is never forgotten: its flow goes on, and one that was never
 * answered is still asked about (decision 37), even if the page was loaded anew meanwhile.
 */
export const openCheckoutAtom = atom(null, (get, set, sku: string) => {
  const { flow, toast } = get(checkoutAtom);
  if (isRedeeming(flow)) return;
  const { id } = get(userAtom);
  const notice = takeNotice(id);
  set(checkoutAtom, {
    ...CLOSED,
    sku,
    flow: sentOrder.isOf(id, sku) ? { step: 'unanswered' } : REDEEM_START,
    toast: notice ? set(toastAtom, { tone: 'warn', ...notice }) : toast,
  });
});
