import { isOpen, type LedgerEntry, nextSeq, type OrdersAnswer, settled } from '@gemas/domain';
import { atom, queryClientAtom } from '../core/jotai.ts';
import { local, persistedKey } from '../core/storage.ts';
import { ordersKey } from '../orders.ts';
import { writeOwn } from '../session/owner.ts';
import { balanceAtom, userAtom } from '../session/session.ts';
import { userIdAtom } from '../session/user-query.ts';
import { keyOf, readLedger, type Stored, VERSION, versionAtom } from './ledger.ts';

/**
 * Stores an entry of the ledger. Returns false if the browser refused to store it: its order or claim must not be sent
 * then.
 */
function storeEntry(userId: number, entry: LedgerEntry): boolean {
  const key = keyOf(userId, entry);
  const stored: Stored = { ...entry, version: VERSION };
  if (writeOwn(userId, key, stored)) return true;
  // The storage is full, so cached answers are removed.
  for (const cached of local.keys(persistedKey(userId, ''))) local.removeItem(cached);
  if (writeOwn(userId, key, stored)) return true;
  local.removeItem(key);
  return false;
}

/** The order or claim that is about to be sent. */
export type NewEntry = Pick<LedgerEntry, 'kind' | 'sku' | 'name' | 'price'>;

/**
 * Stores an entry for an order or claim that is about to be sent, and returns the entry. If nothing may be sent,
 * returns the reason:
 *
 * - 'open': an earlier order or claim of the same prize has no known result yet.
 * - 'made': the prize was already claimed.
 * - 'no-room': the phone cannot store the entry.
 */
export const openEntryAtom = atom(
  null,
  (get, set, { kind, sku, name, price }: NewEntry): LedgerEntry | 'open' | 'made' | 'no-room' => {
    const user = get(userAtom);
    const entries = readLedger(user.id);
    const same = entries.filter((one) => one.kind === kind && one.sku === sku);
    if (same.some(isOpen)) return 'open';
    // An order may be repeated, but a prize can be claimed only once.
    if (kind === 'claim' && same.some(({ state }) => state === 'made')) return 'made';
    const known = get(queryClientAtom).getQueryData<OrdersAnswer>(ordersKey(user.id));
    const entry: LedgerEntry = {
      seq: nextSeq(entries),
      kind,
      sku,
      name,
      price,
      balanceBefore: get(balanceAtom),
      orderedBefore: user.order_now.includes(sku),
      ordersBefore: known ? known.orders.map(({ id }) => id) : null,
      sentAt: Date.now(),
      state: 'sending',
      settledAt: null,
      message: '',
      isSeen: false,
    };
    const isStored = storeEntry(user.id, entry);
    set(versionAtom, (version) => version + 1);
    return isStored ? entry : 'no-room';
  },
);

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

/** How the call of an entry ended. `isSeen`: the user sees the result at once. */
export type CallEnd =
  | { state: 'made' | 'not-made'; isSeen: boolean }
  | { state: 'unknown'; message: string };

/** Called when this page's call for an entry has ended. If proof of the result was found before, the proof decides. */
export const endCallAtom = atom(null, (_get, set, seq: number, end: CallEnd): void => {
  set(changeEntryAtom, seq, (entry) => {
    if (end.state !== 'unknown') return settled(entry, end.state, Date.now(), end.isSeen);
    return isOpen(entry) ? { ...entry, ...end } : entry;
  });
});

/** Marks settled orders or claims as seen by the user. */
export const seenAtom = atom(null, (get, set, isSeen: (entry: LedgerEntry) => boolean): void => {
  for (const entry of readLedger(get(userIdAtom))) {
    if (isOpen(entry) || entry.isSeen || !isSeen(entry)) continue;
    set(changeEntryAtom, entry.seq, (stored) => ({ ...stored, isSeen: true }));
  }
});
