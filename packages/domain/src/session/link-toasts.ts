import type { ToastMessage } from '../toasts/queue.ts';
import type { FailureKind } from './failure.ts';
import type { User } from './user.ts';

type Toast = Pick<ToastMessage, 'tone' | 'title' | 'text'>;

/** Returns the toast that tells who is logged in now, after a link has logged in another user. */
export function enteredToast({ name }: User): Toast {
  return { tone: 'info', title: `Entraste como ${name}` };
}

/** Why the code of a link was refused. `denied`: the user of the code may not log in. */
type Refusal = FailureKind | 'unreadable-code' | 'denied';

const REASONS: Partial<Record<Refusal, string>> = {
  'unreadable-code': 'No reconocimos su código.',
  unauthorized: 'No reconocimos su código.',
  denied: 'Su usuario no puede entrar.',
  blacklisted: 'Su usuario no puede entrar.',
  busy: 'Hay muchas personas a la vez. Espera un minuto y ábrelo de nuevo.',
};

/** Returns the toast that tells why the code of a link was refused. The previous user, if any, stays logged in. */
export function refusedToast(refusal: Refusal): Toast {
  const reason = REASONS[refusal] ?? 'No pudimos comprobar su código.';
  return { tone: 'warn', title: 'El enlace no abrió otra sesión', text: `${reason} Nada cambió.` };
}
