import type { Order } from '../orders/order.ts';
import type { LedgerEntry } from './ledger.ts';

/**
 * Returns the last successful order of a sku: the time at which the order was sent (ISO 8601), and its number. The
 * number is undefined unless `orders` lists an order of the sku that was not yet listed when the order was sent. Returns
 * undefined if the ledger contains no such order.
 */
export function placedOrder(
  entries: readonly LedgerEntry[],
  sku: string,
  orders: readonly Pick<Order, 'id' | 'sku' | 'order'>[],
): { orderedAt: string; number: string | undefined } | undefined {
  const made = entries.filter((entry) => entry.sku === sku && entry.state === 'made').pop();
  if (!made) return undefined;
  const isNew = ({ id }: Pick<Order, 'id'>) =>
    id !== '' && made.ordersBefore?.includes(id) === false;
  const number = orders.find((order) => order.sku === sku && isNew(order))?.order;
  return { orderedAt: new Date(made.sentAt).toISOString(), number };
}
