/** What is stored on a phone about its last user; null where nothing is. */
export interface PhoneTrace {
  /** Id of the user whom everything stored on it belongs to. */
  owner: string | null;
  /** Login code that is stored. */
  code: string | null;
}

/** Who is logged in now, and by which code; null for a log-in by token. */
export interface Newcomer {
  id: number;
  code: string | null;
}

/**
 * True when what is stored on the phone is another person's and must be removed: phones are shared (decision 55). A
 * recorded owner decides. Without one the stored code does, and where neither is known it counts as theirs.
 */
export function isAnothersPhone(trace: PhoneTrace, newcomer: Newcomer): boolean {
  if (trace.owner !== null) return trace.owner !== String(newcomer.id);
  return trace.code !== null && newcomer.code !== null && trace.code !== newcomer.code;
}
