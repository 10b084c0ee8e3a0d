/** What a phone has stored about its last user. Missing values are null. */
export interface PhoneTrace {
  /** Id of the user to whom all stored data belong. */
  owner: string | null;
  /** The stored login code. */
  code: string | null;
}

/** The user who has just logged in, and the login code; null for a log-in by token. */
export interface Newcomer {
  id: number;
  code: string | null;
}

/**
 * True if the stored data belong to another user than the newcomer. They must then be removed, because phones are
 * shared (decision 55). Compares the stored owner with the newcomer's id. If no owner is stored, compares the login
 * codes. If one of these is missing too, the data count as the newcomer's own.
 */
export function isAnothersPhone(trace: PhoneTrace, newcomer: Newcomer): boolean {
  if (trace.owner !== null) return trace.owner !== String(newcomer.id);
  return trace.code !== null && newcomer.code !== null && trace.code !== newcomer.code;
}
