import {
  type CallEnd,
  createCallEnds,
  ended,
  type Failure,
  failedEnd,
  isOpen,
  isStillSending,
  type NewEntry,
  type OrdersAnswer,
  sameId,
  settled,
  storedVersion,
  type Unsent,
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
import { changeEntryAtom, openEntryAtom, rememberOrderAtom } from './ledger-changes.ts';

/** Records when the call of each open entry ended, as values of `performance.now()`. */
const callEndsAtom = atom(createCallEnds);

export interface Sending {
  /** Whether the call may still be sent. Asked before each attempt. */
  mayBeSent: () => boolean;
  /** Called when the answer proves a successful order or claim. `isSeen`: whether the user sees the result now. */
  setMade: (isSeen: boolean) => void;
}

/**
 * Sends an order or a claim, and stores the call's result. Calls `onProblem` if nothing was sent or if the call failed.
 * While the call is pending, the app does not ask the server for proof of the entry. Returns false if nothing was sent.
 */
export const sendEntryAtom = atom(
  null,
  async (
    get,
    set,
    sent: NewEntry,
    call: (sending: Sending) => Promise<void>,
    onProblem: (problem: Unsent | Failure) => void,
  ): Promise<boolean> => {
    const entry = set(openEntryAtom, sent);
    if (typeof entry === 'string') {
      onProblem(entry);
      return false;
    }
    const { id } = get(userAtom);
    const callEnds = get(callEndsAtom);
    const endCall = (end: CallEnd) =>
      set(changeEntryAtom, entry, (stored) => ended(stored, end, Date.now()));
    callEnds.begin(entry);
    try {
      await call({
        mayBeSent: () => isStillSending(readLedger(id), entry),
        setMade: (isSeen) => endCall({ state: 'made', isSeen }),
      });
    } catch (error) {
      const failure = toFailure(error);
      endCall(failedEnd(failure));
      onProblem(failure);
    } finally {
      callEnds.end(entry, performance.now());
    }
    return true;
  },
);

/** Fetches the orders again, updates Mis premios, and returns the orders. Returns null if the call fails. */
const refreshOrdersAtom = atom(null, (get): Promise<OrdersAnswer['orders'] | null> => {
  const { id } = get(userAtom);
  const store = (answer: OrdersAnswer) => {
    get(queryClientAtom).setQueryData<OrdersAnswer>(ordersKey(id), answer);
    return answer.orders;
  };
  return fetchOrders(get(sendAtom)).then(store, () => null);
});

const lookAtom = atom(null, async (get, set): Promise<void> => {
  const { id } = get(userAtom);
  const callEnds = get(callEndsAtom);
  const now = performance.now();
  const open = callEnds.toCheck(readLedger(id), now);
  if (open.length === 0) return;
  const [orders, fresh] = await Promise.all([set(refreshOrdersAtom), set(refreshIdentityAtom)]);
  const identity = fresh && sameId(fresh.user.id, id) ? fresh : null;
  // Settles nothing without a new balance. The old balance may still include the gems that were paid, and `surelyLeft`
  // no longer subtracts the price of a settled entry, so its result could be too high.
  if (identity === null) return;
  for (const asked of open) {
    // Reads the entry again, because another tab may have settled it.
    const entries = readLedger(id);
    const entry = storedVersion(entries, asked);
    if (!entry || !isOpen(entry)) continue;
    const verdict = verdictOf(entry, entries, { orders, identity }, callEnds.waitedMs(entry, now));
    if (verdict === null) continue;
    set(changeEntryAtom, entry, (stored) => settled(stored, verdict, Date.now(), false));
    if (verdict === 'not-made') continue;
    if (entry.kind === 'order') set(rememberOrderAtom, entry.sku, entry.sentAt);
    else removeDraft(entry.sku);
  }
});

const lookingAtom = atom<Promise<void> | null>(null);

/**
 * True while the server is asked about open entries. Setting the atom asks the server, and settles each entry for which
 * there is proof (decision 37). Only one check runs at a time.
 */
export const lookForProofAtom = atom(
  (get) => get(lookingAtom) !== null,
  (get, set): Promise<void> => {
    const running = get(lookingAtom);
    if (running) return running;
    const look = set(lookAtom).finally(() => set(lookingAtom, null));
    set(lookingAtom, look);
    return look;
  },
);

export const hasOpenAtom = atom((get) => get(ledgerAtom).some(isOpen));
