import type { Order, OrdersAnswer } from '@gemas/domain';
import type { Post, Send } from './client.ts';
import { path } from './path.ts';
import {
  count,
  essential,
  flag,
  id,
  list,
  object,
  orNull,
  type Reader,
  text,
  textOrNull,
} from './read.ts';
import { productType, providerProducts } from './vault.ts';

const order: Reader<Order> = object({
  id,
  type: productType,
  sku: text,
  order: text,
  date: textOrNull,
  total: count,
  status: essential(text),
  comment: textOrNull,
  status_history: list(object({ status: text, date: textOrNull })),
  retailer_status: textOrNull,
  received: flag,
  product: orNull(object({ name: text, img: text })),
});

const ordersAnswer = object({ orders: list(order, 'id'), products: providerProducts });

/** `GET /orders`. */
export function fetchOrders(send: Send, signal?: AbortSignal): Promise<OrdersAnswer> {
  return send({ method: 'GET', path: '/orders', read: ordersAnswer, signal });
}

/** `POST /orders/confirm/{id}`: a card arrived. Returns the server's message, null when it sent none. */
export function confirmOrder(post: Post, orderId: number): Promise<string | null> {
  return post({
    method: 'POST',
    path: path('orders', 'confirm', String(orderId)),
    read: (value, omitted) => object({ message: textOrNull })(value, omitted).message,
    secondary: true,
  });
}
