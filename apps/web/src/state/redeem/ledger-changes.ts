import {
  type CallEnd,
  ended,
  isOpen,
  type LedgerEntry,
  type NewEntry,
  newEntry,
  type OrdersAnswer,
  storedEntry,
  type Unsent,
} from '@gemas/domain';
import { atom, queryClientAtom } from '../core/jotai.ts';
import { local, persistedKey } from '../core/storage.ts';
import { ordersKey } from '../orders.ts';
import { writeOwn } from '../session/owner.ts';
import { balanceAtom, userAtom } from '../session/session.ts';
import { keyOf, readLedger, versionAtom } from './ledger.ts';

/**
 * Stores an entry of the ledger. Returns false if the browser refused to store it: its order or claim must not be sent
 * then.
 */
function storeEntry(userId: number, entry: LedgerEntry): boolean {
  const key = keyOf(userId, entry);
  const stored = storedEntry(entry);
  if (writeOwn(userId, key, stored)) return true;
  // The storage is full, so cached answers are removed.
  for (const cached of local.keys(persistedKey(userId, ''))) local.removeItem(cached);
  if (writeOwn(userId, key, stored)) return true;
  local.removeItem(key);
  return false;
}

/**
 * Stores an entry for an order or claim that is about to be sent, and returns the entry. If nothing may be sent,
 * returns the reason.
 */
export const openEntryAtom = atom(null, (get, set, sent: NewEntry): LedgerEntry | Unsent => {
  const { id, order_now: orderNow } = get(userAtom);
  const orders = get(queryClientAtom).getQueryData<OrdersAnswer>(ordersKey(id))?.orders;
  const known = { balance: get(balanceAtom), orderNow, orders, now: Date.now() };
  const entry = newEntry(readLedger(id), sent, known);
  if (typeof entry === 'string') return entry;
  const isStored = storeEntry(id, entry);
  set(versionAtom, (version) => version + 1);
  return isStored ? entry : 'no-room';
});

/** Changes a stored entry. Reads it again first, and does not restore an entry that was removed. */
export const changeEntryAtom = atom(
  null,
  (get, set, seq: number, change: (entry: LedgerEntry) => LedgerEntry): void => {
    const { id } = get(userAtom);
    const entry = readLedger(id).find((one) => one.seq === seq);
    if (entry) storeEntry(id, change(entry));
    set(versionAtom, (version) => version + 1);
  },
);

/** Called when this page's call for an entry has ended. */
export const endCallAtom = atom(null, (_get, set, seq: number, end: CallEnd): void =>
  set(changeEntryAtom, seq, (entry) => ended(entry, end, Date.now())),
);

/** Marks settled orders or claims as seen by the user. */
export const seenAtom = atom(null, (get, set, isSeen: (entry: LedgerEntry) => boolean): void => {
  for (const entry of readLedger(get(userAtom).id)) {
    if (isOpen(entry) || entry.isSeen || !isSeen(entry)) continue;
    set(changeEntryAtom, entry.seq, (stored) => ({ ...stored, isSeen: true }));
  }
});
