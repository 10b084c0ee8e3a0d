import { type OrderId, readOrders, sentMessage } from '@gemas/domain';
import type { Post } from './call.ts';
import { get, pathOf, SECONDARY } from './endpoint.ts';

export const fetchOrders = get('/orders', readOrders);

/** Confirms that a card was received. Returns the server's message; null if it sent none. */
export function confirmOrder(post: Post, orderId: OrderId): Promise<string | null> {
  const path = pathOf('/orders/confirm/{id}', orderId);
  return post({ method: 'POST', ...path, read: sentMessage, ...SECONDARY });
}
