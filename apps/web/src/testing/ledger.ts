import { type Id, type LedgerEntry, storedEntry } from '@gemas/domain';
import { local } from '../state/core/storage.ts';
import { keyOf } from '../state/redeem/stored-ledger.ts';

/** Returns an entry of unknown outcome: an order of 489 gems, sent now with a balance of 1,284 gems. */
export function ledgerEntry(over: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    ...{ seq: 1, kind: 'order', sku: '100', name: 'Licuadora', price: 489, balanceBefore: 1284 },
    ...{ ordersBefore: [], sentAt: Date.now(), state: 'unknown', settledAt: null },
    ...{ message: '', isSeen: false, ...over },
  };
}

/** Stores an entry (`ledgerEntry`) in the ledger of a user, as another tab or an earlier visit does. */
export function keepEntry(userId: Id, over: Partial<LedgerEntry>): void {
  const entry = ledgerEntry(over);
  local.setItem(keyOf(userId, entry), JSON.stringify(storedEntry(entry)));
}
