/** What a start-up can log in with. Missing values are null. */
export interface Entry {
  /** The code of the address, if it differs from the stored code. */
  newCode: string | null;
  token: string | null;
  code: string | null;
}

/**
 * Chooses what the start-up logs in with (decision D1). The code of the address is used first, unless it equals the
 * stored code, which the stored token was issued for.
 *
 * @param given the decrypted code of the address; null for none
 */
export function entryOf(given: string | null, stored: string | null, token: string | null): Entry {
  const newCode = given === stored ? null : given;
  return { newCode, token: newCode === null ? token : null, code: newCode ?? stored };
}
