import { type DeliveryForm, simulationPayload } from './delivery.ts';
import type { CardOrderPayload, OrderPayload } from './payload.ts';

/** What the user submitted: the form for a prize that is delivered to an address, or the payload of a card order. */
export type Submitted =
  | { kind: 'delivery'; form: DeliveryForm }
  | { kind: 'card'; payload: CardOrderPayload };

/**
 * Returns the body of `POST /orders`. For a prize that is delivered to an address, the body contains the whole answer
 * of the simulation (decision 34).
 */
export function orderPayload(sku: string, submitted: Submitted, simulation: unknown): OrderPayload {
  return submitted.kind === 'card'
    ? submitted.payload
    : { ...simulationPayload(sku, submitted.form), simulation_response: simulation };
}
