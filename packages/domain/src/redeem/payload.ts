/** Address part of a payload: the id of a saved address, or all fields (spec section 7). */
export type AddressPayload =
  | { address_id: number }
  | {
      street: string;
      number: string;
      neighborhood: string;
      complement?: string;
      reference?: string;
      state: string;
      city: string;
      receiver: string;
      postal_code: string;
    };

export interface PersonalData {
  first_name: string;
  last_name: string;
  email: string;
  /** Ten digits. */
  phone: string;
}

/** Body of `POST /orders/simulation`. */
export type SimulationPayload = { sku: string } & PersonalData & AddressPayload;

/** Answer of `POST /orders/simulation`; the body's own `status` decides (contract). */
export interface SimulationAnswer {
  status: number;
  /** Messages of `message` and `body`; empty if there are none. */
  texts: readonly string[];
  type?: string | null;
  body?: { ProductId?: string; Price?: number } | null;
}

export type TypeCard = 'new' | 'recharge' | '';

/**
 * Body of `POST /orders` for a card type. Without a simulation; with a store or a card number, as the choice requires.
 */
export type CardOrderPayload = { sku: string } & PersonalData & {
    type_card: TypeCard;
    pickup_id?: number;
    /** 16 digits, without spaces. */
    number_card?: string;
  };

/** Body of `POST /orders`: with the simulation's answer for the retailer type, without for card types. */
export type OrderPayload =
  | (SimulationPayload & { simulation_response: unknown })
  | CardOrderPayload;
