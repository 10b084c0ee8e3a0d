import { type OrderId, readOrders, sentMessage } from '@gemas/domain';
import type { Post } from './client.ts';
import { get, path } from './get.ts';

/** `GET /orders`. */
export const fetchOrders = get('/orders', readOrders);

/**
 * `POST /orders/confirm/{id}`: confirms that a card was received. Returns the server's message; null if it sent none.
 */
export function confirmOrder(post: Post, orderId: OrderId): Promise<string | null> {
  return post({
    method: 'POST',
    path: path('orders', 'confirm', orderId),
    read: sentMessage,
    secondary: true,
  });
}
