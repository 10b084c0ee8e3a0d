import { queueToast, type ToastMessage } from '@gemas/domain';
import { atom } from './jotai.ts';

const queueAtom = atom<readonly ToastMessage[]>([]);

/** The queue of toasts; the first one is on the screen (design section 8). */
export const toastsAtom = atom((get) => get(queueAtom));

let created = 0;

/** A toast. With an id, it is not added again while it is queued. */
type NewToast = Omit<ToastMessage, 'id'> & { id?: string };

/** Shows a toast for ten seconds, also while other screens are opened (decision 57). Returns its id. */
export const toastAtom = atom(null, (get, set, toast: NewToast): string => {
  created += 1;
  const { id = `toast-${created}` } = toast;
  set(queueAtom, queueToast(get(queueAtom), { ...toast, id }));
  return id;
});

/** Removes a toast that has timed out, was closed, or no longer applies. */
export const dismissToastAtom = atom(null, (get, set, id: string): void =>
  set(
    queueAtom,
    get(queueAtom).filter((toast) => toast.id !== id),
  ),
);
