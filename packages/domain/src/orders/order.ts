import type { ProductType, ProviderProduct } from '../vault/product.ts';

/** A change of an order's status; `date` is ISO 8601 or absent. */
export interface OrderStatusChange {
  status: string;
  date: string | null;
}

/** A redeemed reward (spec section 3). */
export interface Order {
  id: number;
  type: ProductType;
  sku: string;
  /** Order number shown to the person. */
  order: string;
  /** ISO 8601. */
  date: string | null;
  /** Gems paid. */
  total: number;
  /** CANCELED is the one value that rules; others are not known. */
  status: string;
  comment: string | null;
  status_history: OrderStatusChange[];
  /** The retailer status field that drives the tracking stages. */
  retailer_status: string | null;
  /** A card order already confirmed as received. */
  received: boolean;
  product: { name: string; img: string } | null;
}

/** Answer of `GET /orders`. */
export interface OrdersAnswer {
  orders: Order[];
  products: { Products: { result: ProviderProduct }[] };
}
