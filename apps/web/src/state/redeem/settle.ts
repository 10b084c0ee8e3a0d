import {
  type CallEnd,
  createCallEnds,
  ended,
  type Failure,
  failedEnd,
  isRefusal,
  isSettled,
  judged,
  messageForUsers,
  type NewEntry,
  type OrdersAnswer,
  sameId,
  storedVersion,
  type Unsent,
  WARNING_TITLE,
} from '@gemas/domain';
import { toFailure } from '../../api/error.ts';
import { fetchOrders } from '../../api/orders.ts';
import { atom, queryClientAtom } from '../core/jotai.ts';
import { toastAtom } from '../core/toasts.ts';
import { ordersKey } from '../orders.ts';
import { refreshIdentityAtom } from '../session/connection.ts';
import { balanceAtom, sendAtom, userAtom } from '../session/session.ts';
import { removeDraft } from './draft.ts';
import { ledgerAtom, readLedger } from './ledger.ts';
import { changeEntryAtom, openEntryAtom, rememberOrderAtom } from './ledger-changes.ts';

/** Records when the call of each entry without proof ended, as values of `performance.now()`. */
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
        // The tab may have slept, and another tab may have told the user meanwhile that nothing was ordered.
        mayBeSent: () => storedVersion(readLedger(id), entry)?.state === 'sending',
        setMade: (isSeen) => endCall({ state: 'made', isSeen }),
      });
    } catch (error) {
      const failure = toFailure(error);
      endCall(failedEnd(failure));
      onProblem(failure);
      const words = isRefusal(failure) ? null : messageForUsers(failure.message);
      if (words) set(toastAtom, { tone: 'warn', title: WARNING_TITLE, text: words });
    } finally {
      callEnds.end(entry, performance.now());
    }
    return true;
  },
);

const lookAtom = atom(null, async (get, set): Promise<void> => {
  const { id } = get(userAtom);
  const callEnds = get(callEndsAtom);
  const now = performance.now();
  const open = callEnds.toCheck(readLedger(id), now);
  if (open.length === 0) return;
  const [list, fresh] = await Promise.all([
    fetchOrders(get(sendAtom)).catch(() => null),
    set(refreshIdentityAtom),
  ]);
  if (list) get(queryClientAtom).setQueryData<OrdersAnswer>(ordersKey(id), list);
  // Both answers may be about a user who has logged in meanwhile.
  if (fresh && !sameId(fresh.user.id, id)) return;
  const evidence = { orders: list?.orders ?? null, isCut: list?.isCut, identity: fresh };
  for (const asked of open) {
    // Reads the entry again, because another tab may have settled or removed it.
    const entries = readLedger(id);
    const entry = storedVersion(entries, asked);
    if (!entry || isSettled(entry)) continue;
    const waitedMs = callEnds.waitedMs(entry, now);
    const after = judged(entry, entries, evidence, waitedMs, Date.now());
    set(changeEntryAtom, entry, () => after);
    if (after.state !== 'made') continue;
    if (entry.kind === 'claim') {
      removeDraft(entry.sku);
      continue;
    }
    set(rememberOrderAtom, entry.sku, entry.sentAt);
    // The known balance may be from before the order. A later answer tells of gems that were earned meanwhile.
    const paid = entry.balanceBefore - entry.price;
    const known = get(balanceAtom);
    if (known === null || known <= paid) continue;
    set(balanceAtom, { balance: paid });
    void set(refreshIdentityAtom);
  }
});

const lookingAtom = atom<Promise<void> | null>(null);

/**
 * True while the server is asked about entries without proof. Setting the atom asks the server, and settles each entry for
 * which there is proof (decision 37). Only one check runs at a time.
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

/** Whether an order or a claim is not settled, so that the server has to be asked about it. */
export const hasUnsettledAtom = atom((get) => !get(ledgerAtom).every(isSettled));
