import {
  currentEntries,
  isOpen,
  LEDGER_STATES,
  type LedgerEntry,
  nextSeq,
  type OrdersAnswer,
  settled,
  surelyLeft,
} from '@gemas/domain';
import { isRecord } from '../core/is-record.ts';
import { atom, queryClientAtom } from '../core/jotai.ts';
import { LEDGER_PREFIX, local, persistedKey, readJson } from '../core/storage.ts';
import { userIdAtom } from '../core/user-query.ts';
import { ordersKey } from '../orders.ts';
import { ownsPhone, writeOwn } from '../session/owner.ts';
import { balanceAtom, userAtom } from '../session/session.ts';

/** Raise it when the shape of an entry changes: entries of another version are not read. */
const VERSION = 1;

type Stored = LedgerEntry & { version: number };

function isStored(value: unknown): value is Stored {
  return (
    isRecord(value) &&
    value.version === VERSION &&
    Number.isSafeInteger(value.seq) &&
    (value.kind === 'order' || value.kind === 'claim') &&
    LEDGER_STATES.some((state) => state === value.state) &&
    [value.sku, value.name, value.message].every((field) => typeof field === 'string') &&
    [value.price, value.balanceBefore, value.sentAt].every(Number.isFinite) &&
    [value.orderedBefore, value.isSeen].every((field) => typeof field === 'boolean') &&
    (value.settledAt === null || Number.isFinite(value.settledAt)) &&
    (value.ordersBefore === null ||
      (Array.isArray(value.ordersBefore) &&
        value.ordersBefore.every((id) => typeof id === 'string' || Number.isFinite(id))))
  );
}

const prefixOf = (userId: number) => `${LEDGER_PREFIX}${userId}:`;

const keyOf = (userId: number, { seq, kind, sku }: LedgerEntry) =>
  `${prefixOf(userId)}${seq}:${kind}:${sku}`;

/**
 * What a user has sent from this phone, in whichever tab, oldest first (decision 37). Read anew each time, so that no tab
 * misses an entry of another. Entries that are over are removed; what cannot be read is left alone.
 */
export function readLedger(userId: number): LedgerEntry[] {
  if (!ownsPhone(userId)) return [];
  const entries: LedgerEntry[] = [];
  for (const key of local.keys(prefixOf(userId))) {
    const stored = readJson<Stored | null>(local, key, isStored, null);
    if (!stored) continue;
    const { version: _, ...entry } = stored;
    entries.push(entry);
  }
  const current = currentEntries(entries, Date.now());
  for (const entry of entries) {
    if (!current.includes(entry)) local.removeItem(keyOf(userId, entry));
  }
  return current.sort((one, other) => one.seq - other.seq);
}

/** Stores an entry. Returns false where it would not survive the page: then nothing may be sent. */
function storeEntry(userId: number, entry: LedgerEntry): boolean {
  const key = keyOf(userId, entry);
  const stored: Stored = { ...entry, version: VERSION };
  if (writeOwn(userId, key, stored)) return true;
  // The storage is full: answers that are only cached make room.
  for (const cached of local.keys(persistedKey(userId, ''))) local.removeItem(cached);
  if (writeOwn(userId, key, stored)) return true;
  local.removeItem(key);
  return false;
}

/** Raised by each change of the ledger, in another tab too. */
const versionAtom = atom(0);
versionAtom.onMount = (set) => {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(LEDGER_PREFIX)) set((version) => version + 1);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};

/** The ledger, for what is shown. Rules read `readLedger`. */
export const ledgerAtom = atom((get): readonly LedgerEntry[] => {
  get(versionAtom);
  return readLedger(get(userIdAtom));
});

/** Gems that can be spent on another prize while orders are open. */
export const spendableAtom = atom((get): number => surelyLeft(get(balanceAtom), get(ledgerAtom)));

/** What is about to be sent. */
export type NewEntry = Pick<LedgerEntry, 'kind' | 'sku' | 'name' | 'price'>;

/**
 * Writes down what is about to be sent. Returns its entry; or why nothing may be sent: 'open' if an earlier one of the same
 * prize is open, 'made' if a claim of it was made, 'no-room' if the phone cannot store the entry.
 */
export const openEntryAtom = atom(
  null,
  (get, set, { kind, sku, name, price }: NewEntry): LedgerEntry | 'open' | 'made' | 'no-room' => {
    const user = get(userAtom);
    const entries = readLedger(user.id);
    const same = entries.filter((one) => one.kind === kind && one.sku === sku);
    if (same.some(isOpen)) return 'open';
    // An order may be repeated, a prize is claimed once.
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

/** Changes an entry as it is stored by now; one that has gone is not written again. */
export const changeEntryAtom = atom(
  null,
  (get, set, seq: number, change: (entry: LedgerEntry) => LedgerEntry): void => {
    const { id } = get(userAtom);
    const entry = readLedger(id).find((one) => one.seq === seq);
    if (entry) storeEntry(id, change(entry));
    set(versionAtom, (version) => version + 1);
  },
);

/** How a call ended: `isSeen` where the person is told at once. */
export type CallEnd = { state: 'made' | 'not-made' } | { state: 'unknown'; message: string };

/** The call of an entry has ended in this page. Proof that was found meanwhile stays. */
export const endCallAtom = atom(null, (_get, set, seq: number, end: CallEnd): void => {
  set(changeEntryAtom, seq, (entry) => {
    if (end.state !== 'unknown') return settled(entry, end.state, Date.now(), true);
    return isOpen(entry) ? { ...entry, ...end } : entry;
  });
});

/** The person has seen how the orders or claims of a prize were settled. */
export const seenAtom = atom(null, (get, set, isSeen: (entry: LedgerEntry) => boolean): void => {
  for (const entry of readLedger(get(userIdAtom))) {
    if (isOpen(entry) || entry.isSeen || !isSeen(entry)) continue;
    set(changeEntryAtom, entry.seq, (stored) => ({ ...stored, isSeen: true }));
  }
});
