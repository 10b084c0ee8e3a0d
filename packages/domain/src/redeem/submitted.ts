import { type DeliveryForm, simulationPayload } from './delivery.ts';
import type { CardOrderPayload, OrderPayload } from './payload.ts';

/** What the user submitted: the form of a prize that is sent home, or the payload of a card order. */
export type Submitted =
  | { kind: 'delivery'; form: DeliveryForm }
  | { kind: 'card'; payload: CardOrderPayload };

/** Body of the order. For a prize that is sent home it contains the whole answer of the simulation (decision 34). */
export function orderPayload(sku: string, submitted: Submitted, simulation: unknown): OrderPayload {
  return submitted.kind === 'card'
    ? submitted.payload
    : { ...simulationPayload(sku, submitted.form), simulation_response: simulation };
}
