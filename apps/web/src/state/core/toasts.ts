import { queueToast, type ToastMessage } from '@gemas/domain';
import { atom } from './jotai.ts';

const queueAtom = atom<readonly ToastMessage[]>([]);

/** The toasts of the shell; the first one is on screen (design section 8). */
export const toastsAtom = atom((get) => get(queueAtom));

let created = 0;

/** A toast; with an id of its own it is not added again while it is there. */
type NewToast = Omit<ToastMessage, 'id'> & { id?: string };

/** Shows a toast for ten seconds, whichever screen is open meanwhile (decision 57). Returns its id. */
export const toastAtom = atom(null, (get, set, toast: NewToast): string => {
  created += 1;
  const { id = `toast-${created}` } = toast;
  set(queueAtom, queueToast(get(queueAtom), { ...toast, id }));
  return id;
});

/** Removes a toast: its time is over, it was closed, or it no longer applies. */
export const dismissToastAtom = atom(null, (get, set, id: string): void =>
  set(
    queueAtom,
    get(queueAtom).filter((toast) => toast.id !== id),
  ),
);
