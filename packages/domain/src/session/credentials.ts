/** The credentials with which the app can log in when it starts. A missing value is null. */
export interface Credentials {
  token: string | null;
  code: string | null;
}

/**
 * Chooses the credentials with which the first call is sent, before the app's code runs (decision D1). A login code in
 * the address is preferred. If that code equals the stored code, the stored token is used, because the token was issued
 * for that code.
 *
 * @param given the decrypted code from the address; null for none
 */
export function chooseCredentials(
  given: string | null,
  stored: string | null,
  token: string | null,
): Credentials {
  const newCode = given === stored ? null : given;
  return { token: newCode === null ? token : null, code: newCode ?? stored };
}
