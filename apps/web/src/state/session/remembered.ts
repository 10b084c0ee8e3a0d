import { type Identity, type Picture, readRemembered, withoutContact } from '@gemas/domain';
import { persistedAnswer } from '../core/persisted-answer.ts';
import { local, OWNER_KEY } from '../core/storage.ts';

const persistedIdentity = (userId: number) => persistedAnswer(userId, 'identity', readRemembered);

/** A number that tells tokens apart and from which no token can be made: the token itself has one place on the phone. */
function markOf(token: string): number {
  let mark = 0;
  for (const letter of token) mark = (Math.imul(mark, 31) + letter.charCodeAt(0)) | 0;
  return mark;
}

/** Stores who is in, without e-mail, phone and addresses, for the next start with this token (decision 64). */
export function rememberIdentity(identity: Identity, token: string | null): void {
  if (token === null) return;
  persistedIdentity(identity.user.id).persist({ ...withoutContact(identity), mark: markOf(token) });
}

/** Who was in with this token, as the phone remembers it; null for nobody, or for a token that is another one by now. */
export function rememberedIdentity(token: string | null): Picture | null {
  const { options } = persistedIdentity(Number(local.getItem(OWNER_KEY)));
  const kept = options.initialData();
  if (!kept || token === null || kept.mark !== markOf(token)) return null;
  const { user, wallet } = kept;
  return { identity: { user, wallet }, at: options.initialDataUpdatedAt() ?? 0 };
}
