import type {
  Order,
  OrderPayload,
  OrdersAnswer,
  SimulationAnswer,
  SimulationPayload,
  Wallet,
} from '@gemas/domain';
import { ORDER_TIMEOUT_MS, type Post, type Send } from './client.ts';
import { path } from './path.ts';
import { productType, providerProducts } from './products.ts';
import {
  flag,
  list,
  number,
  numberOrNull,
  object,
  orNull,
  type Reader,
  text,
  textOrNull,
} from './read.ts';
import { wallet } from './session.ts';

const order: Reader<Order> = object({
  id: number,
  type: productType,
  sku: text,
  order: text,
  date: textOrNull,
  total: number,
  status: text,
  comment: textOrNull,
  status_history: list(object({ status: text, date: textOrNull })),
  retailer_status: textOrNull,
  received: flag,
  product: orNull(object({ name: text, img: text })),
});

const ordersAnswer = object({ orders: list(order), products: providerProducts });

const simulationAnswer: Reader<SimulationAnswer> = object({
  status: number,
  message: text,
  type: textOrNull,
  body: orNull((value) => {
    const { ProductId, Price } = object({ ProductId: text, Price: numberOrNull })(value);
    return { ...(ProductId && { ProductId }), ...(Price !== null && { Price }) };
  }),
});

/** A simulation's answer, read, and whole as it came, for the order. */
export interface Simulation {
  answer: SimulationAnswer;
  raw: unknown;
}

/** `POST /orders/simulation`. The body's own status decides, not the call's. */
export function simulateOrder(post: Post, payload: SimulationPayload): Promise<Simulation> {
  return post({
    method: 'POST',
    path: '/orders/simulation',
    body: payload,
    timeoutMs: ORDER_TIMEOUT_MS,
    read: (raw) => ({ answer: simulationAnswer(raw), raw }),
  });
}

/** Answer of an order: the new wallet, or the server's reason for refusing it. */
export type OrderAnswer = { wallet: Wallet } | { wallet: null; message: string | null };

/** `POST /orders`. Throws where no answer came: the order may exist all the same. */
export function createOrder(post: Post, payload: OrderPayload): Promise<OrderAnswer> {
  return post({
    method: 'POST',
    path: '/orders',
    body: payload,
    timeoutMs: ORDER_TIMEOUT_MS,
    read: (value) => {
      const answer = object({ wallet: orNull(wallet), message: textOrNull })(value);
      return answer.wallet ? { wallet: answer.wallet } : { wallet: null, message: answer.message };
    },
  });
}

/** `GET /orders`. */
export function fetchOrders(send: Send, signal?: AbortSignal): Promise<OrdersAnswer> {
  return send({ method: 'GET', path: '/orders', read: ordersAnswer, signal });
}

/** `POST /orders/confirm/{id}`: a card arrived. Answers the server's words, null when it sent none. */
export function confirmOrder(post: Post, orderId: number): Promise<string | null> {
  return post({
    method: 'POST',
    path: path('orders', 'confirm', String(orderId)),
    read: (value) => object({ message: textOrNull })(value).message,
    secondary: true,
  });
}
