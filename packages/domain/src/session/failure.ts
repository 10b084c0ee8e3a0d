/**
 * Why a call failed, as every screen needs to know it: no network, no answer in time, a dead token, a blocked
 * person, an old version, maintenance, something that does not exist (404), any other refusal, or an answer that cannot be read. `canceled` is a
 * call whose answer is no longer needed.
 */
export type FailureKind =
  | 'offline'
  | 'timeout'
  | 'unauthorized'
  | 'blacklisted'
  | 'version'
  | 'maintenance'
  | 'missing'
  | 'server'
  | 'unreadable'
  | 'canceled';

/** A failed call: its kind and the server's own message where it sent one. */
export interface Failure {
  kind: FailureKind;
  message: string | null;
}

/** True when no answer came, so that the request may or may not have been carried out. */
export function isUnanswered(kind: FailureKind): boolean {
  return kind === 'offline' || kind === 'timeout' || kind === 'canceled';
}

/** True when the request may have been carried out all the same: no answer came, or one that cannot be read. */
export function mayBeDone(kind: FailureKind): boolean {
  return isUnanswered(kind) || kind === 'unreadable';
}
