/**
 * Why a call failed: no network, no answer in time, an expired token, a blocked user, an old version, maintenance, not
 * found (404), too many requests (429), a gateway without an answer from the server (502, 504), any other refusal, or
 * an unreadable answer. `canceled` is a call whose answer is no longer needed.
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
  /** The server's own message, in any language; null if it sent none. Shown only through `staffMessage`. */
  message: string | null;
  /** HTTP status; omitted if no answer arrived. */
  status?: number;
}

/** True if the server was not reached or did not answer in time. */
export function isUnreachable(kind: FailureKind): boolean {
  return kind === 'offline' || kind === 'timeout';
}

/** True if no answer arrived, so that it is unknown whether the server carried out the request. */
export function isUnanswered(kind: FailureKind): boolean {
  return isUnreachable(kind) || kind === 'canceled';
}

const TRY_LATER = 'Intenta de nuevo en un momento.';

/**
 * What the user can do about a failed call. The text mentions the connection only if no answer arrived, and a wait only
 * if the server asked for one.
 *
 * @param isBrief omits the sentence about the cause
 */
export function failureAdvice(kind: FailureKind, isBrief = false): string {
  if (isUnanswered(kind)) return 'Revisa tu conexión e intenta de nuevo.';
  if (kind === 'busy') return 'Hay muchas personas a la vez. Espera un minuto e intenta de nuevo.';
  return isBrief ? TRY_LATER : `Algo falló de nuestro lado. ${TRY_LATER}`;
}
