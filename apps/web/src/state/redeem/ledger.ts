import {
  type Id,
  isStoredEntry,
  type LedgerEntry,
  ledgerOf,
  type StoredEntry,
  surelyLeft,
} from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { LEDGER_PREFIX, local } from '../core/storage.ts';
import { ownsPhone } from '../session/owner.ts';
import { balanceAtom } from '../session/session.ts';
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
    .map((key) => local.readJson<StoredEntry | null>(key, isStoredEntry, null));
  const { current, expired } = ledgerOf(stored, Date.now());
  for (const entry of expired) local.removeItem(keyOf(userId, entry));
  return current;
}

/** Increased by 1 on each change of the ledger, including changes by other tabs. */
export const versionAtom = atom(0);
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

/** Gems that the user can spend even if all open orders turn out to be successful; null if the balance is unknown. */
export const spendableAtom = atom((get): number | null =>
  surelyLeft(get(balanceAtom), get(ledgerAtom)),
);
