import type { Reply } from '../answers/reply.ts';

/** The credentials with which the app can log in when it starts. A missing value is null. */
export interface Credentials {
  token: string | null;
  code: string | null;
}

/**
 * Chooses the credentials with which the first calls are sent, before the app's code runs (decision D1). A login code in
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

/**
 * Returns the token with which the server has answered a log-in. Null if the log-in failed.
 *
 * @param reply the answer, or the reason why there is none
 */
export function tokenOfLogIn(reply: Reply | string): string | null {
  if (typeof reply === 'string' || reply.status !== 200) return null;
  try {
    const { token } = JSON.parse(reply.body);
    return typeof token === 'string' ? token : null;
  } catch {
    return null;
  }
}
