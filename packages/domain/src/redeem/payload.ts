/** Address part of a payload: a saved one by id, or all the fields (spec section 7). */
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
  /** Messages of its `message` and of its `body`; empty where there are none. */
  texts: readonly string[];
  type?: string | null;
  body?: { ProductId?: string; Price?: number } | null;
}

export type TypeCard = 'new' | 'recharge' | '';

/** Body of `POST /orders` for a card type: no simulation, and a store or a number as its choice requires. */
export type CardOrderPayload = { sku: string } & PersonalData & {
    type_card: TypeCard;
    pickup_id?: number;
    /** 16 digits, without spaces. */
    number_card?: string;
  };

/** Body of `POST /orders`: retailer type with the simulation's answer, card types without. */
export type OrderPayload =
  | (SimulationPayload & { simulation_response: unknown })
  | CardOrderPayload;
