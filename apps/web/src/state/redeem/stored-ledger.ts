import {
  type Id,
  isOpen,
  isSettled,
  isStoredEntry,
  type LedgerEntry,
  ledgerOf,
  type StoredEntry,
  storedEntry,
  storedVersion,
} from '@gemas/domain';
import { atom } from 'jotai';
import { answerKey, LEDGER_PREFIX, local } from '../core/storage.ts';
import { ownsPhone, writeOwn } from '../session/owner.ts';
import { userAtom } from '../session/session.ts';
import { userIdAtom } from '../session/user-query.ts';

const prefixOf = (userId: Id) => `${LEDGER_PREFIX}${userId}:`;

export const keyOf = (userId: Id, { seq, kind, sku }: LedgerEntry) =>
  `${prefixOf(userId)}${seq}:${kind}:${sku}`;

/**
 * Returns the ledger: the orders and claims that a user has sent from this phone, in any tab, oldest first (decision
 * 37). Reads the storage on each call, so that no tab misses an entry of another tab. Removes expired entries. Entries
 * that cannot be read stay in the storage.
 */
export function readLedger(userId: Id): LedgerEntry[] {
  if (!ownsPhone(userId)) return [];
  const stored = local
    .keys(prefixOf(userId))
    .map((key) => local.readJson<StoredEntry | null>(key, isStoredEntry, null))
    .filter((entry) => entry !== null);
  const { current, expired } = ledgerOf(stored, Date.now());
  for (const entry of expired) local.removeItem(keyOf(userId, entry));
  return current;
}

/** Increased by 1 on each change of the ledger, including changes by other tabs. */
const versionAtom = atom(0);
versionAtom.onMount = (set) => {
  const raise = () => set((version) => version + 1);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(LEDGER_PREFIX)) raise();
  };
  // While no component shows the ledger, changes by other tabs are not observed, so the ledger is read again on mount.
  raise();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** The ledger, for rendering. Code that decides something calls `readLedger` instead, to get the latest entries. */
export const ledgerAtom = atom((get): readonly LedgerEntry[] => {
  get(versionAtom);
  return readLedger(get(userIdAtom));
});

/** Whether the ledger has an order or a claim that is neither settled nor put aside. The app asks the server about it. */
export const hasUnsettledAtom = atom((get) =>
  get(ledgerAtom).some((entry) => !isSettled(entry) && !entry.isSeen),
);

/**
 * Stores an entry, and returns true on success. If the storage is full, removes the user's cached answers and retries.
 * If that fails too, `before` is stored again, because `safeStorage` has removed it: without the open entry of an order,
 * the user could pay twice.
 */
export const storeEntryAtom = atom(
  null,
  (get, set, entry: LedgerEntry, before?: LedgerEntry): boolean => {
    const { id } = get(userAtom);
    const write = (one: LedgerEntry) => writeOwn(id, keyOf(id, one), storedEntry(one));
    let isStored = write(entry);
    if (!isStored) {
      for (const cached of local.keys(answerKey(id, ''))) local.removeItem(cached);
      isStored = write(entry);
    }
    if (!isStored && before) write(before);
    else if (!isStored) local.removeItem(keyOf(id, entry));
    set(versionAtom, (version) => version + 1);
    return isStored;
  },
);

/** Changes an entry that is still stored. */
export const changeEntryAtom = atom(
  null,
  (get, set, of: LedgerEntry, change: (entry: LedgerEntry) => LedgerEntry): void => {
    const entry = storedVersion(readLedger(get(userAtom).id), of);
    if (entry) set(storeEntryAtom, change(entry), entry);
  },
);

/** Marks orders or claims that are settled, or that the user puts aside without proof, as seen by the user. */
export const seenAtom = atom(null, (get, set, isSeen: (entry: LedgerEntry) => boolean): void => {
  for (const entry of readLedger(get(userAtom).id)) {
    if (isOpen(entry) || entry.isSeen || !isSeen(entry)) continue;
    set(changeEntryAtom, entry, (stored) => ({ ...stored, isSeen: true }));
  }
});

/**
 * Removes the entries without proof of a prize, so that they no longer block the prize. Called when the user sends the
 * order or the claim again, and knows that the first one may have been made.
 */
export const forgetUnprovenAtom = atom(
  null,
  (get, set, kind: LedgerEntry['kind'], sku: string): void => {
    const { id } = get(userAtom);
    const isMeant = (one: LedgerEntry) =>
      one.kind === kind && one.sku === sku && one.state === 'unproven';
    for (const one of readLedger(id).filter(isMeant)) local.removeItem(keyOf(id, one));
    set(versionAtom, (version) => version + 1);
  },
);
