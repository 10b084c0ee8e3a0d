import { isOpen, type LedgerEntry, type OrdersAnswer, settled, verdictOf } from '@gemas/domain';
import { fetchOrders } from '../../api/orders.ts';
import { atom, queryClientAtom } from '../core/jotai.ts';
import { ordersKey } from '../orders.ts';
import { refreshIdentityAtom } from '../session/refresh-identity.ts';
import { sendAtom, userAtom } from '../session/session.ts';
import { removeDraft } from './draft.ts';
import { rememberOrderAtom } from './last-rewards.ts';
import { ledgerAtom, readLedger } from './ledger.ts';
import { changeEntryAtom } from './ledger-changes.ts';

/**
 * A call whose end this page has not seen is over by then, ms: two attempts of 30 s and a log-in of 15 s between them.
 */
const CALL_OVER_AFTER_MS = 75_000;

/**
 * When the call of an open entry was over, by `performance.now()`, which nobody can set: the clock of the phone may be
 * changed between two looks.
 */
const overAtAtom = atom(() => new Map<string, number>());

/** Tells entries apart for good: a seq is used again once the ledger is empty. */
const callOf = ({ seq, sentAt }: LedgerEntry) => `${seq}:${sentAt}`;

/** Seqs of what this page is sending: their calls bring their own end. */
const sendingAtom = atom(() => new Set<number>());

/** Runs the call of an entry. It is looked for proof once the call is over. */
export const whileSendingAtom = atom(
  null,
  async (get, _set, entry: LedgerEntry, call: () => Promise<void>): Promise<void> => {
    const { seq } = entry;
    get(sendingAtom).add(seq);
    try {
      await call();
    } finally {
      get(sendingAtom).delete(seq);
      get(overAtAtom).set(callOf(entry), performance.now());
    }
  },
);

/** Fetches the orders anew, for Mis premios too; null if that fails. */
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
  const sending = get(sendingAtom);
  const overAt = get(overAtAtom);
  const now = performance.now();
  const open = readLedger(id).filter((entry) => isOpen(entry) && !sending.has(entry.seq));
  if (open.length === 0) return;
  for (const entry of open) {
    const call = callOf(entry);
    const isSending = entry.state === 'sending';
    if (!overAt.has(call)) overAt.set(call, now + (isSending ? CALL_OVER_AFTER_MS : 0));
  }
  const [orders, fresh] = await Promise.all([set(refreshOrdersAtom), set(refreshIdentityAtom)]);
  const identity = fresh?.user.id === id ? fresh : null;
  // The price of a settled order is not set aside any more: the balance has to be known first.
  if (identity === null) return;
  for (const { seq } of open) {
    // As it is by now: another tab may have settled it.
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

/** Asks the server what became of the open entries, and settles those that are proved (decision 37). One look at a time. */
export const lookForProofAtom = atom(null, (get, set): Promise<void> => {
  const running = get(lookingAtom);
  if (running) return running;
  const look = set(lookAtom).finally(() => set(lookingAtom, null));
  set(lookingAtom, look);
  return look;
});

/** True while there is anything to look for. */
export const hasOpenAtom = atom((get) => get(ledgerAtom).some(isOpen));
