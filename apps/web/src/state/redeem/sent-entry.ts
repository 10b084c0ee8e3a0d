import {
  afterFailure,
  type CallEnds,
  callKey,
  type Failure,
  type Id,
  isRefusal,
  type LedgerEntry,
  messageForUsers,
  type NewEntry,
  newEntry,
  type OrdersAnswer,
  settled,
  storedVersion,
  type Unsent,
} from '@gemas/domain';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { toFailure } from '../../api/call.ts';
import { local } from '../core/storage.ts';
import { warnAtom } from '../core/toasts.ts';
import { ordersKey } from '../orders.ts';
import { ownsPhone } from '../session/owner.ts';
import { balanceAtom, userAtom } from '../session/session.ts';
import { changeEntryAtom, readLedger, storeEntryAtom } from './stored-ledger.ts';

// The steps of sending an order or a claim: open its entry, send, and store how the call has ended.

/** When the calls of entries have ended, as values of `performance.now()`. */
export const callEndsAtom = atom((): CallEnds => new Map());

/**
 * Stores an entry for an order or claim that is about to be sent, and returns the entry. If nothing may be sent,
 * returns the reason.
 */
export const openEntryAtom = atom(null, (get, set, sent: NewEntry): LedgerEntry | Unsent => {
  const { id } = get(userAtom);
  const orders = get(queryClientAtom).getQueryData<OrdersAnswer>(ordersKey(id))?.orders;
  // Only a claim is sent while the balance is unknown. Its balance is not compared.
  const known = { balance: get(balanceAtom) ?? 0, orders, now: Date.now() };
  const entry = newEntry(readLedger(id), sent, known);
  if (typeof entry === 'string') return entry;
  if (set(storeEntryAtom, entry)) {
    // The app asks the server for proof of the entry only after the call of the entry has ended (proof.ts).
    get(callEndsAtom).set(callKey(entry), Number.POSITIVE_INFINITY);
    return entry;
  }
  if (!ownsPhone(id)) return 'other-user';
  return local.isBlocked() ? 'blocked' : 'full';
});

/**
 * Whether the call of an entry may still be sent. Asked before each attempt, because the tab may have slept, and another
 * tab may have told the user meanwhile that nothing was ordered (decision 74).
 */
export function mayBeSent(userId: Id, entry: LedgerEntry): boolean {
  return storedVersion(readLedger(userId), entry)?.state === 'sending';
}

/** Stores that the call of an entry was successful. `isSeen`: whether the user sees the result now. */
export const endMadeCallAtom = atom(null, (get, set, entry: LedgerEntry, isSeen: boolean): void => {
  set(changeEntryAtom, entry, (stored) => settled(stored, 'made', Date.now(), isSeen));
  get(callEndsAtom).set(callKey(entry), performance.now());
});

/**
 * Stores how the failed call of an entry has ended, and returns the failure. If the outcome is unknown, the server's
 * words are shown at once. After a refusal, the form shows them.
 */
export const endFailedCallAtom = atom(
  null,
  (get, set, entry: LedgerEntry, error: unknown): Failure => {
    const failure = toFailure(error);
    set(changeEntryAtom, entry, (stored) => afterFailure(stored, failure, Date.now()));
    get(callEndsAtom).set(callKey(entry), performance.now());
    const words = isRefusal(failure) ? null : messageForUsers(failure.message);
    if (words) set(warnAtom, words);
    return failure;
  },
);
