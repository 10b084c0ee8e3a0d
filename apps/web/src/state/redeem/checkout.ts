import {
  type Checkout,
  type Id,
  isRedeeming,
  leftCheckout,
  NO_CHECKOUT,
  openedCheckout,
  type RedeemFlow,
  type RedeemNotice,
  redeemNotice,
} from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { SESSION_KEYS, session } from '../core/storage.ts';
import { dismissToastAtom, toastAtom } from '../core/toasts.ts';
import { userAtom } from '../session/session.ts';
import { readVisit, writeVisit } from '../session/visit.ts';

/** Written only by redeem events (state/redeem/run.ts), and when a checkout is opened or left. */
export const checkoutAtom = atom<Checkout>(NO_CHECKOUT);

/**
 * Removes the toast of the previous state, and shows the warning of the state `next` as a toast. Returns the id of the
 * visible toast, '' for none.
 */
export const warnAtom = atom(null, (get, set, next: RedeemFlow): string => {
  const notice = redeemNotice(next);
  set(dismissToastAtom, get(checkoutAtom).toast);
  return notice ? set(toastAtom, { tone: 'warn', ...notice }) : '';
});

/** Stores a warning before a reload, so that the app can show the warning after the reload. */
export const persistNotice = (userId: Id, notice: RedeemNotice): void =>
  writeVisit(userId, SESSION_KEYS.notice, notice);

/** Opens the checkout of a sku. Shows the warning that was stored before a reload, and removes it from the storage. */
export const openCheckoutAtom = atom(null, (get, set, sku: string) => {
  const open = openedCheckout(get(checkoutAtom), sku);
  set(checkoutAtom, open);
  if (isRedeeming(open.flow)) return;
  const { title, text } = readVisit(get(userAtom).id, SESSION_KEYS.notice);
  session.removeItem(SESSION_KEYS.notice);
  if (typeof title !== 'string' || typeof text !== 'string') return;
  set(checkoutAtom, { ...open, toast: set(toastAtom, { tone: 'warn', title, text }) });
});

/** Called when the user leaves the checkout of a sku. Closes the checkout, unless an order is in progress. */
export const leaveCheckoutAtom = atom(null, (get, set, sku: string): void =>
  set(checkoutAtom, leftCheckout(get(checkoutAtom), sku)),
);
