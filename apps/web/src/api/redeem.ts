import {
  type OrderPayload,
  readOrder,
  readSimulation,
  type Simulation,
  type SimulationPayload,
  type Wallet,
} from '@gemas/domain';
import { ORDER_TIMEOUT_MS, type Post } from './client.ts';

/** `POST /orders/simulation`. The result is the status in the body, not the HTTP status. */
export function simulateOrder(post: Post, payload: SimulationPayload): Promise<Simulation> {
  return post({
    method: 'POST',
    path: '/orders/simulation',
    body: payload,
    timeoutMs: ORDER_TIMEOUT_MS,
    read: readSimulation,
  });
}

/**
 * `POST /orders`. After any failure but a refusal (`isRefusal`) it is unknown whether the order was made. `mayBeSent`
 * is called right before each attempt.
 */
export function createOrder(
  post: Post,
  payload: OrderPayload,
  mayBeSent?: () => boolean,
): Promise<{ wallet: Wallet }> {
  return post({
    method: 'POST',
    path: '/orders',
    body: payload,
    timeoutMs: ORDER_TIMEOUT_MS,
    read: readOrder,
    mayBeSent,
  });
}
