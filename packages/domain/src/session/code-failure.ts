import { type FailureKind, failureAdvice } from './failure.ts';

const MESSAGES: Partial<Record<FailureKind, string>> = {
  unauthorized: 'No encontramos ese código. Revísalo e intenta de nuevo.',
  offline: 'Sin conexión. Revisa tu internet e intenta de nuevo.',
  busy: failureAdvice('busy'),
  timeout: 'Tardamos demasiado en responder. Intenta de nuevo.',
};

/** Returns the error that is shown beside the login code if the log-in failed. */
export function codeFailureText(kind: FailureKind): string {
  return MESSAGES[kind] ?? 'No pudimos abrir tu sesión. Intenta de nuevo en un momento.';
}

/** Returns the error that the screen Maintenance shows if the log-in failed. The server may still be in maintenance. */
export function reconnectFailureText(kind: FailureKind): string {
  if (kind !== 'maintenance') return codeFailureText(kind);
  return 'Seguimos en mantenimiento. Intenta de nuevo en unos minutos.';
}
