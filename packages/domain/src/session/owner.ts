/** What a phone tells about who used it last; null where it does not. */
export interface PhoneTrace {
  /** Id of the user whom everything kept on it belongs to. */
  owner: string | null;
  /** Login code that is stored. */
  code: string | null;
}

/** Who is in now, and the code they came with, null for who came with a token. */
export interface Newcomer {
  id: number;
  code: string | null;
}

/**
 * True when what is kept on the phone is not this person's and has to go: phones are shared (decision 55). A recorded
 * owner decides. Without one the stored code does, and where neither is known what is kept counts as theirs.
 */
export function isAnothersPhone(trace: PhoneTrace, newcomer: Newcomer): boolean {
  if (trace.owner !== null) return trace.owner !== String(newcomer.id);
  return trace.code !== null && newcomer.code !== null && trace.code !== newcomer.code;
}
