/** How long a toast is shown, ms, without pauses (spec section 9, Toast). */
export const TOAST_MS = 10_000;

/** Kinds of a toast: warning, success, error, information. */
export const toastTones = ['warn', 'ok', 'danger', 'info'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastMessage {
  /** Identifies the toast: two toasts with the same id are the same. */
  id: string;
  tone: ToastTone;
  /** 'Atención'. */
  title: string;
  text?: string | undefined;
}

/** Maximum number of toasts in the queue, the visible one included. */
const MAX_QUEUE = 3;

/**
 * Adds a toast to the end of the queue. A toast whose id is already queued is dropped. A full queue drops its oldest
 * waiting toast, never the visible one.
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
