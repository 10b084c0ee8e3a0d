import { providerPictures } from '../vault/catalogue.ts';
import type { ProductType } from '../vault/product.ts';
import { deliveryWindow } from '../vault/terms.ts';
import type { OrdersAnswer } from './order.ts';
import { canConfirmReceived } from './received.ts';
import { orderTracking, type Tracking } from './tracking.ts';

/** A redeemed reward as My rewards shows it. */
export interface RewardOrder {
  id: number;
  type: ProductType;
  name: string;
  /** Address of the picture, '' when there is none. */
  image: string;
  /** Order number. */
  number: string;
  /** ISO 8601. */
  date: string | null;
  /** Gems paid. */
  total: number;
  tracking: Tracking;
  /** '2 a 3 semanas' or '5 a 6 semanas'. */
  deliveryWindow: string;
  /** A card that may be confirmed as received. */
  canConfirm: boolean;
}

/** Orders with the name and picture of their product: the order's own, else the provider's by sku. */
export function rewardOrders({ orders, products }: OrdersAnswer): RewardOrder[] {
  const providers = new Map(
    products.Products.map(({ result }) => [String(result.ProductId), result]),
  );
  return orders.map((order) => {
    const provider = providers.get(String(order.sku));
    return {
      id: order.id,
      type: order.type,
      name: order.product?.name || provider?.NameComplete || provider?.ProductName || 'Premio',
      image: order.product?.img.trim() || (provider && providerPictures(provider)[0]) || '',
      number: order.order,
      date: order.date,
      total: order.total,
      tracking: orderTracking(order),
      deliveryWindow: deliveryWindow(order.type),
      canConfirm: canConfirmReceived(order),
    };
  });
}
