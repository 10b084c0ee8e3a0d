import { type DeliveryForm, simulationPayload } from './delivery.ts';
import type { CardOrderPayload, OrderPayload } from './payload.ts';

/** What was submitted: a form for what is shipped home, the payload of a card's order. */
export type Submitted =
  | { kind: 'delivery'; form: DeliveryForm }
  | { kind: 'card'; payload: CardOrderPayload };

/** Body of the order: what is shipped home carries the simulation's whole answer (decision 34). */
export function orderPayload(sku: string, submitted: Submitted, simulation: unknown): OrderPayload {
  return submitted.kind === 'card'
    ? submitted.payload
    : { ...simulationPayload(sku, submitted.form), simulation_response: simulation };
}
