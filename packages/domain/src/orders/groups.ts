import type { Received, ReceivedByOrder } from './received.ts';
import type { RewardOrder } from './reward-order.ts';
import { isDelivered } from './tracking.ts';

/** A group of orders on the screen Mis premios (spec section 10, Mis premios). Groups without orders are omitted. */
export interface OrderGroup {
  title: 'En camino' | 'Entregados y cancelados';
  orders: readonly RewardOrder[];
}

/** Whether nothing more will happen to an order: it was delivered, confirmed as received, or cancelled. */
function isSettled(
  { tracking, received }: RewardOrder,
  step: Received['step'] | undefined,
): boolean {
  // An order that the user has just confirmed stays in its group, because it must not move before the user's eyes.
  const isJustConfirmed = step === 'confirming' || step === 'confirmed';
  return tracking.kind === 'canceled' || isDelivered(tracking) || (received && !isJustConfirmed);
}

/**
 * Returns the orders in groups. Each group keeps the sequence of the list. An order of unknown status counts as not yet
 * delivered.
 *
 * @param answers states of the question '¿Ya recibiste tu tarjeta?' since the screen was opened, keyed by order id
 */
export function orderGroups(
  orders: readonly RewardOrder[],
  answers: ReceivedByOrder,
): OrderGroup[] {
  const isOver = (order: RewardOrder) => isSettled(order, answers.get(String(order.id))?.step);
  const groups: OrderGroup[] = [
    { title: 'En camino', orders: orders.filter((order) => !isOver(order)) },
    { title: 'Entregados y cancelados', orders: orders.filter(isOver) },
  ];
  return groups.filter((group) => group.orders.length > 0);
}
