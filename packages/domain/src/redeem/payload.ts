import type { Id } from '../format/id.ts';

/** Address part of a payload: the id of a saved address, or all fields of a new address (spec section 7). */
export type AddressPayload =
  | { address_id: Id }
  | (Record<
      'street' | 'number' | 'neighborhood' | 'state' | 'city' | 'receiver' | 'postal_code',
      string
    > & { complement?: string; reference?: string });

export interface PersonalData {
  first_name: string;
  last_name: string;
  email: string;
  /** Ten digits. */
  phone: string;
}

/** Body of `POST /orders/simulation`, which checks a delivery before the prize is ordered. */
export type SimulationPayload = { sku: string } & PersonalData & AddressPayload;

/**
 * Answer of `POST /orders/simulation`. The `status` in this body, not the HTTP status, says whether the simulation
 * succeeded (contract, Calls).
 */
export interface SimulationAnswer {
  status: number;
  /** All messages in the fields `message` and `body` of the answer. Empty if there are none. */
  texts: readonly string[];
  type?: string | null;
  body?: { ProductId?: string; Price?: number } | null;
}

export type TypeCard = 'new' | 'recharge' | '';

/**
 * Body of `POST /orders` for a card. Contains the store where a new card is picked up, or the number of the card to
 * recharge.
 */
export type CardOrderPayload = { sku: string } & PersonalData & {
    type_card: TypeCard;
    pickup_id?: Id;
    /** 16 digits, without spaces. */
    number_card?: string;
  };

/** What a checkout form submits. A delivery is first simulated; a card is ordered without a simulation. */
export type RedeemPayload = SimulationPayload | CardOrderPayload;

/**
 * Body of `POST /orders`. For a prize that is delivered to an address, the body contains the whole answer of the
 * simulation (spec section 7, Payloads).
 */
export type OrderPayload =
  | (SimulationPayload & { simulation_response: unknown })
  | CardOrderPayload;
