/** How long a toast is shown, ms, without pauses (spec section 9, Toast). */
export const TOAST_MS = 10_000;

/** Kinds of a toast: warning, success, error, information. */
export const toastTones = ['warn', 'ok', 'danger', 'info'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastMessage {
  /** Identifies the toast: the same id twice is the same toast. */
  id: string;
  tone: ToastTone;
  /** 'Atención'. */
  title: string;
  text?: string | undefined;
}

/** Most toasts in the queue: the one on screen and those that wait behind it. */
const MAX_QUEUE = 3;

/**
 * The queue with one more toast at its end. A toast whose id is already there is not repeated. A
 * full queue loses the oldest of those that wait, never the one on screen.
 */
export function queueToast(
  queue: readonly ToastMessage[],
  toast: ToastMessage,
): readonly ToastMessage[] {
  if (queue.some(({ id }) => id === toast.id)) return queue;
  if (queue.length < MAX_QUEUE) return [...queue, toast];
  const [shown, , ...waiting] = queue;
  return shown ? [shown, ...waiting, toast] : [toast];
}
