/** How long a toast is seen, ms, pauses apart (spec section 9, Toast). */
export const TOAST_MS = 10_000;

/** What a toast says: careful, done, went wrong, to know. */
export const toastTones = ['warn', 'ok', 'danger', 'info'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastMessage {
  /** Tells toasts apart; the same id twice is the same toast. */
  id: string;
  tone: ToastTone;
  /** 'Atención'. */
  title: string;
  text?: string | undefined;
}

/** How many toasts are kept: the one on screen and those that wait behind it. */
const LONGEST = 3;

/**
 * The queue with one more toast at its end. A toast whose id is already there is not repeated. A
 * full queue loses the oldest of those that wait, never the one being read.
 */
export function queueToast(
  queue: readonly ToastMessage[],
  toast: ToastMessage,
): readonly ToastMessage[] {
  if (queue.some(({ id }) => id === toast.id)) return queue;
  if (queue.length < LONGEST) return [...queue, toast];
  const [shown, , ...waiting] = queue;
  return shown ? [shown, ...waiting, toast] : [toast];
}
