import type { ToastMessage } from '../toasts/queue.ts';
import type { User } from './user.ts';

type Toast = Pick<ToastMessage, 'tone' | 'title' | 'text'>;

/** Returns the toast that tells who is logged in now, after a link has logged in another user. */
export function enteredToast({ name }: User): Toast {
  return { tone: 'info', title: `Entraste como ${name}` };
}

/** Why the code of a link logs nobody in. `denied`: the user of the code is not active. */
type Refusal = 'unreadable-code' | 'unknown-code' | 'denied';

const REASONS: Record<Refusal, string> = {
  'unreadable-code': 'No reconocimos su código.',
  'unknown-code': 'No reconocimos su código.',
  denied: 'Su usuario no puede entrar.',
};

/** Returns the toast that tells why the code of a link was refused. The user who is logged in stays logged in. */
export function refusedToast(refusal: Refusal): Toast {
  return {
    tone: 'warn',
    title: 'El enlace no abrió otra sesión',
    text: `${REASONS[refusal]} Nada cambió.`,
  };
}
