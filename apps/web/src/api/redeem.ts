import {
  type OrderPayload,
  readOrder,
  readSimulation,
  type Simulation,
  type SimulationPayload,
  type Wallet,
} from '@gemas/domain';
import { ORDER_TIMEOUT_MS, type Post } from './client.ts';

/** `POST /orders/simulation`. The body's own status decides, not the call's. */
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
 * `POST /orders`. Any failure but a refusal leaves open whether the order was made (`isRefusal`). `mayBeSent` is read right
 * before each attempt.
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
