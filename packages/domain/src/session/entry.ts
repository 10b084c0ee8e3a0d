/** What a start-up goes in with; each is null for none. */
export interface Entry {
  /** The code of the address, where it is another one than the stored. */
  newCode: string | null;
  token: string | null;
  code: string | null;
}

/**
 * What goes first (decision D1): the code of the address, unless it is the stored one, which the stored token came from.
 *
 * @param given the decrypted code of the address; null for none
 */
export function entryOf(given: string | null, stored: string | null, token: string | null): Entry {
  const newCode = given === stored ? null : given;
  return { newCode, token: newCode === null ? token : null, code: newCode ?? stored };
}
