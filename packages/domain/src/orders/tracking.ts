import type { Order, OrderStatusChange } from './order.ts';

/**
 * The stages of a delivery, from first to last. `statuses` are the retailer's words for the stage (spec section 4,
 * Order tracking). The last stage means that the prize was delivered.
 */
const DELIVERY_STAGES = [
  { name: 'in-process', label: 'En proceso', statuses: ['En proceso', 'Colocada'] },
  { name: 'confirmed', label: 'Confirmada', statuses: ['Confirmada'] },
  { name: 'in-transit', label: 'En transito', statuses: ['En Proceso de entrega'] },
  { name: 'delivered', label: 'Entregada', statuses: ['Entregada'] },
] as const;

export type StageName = (typeof DELIVERY_STAGES)[number]['name'];

/** One stage of a delivery, as the stepper shows it. */
export interface TrackingStage {
  name: StageName;
  label: string;
  state: 'done' | 'current' | 'to-come';
  /** When the order reached the stage, ISO 8601. Null if the order's history does not say. */
  date: string | null;
}

/** How far the delivery of an order has come. An unknown status is shown in the server's words (spec section 4, Order tracking). */
export type Tracking =
  | { kind: 'stages'; stages: readonly TrackingStage[] }
  | { kind: 'canceled'; label: 'Cancelada'; comment: string | null }
  | { kind: 'unknown'; label: string }
  | { kind: 'none' };

/** The position of each stage in `DELIVERY_STAGES`, by status. */
const STAGE_OF_STATUS: ReadonlyMap<string, number> = new Map(
  DELIVERY_STAGES.flatMap(({ statuses }, stage) =>
    statuses.map((status) => [status, stage] as const),
  ),
);

const LAST_STAGE = DELIVERY_STAGES.length - 1;

function stageOf(status: string | null | undefined): number | null {
  return STAGE_OF_STATUS.get(status?.trim() ?? '') ?? null;
}

function dateReached(stage: number, history: readonly OrderStatusChange[]): string | null {
  return history.find((change) => stageOf(change.status) === stage)?.date ?? null;
}

/** True if the status of an order is CANCELED. The app knows no other status of an order. */
export function isCanceled(status: string): boolean {
  return status.trim() === 'CANCELED';
}

/** True if the retailer's status says that the order was delivered. */
export function isDeliveredStatus(status: string | null): boolean {
  return stageOf(status) === LAST_STAGE;
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
    stages: DELIVERY_STAGES.map(({ name, label }, stage) => ({
      name,
      label,
      state:
        stage < current || current === LAST_STAGE
          ? 'done'
          : stage === current
            ? 'current'
            : 'to-come',
      date: stage <= current ? dateReached(stage, order.status_history) : null,
    })),
  };
}
