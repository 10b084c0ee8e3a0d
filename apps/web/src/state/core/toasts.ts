import { queueToast, type ToastMessage, WARNING_TITLE } from '@gemas/domain';
import { atom } from 'jotai';

/**
 * The queued toasts. The first toast is visible (design section 8). Changed only by `toastAtom` and
 * `dismissToastAtom`.
 */
export const toastsAtom = atom<readonly ToastMessage[]>([]);

let created = 0;

/** A toast with an id is queued only if no toast with the same id is in the queue. */
type NewToast = Omit<ToastMessage, 'id'> & { id?: string };

/**
 * Queues a toast. It is visible for ten seconds, also if another screen is opened meanwhile (decision 57). Returns the
 * id of the toast.
 */
export const toastAtom = atom(null, (get, set, toast: NewToast): string => {
  created += 1;
  const { id = `toast-${created}` } = toast;
  set(toastsAtom, queueToast(get(toastsAtom), { ...toast, id }));
  return id;
});

/** Queues a warning (spec section 8). Returns the id of the toast. */
export const warnAtom = atom(null, (_get, set, text: string): string =>
  set(toastAtom, { tone: 'warn', title: WARNING_TITLE, text }),
);

/** Removes a toast that has timed out, was closed, or no longer applies. */
export const dismissToastAtom = atom(null, (_get, set, id: string): void =>
  set(toastsAtom, (queue) => queue.filter((toast) => toast.id !== id)),
);
