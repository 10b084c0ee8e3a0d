import {
  type Id,
  type Identity,
  identityOfToken,
  type Reader,
  type RememberedIdentity,
  type RestoredAnswer,
  readRemembered,
  restoreAnswer,
  storedAnswer,
  toRemembered,
} from '@gemas/domain';
import { runBeforeLeaving } from '../../platform/run-before-leaving.ts';
import { answerKey, local, OWNER_KEY } from '../core/storage.ts';
import { ownWriter } from './owner.ts';

/** An answer stored on the phone for one user, because phones are shared. */
export interface AnswerStore<T> {
  /** Returns the last stored answer, however old. Null if none is stored. */
  last: () => RestoredAnswer<T> | null;
  /** Stores `data` on the phone after `afterMs` (default: 0), or earlier if the user leaves the page. */
  store: (data: T, afterMs?: number) => void;
}

/** Returns functions that store and restore the answer `name`, such as 'materials' (spec section 4, Caching). */
export function answerStore<T>(userId: Id, name: string, read: Reader<T>): AnswerStore<T> {
  const key = answerKey(userId, name);
  let known: RestoredAnswer<T> | null | undefined;
  return {
    last: () => {
      if (known === undefined) known = restoreAnswer(local.getItem(key), read, Date.now());
      return known;
    },
    store: (data, afterMs) => {
      const stored = storedAnswer(data, Date.now());
      known = { at: stored.at, data };
      runBeforeLeaving(ownWriter(userId, key, stored), afterMs);
    },
  };
}

/** Age in ms from which a stored identity is not shown any more. */
const MAX_REMEMBERED_MS = 24 * 60 * 60 * 1000;

const identityStore = (userId: Id) => answerStore(userId, 'identity', readRemembered);

/** Stores the identity for the next start with this token (decision 64). */
export function rememberIdentity(identity: Identity, token: string | null): void {
  if (token === null) return;
  identityStore(identity.user.id).store(toRemembered(identity, token));
}

/** Returns the identity that was stored for this token in the last 24 hours (decision 64). Null for none. */
export function rememberedIdentity(token: string | null): RememberedIdentity | null {
  // Read before `last`, which dates an answer from the future a day back. Such an identity is then just young enough.
  const now = Date.now();
  const stored = identityStore(local.getItem(OWNER_KEY) ?? '').last();
  if (!stored || now - stored.at > MAX_REMEMBERED_MS) return null;
  const identity = identityOfToken(token, stored.data);
  return identity && { identity, at: stored.at };
}
