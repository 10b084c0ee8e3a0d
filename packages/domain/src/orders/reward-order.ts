import { type ShownStore, shownStore } from '../stores/pickup-store.ts';
import { isCardType, matchedType, providerPictures } from '../vault/catalogue.ts';
import type { ProductType } from '../vault/product.ts';
import { deliveryWindow } from '../vault/terms.ts';
import { deliveryDates, deliverySentence } from './delivery-dates.ts';
import type { Order, OrderId, OrdersAnswer } from './order.ts';
import { type Received, receivedAtFirst } from './received.ts';
import { isDelivered, orderTracking, type Tracking } from './tracking.ts';

/** A redeemed prize as the screen Mis premios shows it. */
export interface RewardOrder {
  /** Identifies the order within the list. */
  key: string;
  id: OrderId;
  type: ProductType;
  name: string;
  /** Address of the picture; '' if there is none. */
  image: string;
  /** Order number; '' if the order has none. */
  number: string;
  /** ISO 8601. */
  date: string | null;
  /** Gems paid. */
  total: number;
  tracking: Tracking;
  /**
   * Sentence that says when the order should arrive. '' if the order has arrived, was confirmed as received or was
   * cancelled.
   */
  arrival: string;
  /** Store where a card is picked up. Null if the store is unknown, and after the card was received or cancelled. */
  pickup: ShownStore | null;
  /** Whether this is a card that the user has confirmed as received. */
  received: boolean;
  /** How the question whether this card was received begins. Null if the order cannot be confirmed as received. */
  question: Received | null;
}

function arrivalOf({ date, type }: Pick<Order, 'date' | 'type'>, now: number): string {
  const dates = deliveryDates(date, type);
  return dates ? deliverySentence(dates, now) : `Entrega estimada: ${deliveryWindow(type)}`;
}

/** Returns a unique key for each order: its id, or its number if it has no id. A counter is added to a repeated key. */
function keysOf(orders: readonly Order[]): string[] {
  const counts = new Map<string, number>();
  return orders.map(({ id, order }) => {
    const name = String(id) || order;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count === 0 ? name : `${name}#${count}`;
  });
}

/**
 * Returns the orders as the screen Mis premios shows them. Name and picture come from the order itself, otherwise from
 * the provider's product with the same sku.
 *
 * @param now ms since 1970
 */
export function rewardOrders({ orders, products }: OrdersAnswer, now: number): RewardOrder[] {
  const providers = new Map(
    products.Products.map(({ result }) => [String(result.ProductId), result]),
  );
  const keys = keysOf(orders);
  return orders.map((order, index) => {
    const provider = providers.get(String(order.sku));
    const type = matchedType(order.type, provider !== undefined);
    const tracking = orderTracking(order);
    const isCard = isCardType(type);
    const received = isCard && order.received;
    const isOver = received || tracking.kind === 'canceled';
    return {
      key: keys[index] ?? '',
      id: order.id,
      type,
      name: order.product?.name || provider?.NameComplete || provider?.ProductName || 'Premio',
      image: order.product?.img.trim() || (provider && providerPictures(provider)[0]) || '',
      number: order.order.trim(),
      date: order.date,
      total: order.total,
      tracking,
      arrival: isOver || isDelivered(tracking) ? '' : arrivalOf({ date: order.date, type }, now),
      pickup: isCard && !isOver ? shownStore(order.pickup) : null,
      received,
      question: receivedAtFirst({ ...order, type }, now),
    };
  });
}
