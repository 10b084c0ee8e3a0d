import type { Order, OrderStatusChange } from './order.ts';

export type StageNumber = 1 | 2 | 3 | 4;

/** One stage of a delivery, as the stepper shows it (spec section 4, Order tracking). */
export interface TrackingStage {
  number: StageNumber;
  label: string;
  state: 'done' | 'current' | 'to-come';
  /** When the order reached the stage, ISO 8601. Null if the order's history does not say. */
  date: string | null;
}

/** How far the delivery of an order has come. An unknown status is shown in the server's words (decision 45). */
export type Tracking =
  | { kind: 'stages'; stages: readonly TrackingStage[] }
  | { kind: 'canceled'; label: 'Cancelada'; comment: string | null }
  | { kind: 'unknown'; label: string }
  | { kind: 'none' };

const LABELS: Readonly<Record<StageNumber, string>> = {
  1: 'En proceso',
  2: 'Confirmada',
  3: 'En transito',
  4: 'Entregada',
};

const STAGE_OF_STATUS: ReadonlyMap<string, StageNumber> = new Map([
  ['En proceso', 1],
  ['Colocada', 1],
  ['Confirmada', 2],
  ['En Proceso de entrega', 3],
  ['Entregada', 4],
]);

const STAGES: readonly StageNumber[] = [1, 2, 3, 4];

const DELIVERED = STAGES[STAGES.length - 1];

function stageOf(status: string | null | undefined): StageNumber | null {
  return STAGE_OF_STATUS.get(status?.trim() ?? '') ?? null;
}

function dateReached(stage: StageNumber, history: readonly OrderStatusChange[]): string | null {
  return history.find((change) => stageOf(change.status) === stage)?.date ?? null;
}

/** True if the status of an order is CANCELED. The app knows no other status of an order. */
export function isCanceled(status: string): boolean {
  return status.trim() === 'CANCELED';
}

/** True if all stages of a delivery are done. */
export function isDelivered(tracking: Tracking): boolean {
  return tracking.kind === 'stages' && tracking.stages.every(({ state }) => state === 'done');
}

/**
 * Returns how far the delivery of an order has come. A cancelled order has no stages. A status is recognised only if it
 * equals a known status exactly, except for white space around it.
 */
export function orderTracking(
  order: Pick<Order, 'status' | 'retailer_status' | 'status_history' | 'comment'>,
): Tracking {
  if (isCanceled(order.status)) {
    return { kind: 'canceled', label: 'Cancelada', comment: order.comment };
  }
  const current = stageOf(order.retailer_status);
  if (current === null) {
    const label = order.retailer_status?.trim() ?? '';
    return label === '' ? { kind: 'none' } : { kind: 'unknown', label };
  }
  return {
    kind: 'stages',
    stages: STAGES.map((number) => ({
      number,
      label: LABELS[number],
      state:
        number < current || current === DELIVERED
          ? 'done'
          : number === current
            ? 'current'
            : 'to-come',
      date: number <= current ? dateReached(number, order.status_history) : null,
    })),
  };
}
