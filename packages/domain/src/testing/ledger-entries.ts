import type { LedgerEntry } from '../redeem/ledger.ts';

/** Returns an entry of unknown outcome: an order of 489 gems, sent with a balance of 1,284 gems. */
export function entry(over: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    seq: 1,
    kind: 'order',
    sku: '100',
    name: 'Licuadora',
    price: 489,
    balanceBefore: 1284,
    ordersBefore: null,
    sentAt: Date.parse('2026-03-14T15:05:00-06:00'),
    state: 'unknown',
    settledAt: null,
    message: '',
    isSeen: false,
    ...over,
  };
}
