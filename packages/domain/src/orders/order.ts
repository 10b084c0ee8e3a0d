import type { Id } from '../format/id.ts';
import type { StorePlace } from '../stores/pickup-store.ts';
import type { ProductType, ProviderProduct } from '../vault/product.ts';

/** A change of an order's status. `date` is ISO 8601; null if it is unknown. */
export interface OrderStatusChange {
  status: string;
  date: string | null;
}

/** Id of an order: a number or a text, '' for an order whose id could not be read. */
export type OrderId = Id;

/** A redeemed reward (spec section 3). Missing texts are ''. */
export interface Order {
  id: OrderId;
  type: ProductType;
  sku: string;
  /** Order number, which the user sees. */
  order: string;
  /** ISO 8601. */
  date: string | null;
  /** Gems paid. */
  total: number;
  /** Status of the order. CANCELED is the only value that the app knows. */
  status: string;
  comment: string | null;
  status_history: OrderStatusChange[];
  /** Status of the delivery at the retailer. The tracking stages are derived from this field. */
  retailer_status: string | null;
  /** Whether the user has confirmed that the card was received. False if the product is not a card. */
  received: boolean;
  product: { name: string; img: string } | null;
  /** Store where a card is picked up. Not all orders have one. */
  pickup?: StorePlace | null;
}

/** Answer of `GET /orders`. */
export interface OrdersAnswer {
  orders: Order[];
  /** True if the server has sent rows that cannot be read. Omitted otherwise. */
  isCut?: boolean;
  products: { Products: { result: ProviderProduct }[] };
}
