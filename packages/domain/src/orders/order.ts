import type { StorePlace } from '../stores/pickup-store.ts';
import type { ProductType, ProviderProduct } from '../vault/product.ts';

/** A change of an order's status; `date` is ISO 8601 or absent. */
export interface OrderStatusChange {
  status: string;
  date: string | null;
}

/** Id of an order: a number or a text, '' for an order whose id could not be read. */
export type OrderId = number | string;

/** A redeemed reward (spec section 3). Missing texts are ''. */
export interface Order {
  id: OrderId;
  type: ProductType;
  sku: string;
  /** Order number shown to the user. */
  order: string;
  /** ISO 8601. */
  date: string | null;
  /** Gems paid. */
  total: number;
  /** Only the value CANCELED is known. */
  status: string;
  comment: string | null;
  status_history: OrderStatusChange[];
  /** The retailer status field that drives the tracking stages. */
  retailer_status: string | null;
  /** True for a card order that was confirmed as received. */
  received: boolean;
  product: { name: string; img: string } | null;
  /** Where a card is picked up. Not all orders have it. */
  pickup?: StorePlace | null;
}

/** Answer of `GET /orders`. */
export interface OrdersAnswer {
  orders: Order[];
  products: { Products: { result: ProviderProduct }[] };
}
