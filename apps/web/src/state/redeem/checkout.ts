import {
  flowOfSku,
  isRedeeming,
  OTHER_ORDER,
  REDEEM_START,
  type RedeemFlow,
  type RedeemNotice,
  redeemNotice,
  type Submitted,
} from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { SESSION_KEYS, session } from '../core/storage.ts';
import { dismissToastAtom, toastAtom } from '../core/toasts.ts';
import { userAtom } from '../session/session.ts';
import { readVisit, writeVisit } from '../session/visit.ts';

/** State of the open checkout. */
interface Checkout {
  sku: string;
  flow: RedeemFlow;
  /** The submitted form, which may contain a card number. Null as soon as the flow does not need the form any more. */
  submitted: Submitted | null;
  /** Id of the toast that shows the flow's warning; '' for none. */
  toast: string;
  /** True if the screen was left while the order was in progress. */
  isLeft: boolean;
}

const CLOSED: Checkout = { sku: '', flow: REDEEM_START, submitted: null, toast: '', isLeft: false };

/** Written only by redeem events (state/redeem/run.ts) and by `openCheckoutAtom`. */
export const checkoutAtom = atom<Checkout>(CLOSED);

/** Sku of the open checkout, '' for none. */
export const checkoutSkuAtom = atom((get) => get(checkoutAtom).sku);

/**
 * Returns the state that the checkout of a sku shows. While an order of another sku is in progress, the checkout shows
 * the form with a notice about the other order.
 */
export const redeemFlowOfAtom = atom((get) => {
  const open = get(checkoutAtom);
  return (sku: string): RedeemFlow => flowOfSku(open, sku);
});

const OTHER_ORDER_TOAST = 'other-order';

/** Shows a toast that another order is in progress. Only one toast is shown, however often the button is tapped. */
export const warnOtherOrderAtom = atom(null, (_get, set): void => {
  set(toastAtom, { id: OTHER_ORDER_TOAST, tone: 'warn', ...OTHER_ORDER });
});

/** Removes the warning about another order, because that order has ended. */
export const dismissOtherOrderAtom = atom(null, (_get, set): void =>
  set(dismissToastAtom, OTHER_ORDER_TOAST),
);

/**
 * Removes the toast of the previous state, and shows the warning of the state `next` as a toast. If both states have
 * the same warning, its toast stays. Returns the id of the visible toast, '' for none.
 */
export const warnAtom = atom(null, (get, set, next: RedeemFlow): string => {
  const { flow, toast } = get(checkoutAtom);
  const notice = redeemNotice(next);
  if (notice && notice === redeemNotice(flow)) return toast;
  set(dismissToastAtom, toast);
  return notice ? set(toastAtom, { tone: 'warn', ...notice }) : '';
});

/** Stores a warning because a reload follows. The warning is shown after the reload. */
export const persistNotice = (userId: number, notice: RedeemNotice): void =>
  writeVisit(userId, SESSION_KEYS.notice, notice);

/** Returns the warning that was stored before the reload, and removes it from the storage. Null for none. */
function takeNotice(userId: number): RedeemNotice | null {
  const { title, text } = readVisit(userId, SESSION_KEYS.notice);
  session.removeItem(SESSION_KEYS.notice);
  return typeof title === 'string' && typeof text === 'string' ? { title, text } : null;
}

/** Opens the checkout of a sku. If an order is in progress, its flow continues instead. */
export const openCheckoutAtom = atom(null, (get, set, sku: string) => {
  const open = get(checkoutAtom);
  const { flow, toast } = open;
  if (isRedeeming(flow)) {
    if (open.sku === sku) set(checkoutAtom, { ...open, isLeft: false });
    return;
  }
  const notice = takeNotice(get(userAtom).id);
  const shown = notice ? set(toastAtom, { tone: 'warn', ...notice }) : toast;
  set(checkoutAtom, { ...CLOSED, sku, toast: shown });
});

/** Called when the checkout of a sku is left: its result is not shown again. An order in progress continues. */
export const leaveCheckoutAtom = atom(null, (get, set, sku: string): void => {
  const open = get(checkoutAtom);
  if (open.sku !== sku) return;
  set(checkoutAtom, isRedeeming(open.flow) ? { ...open, isLeft: true } : CLOSED);
});
