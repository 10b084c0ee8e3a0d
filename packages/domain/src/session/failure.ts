/**
 * Why a call failed.
 *
 * - `offline`: no network.
 * - `timeout`: no answer in time.
 * - `unauthorized`: the token has expired.
 * - `blacklisted`: the user is blocked.
 * - `version`: this version of the app is too old.
 * - `maintenance`: the server is in maintenance: a 503 of the log-in, of `/auth/user`, of an order or of a claim.
 * - `missing`: not found (404).
 * - `busy`: too many requests (429).
 * - `gateway`: a gateway received no answer from the server (502, 504).
 * - `server`: any other refusal of the server, a 503 of any other call included.
 * - `unreadable`: the answer cannot be read.
 * - `canceled`: the app no longer needs the answer.
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
  /**
   * The server's own message, in any language. Null if the server sent none. Only `messageForUsers` may pass it on to
   * the screen.
   */
  message: string | null;
  /** HTTP status; omitted if no answer arrived. */
  status?: number;
}

/** True if the server was not reached or did not answer in time. */
export function isUnreachable(kind: FailureKind): boolean {
  return kind === 'offline' || kind === 'timeout';
}

/**
 * True if no answer arrived, or if the only answer was a 408 (time-out). It is then unknown whether the server carried
 * out the request.
 */
export function isUnanswered(kind: FailureKind): boolean {
  return isUnreachable(kind) || kind === 'canceled';
}

/** Kinds of failures of a log-in that say nothing about the code, although their status is a 4xx. */
const NO_JUDGEMENT: readonly FailureKind[] = ['timeout', 'version', 'busy', 'blacklisted'];

/**
 * Whether a failed log-in means that its code is wrong (spec section 4, Session). Every status from
 * 400 to 499 means so, except 408 (time-out), 409 (old version), 429 (too many requests) and a 403 for a blocked user.
 */
export function isCodeRefused({ kind, status = 0 }: Failure): boolean {
  return status >= 400 && status < 500 && !NO_JUDGEMENT.includes(kind);
}

/**
 * Kinds of failures after which a query is fetched again. `busy` is not among them, because the server has asked for a
 * wait (Retry-After).
 */
const RETRIED: readonly FailureKind[] = ['offline', 'timeout', 'gateway', 'server'];
const MAX_RETRIES = 2;

/**
 * Whether a failed query is fetched again. `retries` is the number of times that the query was already fetched again.
 */
export function isRetried(kind: FailureKind, retries: number): boolean {
  return retries < MAX_RETRIES && RETRIED.includes(kind);
}

/** Returns the pause in ms before a query is fetched again. `retries` has the same meaning as in `isRetried`. */
export const retryDelayMs = (retries: number): number => 500 * 2 ** retries;

const TRY_LATER = 'Intenta de nuevo en un momento.';

/**
 * Returns a text that tells the user what to do about a failed call. Mentions the connection only if no answer arrived.
 * Asks the user to wait a minute only if the server asked for a wait.
 *
 * @param isBrief true to omit the sentence about the cause
 */
export function failureAdvice(kind: FailureKind, isBrief = false): string {
  if (isUnanswered(kind)) return 'Revisa tu conexión e intenta de nuevo.';
  if (kind === 'busy') return 'Hay muchas personas a la vez. Espera un minuto e intenta de nuevo.';
  return isBrief ? TRY_LATER : `Algo falló de nuestro lado. ${TRY_LATER}`;
}
