import {
  type OrderPayload,
  readOrder,
  readSimulation,
  type SimulationPayload,
} from '@gemas/domain';
import { body, ORDER, postWith } from './endpoint.ts';

/** Sends a simulation. Its result is the field `status` of the answer, not the HTTP status. */
export const simulateOrder = postWith(
  '/orders/simulation',
  body<SimulationPayload>,
  readSimulation,
  ORDER,
);

/** Sends an order. If the call fails, only a refusal (`isRefusal`) proves that no order was made. */
export const createOrder = postWith('/orders', body<OrderPayload>, readOrder, {
  ...ORDER,
  opensMaintenance: true,
});
