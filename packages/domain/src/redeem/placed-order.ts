import type { Order } from '../orders/order.ts';
import type { LedgerEntry } from './ledger.ts';
import { orderOf } from './verdict.ts';

/**
 * Returns the last successful order of a sku: the time at which the order was sent (ISO 8601), and its number if
 * `orders` lists the order. Undefined if the ledger contains no such order.
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
