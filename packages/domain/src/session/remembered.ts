import type { Remembered } from '../answers/session.ts';
import { type Identity, withoutContact } from './startup.ts';

/**
 * Returns a hash of a token. The phone stores this hash with the identity instead of the token, because the token must
 * be stored in one place only. The token cannot be computed from the hash.
 */
function markOf(token: string): number {
  let mark = 0;
  for (const letter of token) mark = (Math.imul(mark, 31) + letter.charCodeAt(0)) | 0;
  return mark;
}

/** Returns what the phone stores of an identity, for the next start with this token (decision 64). */
export const toRemembered = (identity: Identity, token: string): Remembered => ({
  ...withoutContact(identity),
  mark: markOf(token),
});

/** Returns the stored identity. Null if none is stored, or if it was stored for another token. */
export function identityOfToken(
  token: string | null,
  stored: Remembered | undefined,
): Identity | null {
  if (!stored || token === null || stored.mark !== markOf(token)) return null;
  const { user, wallet } = stored;
  return { user, wallet };
}
