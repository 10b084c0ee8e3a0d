import {
  type OrderPayload,
  readOrder,
  readSimulation,
  type SimulationPayload,
} from '@gemas/domain';
import { body, ORDER, postWith } from './get.ts';

/** The result is the status in the body, not the HTTP status. */
export const simulateOrder = postWith(
  '/orders/simulation',
  body<SimulationPayload>,
  readSimulation,
  ORDER,
);

/** Sends an order. After a failure that is no refusal (`isRefusal`) it is unknown whether the order was made. */
export const createOrder = postWith('/orders', body<OrderPayload>, readOrder, ORDER);
