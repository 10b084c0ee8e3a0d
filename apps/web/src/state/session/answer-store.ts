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
  /** The stored answer. Null if no answer is stored, or if the stored answer is older than a day. */
  recent: () => RestoredAnswer<T> | null;
  /** The last stored answer, however old. Used after the game has ended (decision D15). Null if none is stored. */
  last: () => RestoredAnswer<T> | null;
  /** Stores `data` on the phone after `afterMs` (default: 0), or earlier if the user leaves the page. */
  store: (data: T, afterMs?: number) => void;
}

/** Returns functions that store and restore the answer `name`, such as 'materials' (spec section 4, Caching). */
export function answerStore<T>(userId: Id, name: string, read: Reader<T>): AnswerStore<T> {
  const key = answerKey(userId, name);
  let known: RestoredAnswer<T> | null | undefined;
  const last = () => {
    if (known === undefined) known = restoreAnswer(local.getItem(key), read, Date.now());
    return known;
  };
  return {
    recent: () => {
      const stored = last();
      return stored?.isRecent ? stored : null;
    },
    last,
    store: (data, afterMs) => {
      const stored = storedAnswer(data, Date.now());
      known = { at: stored.at, data, isRecent: true };
      runBeforeLeaving(ownWriter(userId, key, stored), afterMs);
    },
  };
}

const identityStore = (userId: Id) => answerStore(userId, 'identity', readRemembered);

/** Stores the identity for the next start with this token (decision 64). */
export function rememberIdentity(identity: Identity, token: string | null): void {
  if (token === null) return;
  identityStore(identity.user.id).store(toRemembered(identity, token));
}

/** Returns the identity that was stored for this token; null for none. */
export function rememberedIdentity(token: string | null): RememberedIdentity | null {
  const stored = identityStore(local.getItem(OWNER_KEY) ?? '').recent();
  const identity = identityOfToken(token, stored?.data);
  return stored && identity && { identity, at: stored.at };
}
