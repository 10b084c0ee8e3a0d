import {
  type OrderPayload,
  readOrder,
  readSimulation,
  type SimulationPayload,
} from '@gemas/domain';
import { ORDER_TIMEOUT_MS } from './client.ts';
import { postWith } from './get.ts';

/** `POST /orders/simulation`. The result is the status in the body, not the HTTP status. */
export const simulateOrder = postWith(
  '/orders/simulation',
  (payload: SimulationPayload) => payload,
  readSimulation,
  { timeoutMs: ORDER_TIMEOUT_MS },
);

/** `POST /orders`. After any failure but a refusal (`isRefusal`) it is unknown whether the order was made. */
export const createOrder = postWith('/orders', (payload: OrderPayload) => payload, readOrder, {
  timeoutMs: ORDER_TIMEOUT_MS,
});
