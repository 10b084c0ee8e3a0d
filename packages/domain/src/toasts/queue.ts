/** Time in ms for which a toast is shown. Pauses of the toast's timer are not included (spec section 9, Toast). */
export const TOAST_MS = 10_000;

/** Kinds of a toast: warning, success, error, information. */
export const toastTones = ['warn', 'ok', 'danger', 'info'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastMessage {
  /** Identifies the toast. A toast whose id is already in the queue is not added again. */
  id: string;
  tone: ToastTone;
  /** Title of the toast: 'Atención'. */
  title: string;
  text?: string | undefined;
}

/** Maximum number of toasts in the queue, including the visible toast. */
const MAX_QUEUE = 3;

/**
 * Returns the queue with a toast added to its end. A warning is added before all toasts of other tones, so that the user
 * sees the warning at once (spec section 8). A toast is not added if its id is already in the queue. If the queue is
 * full, the oldest other waiting toast is dropped.
 */
export function queueToast(
  queue: readonly ToastMessage[],
  toast: ToastMessage,
): readonly ToastMessage[] {
  if (queue.some(({ id }) => id === toast.id)) return queue;
  const isBefore = ({ tone }: ToastMessage) => toast.tone !== 'warn' || tone === 'warn';
  const added = [...queue.filter(isBefore), toast, ...queue.filter((other) => !isBefore(other))];
  if (added.length <= MAX_QUEUE) return added;
  const dropped = added.find((other, place) => place > 0 && other !== toast);
  return added.filter((other) => other !== dropped);
}
