/**
 * Why a call failed, as every screen needs to know it: no network, no answer in time, a dead token, a blocked
 * person, an old version, maintenance, something that does not exist (404), too many requests (429), a gateway that got
 * no answer from the server (502, 504), any other refusal, or an answer that cannot be read. `canceled` is a call whose
 * answer is no longer needed.
 */
export type FailureKind =
  | 'offline'
  | 'timeout'
  | 'unauthorized'
  | 'blacklisted'
  | 'version'
  | 'maintenance'
  | 'missing'
  | 'busy'
  | 'gateway'
  | 'server'
  | 'unreadable'
  | 'canceled';

/** A failed call. */
export interface Failure {
  kind: FailureKind;
  /** The server's own message, in any language; null where it sent none. It is shown through `staffMessage` alone. */
  message: string | null;
  /** HTTP status; omitted where no answer came. */
  status?: number;
}

/** True when the server was not reached, or did not answer in time. */
export function isUnreachable(kind: FailureKind): boolean {
  return kind === 'offline' || kind === 'timeout';
}

/** True when no answer came, so that the request may or may not have been carried out. */
export function isUnanswered(kind: FailureKind): boolean {
  return isUnreachable(kind) || kind === 'canceled';
}

const TRY_LATER = 'Intenta de nuevo en un momento.';

/**
 * What to do about a failed call. The connection is named only where no answer came, a wait only where the server
 * asked for one.
 *
 * @param isBrief without whose fault it was
 */
export function failureAdvice(kind: FailureKind, isBrief = false): string {
  if (isUnanswered(kind)) return 'Revisa tu conexión e intenta de nuevo.';
  if (kind === 'busy') return 'Hay muchas personas a la vez. Espera un minuto e intenta de nuevo.';
  return isBrief ? TRY_LATER : `Algo falló de nuestro lado. ${TRY_LATER}`;
}
