import {
  type Id,
  isLastRewards,
  isSettled,
  type LastReward,
  type LedgerEntry,
  type NewEntry,
  newEntry,
  type OrdersAnswer,
  rememberReward,
  storedEntry,
  storedVersion,
  type Unsent,
  withOrderedSku,
} from '@gemas/domain';
import { atom, queryClientAtom } from '../core/jotai.ts';
import { LOCAL_KEYS, local, persistedKey } from '../core/storage.ts';
import { ordersKey } from '../orders.ts';
import { ownsPhone, readOwn, writeOwn } from '../session/owner.ts';
import { balanceAtom, userAtom } from '../session/session.ts';
import { unpinRedeemedAtom } from '../vault/pinned.ts';
import { removeDraft } from './draft.ts';
import { keyOf, readLedger, versionAtom } from './ledger.ts';

/** Stores an entry. If that fails, removes the user's cached answers and retries. Returns true on success. */
function storeEntry(userId: Id, entry: LedgerEntry): boolean {
  const write = () => writeOwn(userId, keyOf(userId, entry), storedEntry(entry));
  if (write()) return true;
  for (const cached of local.keys(persistedKey(userId, ''))) local.removeItem(cached);
  return write();
}

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
  const isStored = storeEntry(id, entry);
  if (!isStored) local.removeItem(keyOf(id, entry));
  set(versionAtom, (version) => version + 1);
  if (isStored) return entry;
  if (!ownsPhone(id)) return 'other-user';
  return local.isBlocked() ? 'blocked' : 'full';
});

/**
 * Changes an entry that is still stored. If the browser refuses to store the change, `safeStorage` removes the entry, so
 * the unchanged entry is stored again. Without the open entry of an order, the user could pay twice.
 */
export const changeEntryAtom = atom(
  null,
  (
    get,
    set,
    of: Pick<LedgerEntry, 'seq' | 'sentAt'>,
    change: (entry: LedgerEntry) => LedgerEntry,
  ) => {
    const { id } = get(userAtom);
    const entry = storedVersion(readLedger(id), of);
    if (entry && !storeEntry(id, change(entry))) storeEntry(id, entry);
    set(versionAtom, (version) => version + 1);
  },
);

/** Marks settled orders or claims as seen by the user. */
export const seenAtom = atom(null, (get, set, isSeen: (entry: LedgerEntry) => boolean): void => {
  for (const entry of readLedger(get(userAtom).id)) {
    if (!isSettled(entry) || entry.isSeen || !isSeen(entry)) continue;
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

/** Returns the rewards redeemed on this phone in the last day, in any tab. */
export function lastRewards(userId: Id): LastReward[] {
  return readOwn(userId, LOCAL_KEYS.lastRewards, isLastRewards, []);
}

/**
 * Called when the app learns that an order was successful. Adds the sku to `lastRewards` and to `order_now` (skus
 * ordered today). Removes the draft of the prize's form. If the prize is the user's goal ('Mi meta'), removes the goal.
 *
 * @param date when the order was placed, ms since the epoch
 */
export const rememberOrderAtom = atom(null, (get, set, sku: string, date: number): void => {
  const { id, order_now } = get(userAtom);
  const rewards = rememberReward(lastRewards(id), { sku, date });
  writeOwn(id, LOCAL_KEYS.lastRewards, rewards);
  removeDraft(sku);
  set(unpinRedeemedAtom, sku);
  set(userAtom, { order_now: withOrderedSku(order_now, sku) });
});
