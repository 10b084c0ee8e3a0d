import { queueToast, type ToastMessage } from '@gemas/domain';
import { atom } from './jotai.ts';

const queueAtom = atom<readonly ToastMessage[]>([]);

/** What the shell has to say, the first on screen (design section 8). */
export const toastsAtom = atom((get) => get(queueAtom));

let made = 0;

/** A toast; with an id of its own it is said once, however often it is asked for while it is there. */
type NewToast = Omit<ToastMessage, 'id'> & { id?: string };

/** Says something for ten seconds, whatever screen is open meanwhile (decision 57). Answers its id. */
export const toastAtom = atom(null, (get, set, toast: NewToast): string => {
  made += 1;
  const { id = `toast-${made}` } = toast;
  set(queueAtom, queueToast(get(queueAtom), { ...toast, id }));
  return id;
});

/** Its time is over, it was closed, or what it says holds no longer. */
export const dismissToastAtom = atom(null, (get, set, id: string): void =>
  set(
    queueAtom,
    get(queueAtom).filter((toast) => toast.id !== id),
  ),
);
