import {
  type Identity,
  type RememberedIdentity,
  readRemembered,
  withoutContact,
} from '@gemas/domain';
import { local, OWNER_KEY } from '../core/storage.ts';
import { persistedAnswer } from './persisted-answer.ts';

const persistedIdentity = (userId: number) => persistedAnswer(userId, 'identity', readRemembered);

/**
 * Returns a hash that distinguishes tokens. The token cannot be restored from this hash: the token itself must be
 * stored in one place only.
 */
function markOf(token: string): number {
  let mark = 0;
  for (const letter of token) mark = (Math.imul(mark, 31) + letter.charCodeAt(0)) | 0;
  return mark;
}

/** Stores the identity without e-mail, phone and addresses, for the next start with this token (decision 64). */
export function rememberIdentity(identity: Identity, token: string | null): void {
  if (token === null) return;
  persistedIdentity(identity.user.id).persist({ ...withoutContact(identity), mark: markOf(token) });
}

/**
 * Returns the identity that was stored for this token, and when it was stored. Null if none was stored, or if the token
 * has changed.
 */
export function rememberedIdentity(token: string | null): RememberedIdentity | null {
  const { options } = persistedIdentity(Number(local.getItem(OWNER_KEY)));
  const stored = options.initialData();
  if (!stored || token === null || stored.mark !== markOf(token)) return null;
  const { user, wallet } = stored;
  return { identity: { user, wallet }, at: options.initialDataUpdatedAt() ?? 0 };
}
