import type { Order } from '../orders/order.ts';
import type { LedgerEntry } from './ledger.ts';
import { orderOf } from './verdict.ts';

/**
 * Returns when the last order of a sku was sent, ISO 8601, and its number if the list of orders includes the order.
 * Undefined if the ledger contains no order of the sku that was made.
 */
export function placedOrder(
  entries: readonly LedgerEntry[],
  sku: string,
  orders: readonly Pick<Order, 'id' | 'sku' | 'order'>[],
): { orderedAt: string; number: string | undefined } | undefined {
  const made = entries.filter((entry) => entry.sku === sku && entry.state === 'made').pop();
  if (!made) return undefined;
  return {
    orderedAt: new Date(made.sentAt).toISOString(),
    number: orderOf(made, orders)?.order,
  };
}
