import type { Id } from '../format/id.ts';
/** What a phone has stored about its last user. A missing value is null. */
export interface PhoneTrace {
  /** Id of the user to whom all stored data belong. */
  owner: string | null;
  /** The stored login code. */
  code: string | null;
}

/** The user who has just logged in, and the login code. The code is null for a log-in by token. */
export interface Newcomer {
  id: Id;
  code: string | null;
}

/**
 * True if the data stored on the phone belong to another user than the newcomer. The app then has to remove the data,
 * because phones are shared (decision 55).
 *
 * - If the owner of the data is stored, the owner's id is compared with the newcomer's id.
 * - Otherwise the stored login code is compared with the newcomer's code.
 * - If one of the codes is missing, the data count as the newcomer's own.
 */
export function isAnothersPhone(trace: PhoneTrace, newcomer: Newcomer): boolean {
  if (trace.owner !== null) return trace.owner !== String(newcomer.id);
  return trace.code !== null && newcomer.code !== null && trace.code !== newcomer.code;
}
