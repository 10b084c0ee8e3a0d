import {
  type Failure,
  failedEnd,
  isOpen,
  type LedgerEntry,
  type OrdersAnswer,
  settled,
  verdictOf,
} from '@gemas/domain';
import { toFailure } from '../../api/error.ts';
import { fetchOrders } from '../../api/orders.ts';
import { atom, queryClientAtom } from '../core/jotai.ts';
import { ordersKey } from '../orders.ts';
import { refreshIdentityAtom } from '../session/connection.ts';
import { sendAtom, userAtom } from '../session/session.ts';
import { removeDraft } from './draft.ts';
import { ledgerAtom, readLedger } from './ledger.ts';
import { changeEntryAtom, endCallAtom, rememberOrderAtom } from './ledger-changes.ts';

/**
 * Time after which a call has certainly ended, even if its page was closed, ms. A call makes two attempts of 30 s,
 * with a log-in of 15 s between them.
 */
const CALL_OVER_AFTER_MS = 75_000;

/**
 * The latest time at which the call of an open entry can still be in progress, by the key of `callOf`. The time is in the
 * future if another page may still be sending the call. It is Infinity while this page is sending it. Measured by
 * `performance.now()`, because the clock of the phone may be changed between two checks.
 */
const overAtAtom = atom(() => new Map<string, number>());

/** Returns a unique key of an entry. The seq alone is not unique, because seqs are reused once the ledger is empty. */
const callOf = ({ seq, sentAt }: LedgerEntry) => `${seq}:${sentAt}`;

type Call = () => Promise<void>;
type OnFailure = (failure: Failure) => void;

/**
 * Runs the call of an entry. If the call fails, stores how it ended, and then calls `onFailure`. The server is asked for
 * proof of the entry only after the call has ended.
 */
export const whileSendingAtom = atom(
  null,
  async (get, set, entry: LedgerEntry, call: Call, onFailure: OnFailure): Promise<void> => {
    const overAt = get(overAtAtom);
    overAt.set(callOf(entry), Number.POSITIVE_INFINITY);
    try {
      await call();
    } catch (error) {
      const failure = toFailure(error);
      set(endCallAtom, entry.seq, failedEnd(failure));
      onFailure(failure);
    } finally {
      overAt.set(callOf(entry), performance.now());
    }
  },
);

/** Fetches the orders again, updates Mis premios, and returns the orders. Returns null if the call fails. */
const refreshOrdersAtom = atom(null, async (get): Promise<OrdersAnswer['orders'] | null> => {
  const { id } = get(userAtom);
  try {
    const answer = await fetchOrders(get(sendAtom));
    get(queryClientAtom).setQueryData<OrdersAnswer>(ordersKey(id), answer);
    return answer.orders;
  } catch {
    return null;
  }
});

const lookAtom = atom(null, async (get, set): Promise<void> => {
  const { id } = get(userAtom);
  const overAt = get(overAtAtom);
  const now = performance.now();
  const isSending = (entry: LedgerEntry) => overAt.get(callOf(entry)) === Number.POSITIVE_INFINITY;
  const open = readLedger(id).filter((entry) => isOpen(entry) && !isSending(entry));
  if (open.length === 0) return;
  for (const entry of open) {
    const call = callOf(entry);
    if (overAt.has(call)) continue;
    overAt.set(call, now + (entry.state === 'sending' ? CALL_OVER_AFTER_MS : 0));
  }
  const [orders, fresh] = await Promise.all([set(refreshOrdersAtom), set(refreshIdentityAtom)]);
  const identity = fresh?.user.id === id ? fresh : null;
  // Settling an order makes its gems spendable again, so the new balance has to be known first.
  if (identity === null) return;
  for (const { seq } of open) {
    // Reads the entry again, because another tab may have settled it.
    const entries = readLedger(id);
    const entry = entries.find((one) => one.seq === seq);
    if (!entry || !isOpen(entry)) continue;
    const waitedMs = now - (overAt.get(callOf(entry)) ?? now);
    const verdict = verdictOf(entry, entries, { orders, identity }, waitedMs);
    if (verdict === null) continue;
    set(changeEntryAtom, seq, (stored) => settled(stored, verdict, Date.now(), false));
    if (verdict === 'not-made') continue;
    if (entry.kind === 'order') set(rememberOrderAtom, entry.sku, entry.sentAt);
    else removeDraft(entry.sku);
  }
});

const lookingAtom = atom<Promise<void> | null>(null);

/** True while the server is asked about open entries. */
export const isLookingAtom = atom((get) => get(lookingAtom) !== null);

/**
 * Asks the server about the open entries, and settles those with proof (decision 37). Only one check runs at a time.
 */
export const lookForProofAtom = atom(null, (get, set): Promise<void> => {
  const running = get(lookingAtom);
  if (running) return running;
  const look = set(lookAtom).finally(() => set(lookingAtom, null));
  set(lookingAtom, look);
  return look;
});

/** True while there are open entries. */
export const hasOpenAtom = atom((get) => get(ledgerAtom).some(isOpen));
