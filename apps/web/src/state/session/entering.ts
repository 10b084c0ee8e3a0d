import {
  enteredToast,
  type FailureKind,
  globalEnd,
  refusedToast,
  type Session,
  type Startup,
  sameId,
} from '@gemas/domain';
import { burstOver } from '@gemas/ui/platform';
import { toFailure } from '../../api/error.ts';
import { config } from '../../config.ts';
import { atom } from '../core/jotai.ts';
import { LOCAL_KEYS, local, OWNER_KEY } from '../core/storage.ts';
import { toastAtom } from '../core/toasts.ts';
import { latched, postsSettledAtom } from './latch.ts';
import { decryptLoginCode } from './login-code.ts';
import {
  callOrderAtom,
  identityAtom,
  nextStoreAtom,
  personAtom,
  startupAtom,
  storeSessionAtom,
  userAtom,
} from './session.ts';
import { letInAtom, loginAtom, runStartupAtom, tryLinkCodeAtom } from './start.ts';
import { createAppStore, optionsAtom } from './store.ts';

const latestAttemptAtom = atom<object | null>(null);

/** Begins a log-in attempt and cancels earlier ones. The returned function tells whether this attempt was cancelled. */
const beginAttemptAtom = atom(null, (get, set): (() => boolean) => {
  const attempt = {};
  set(latestAttemptAtom, attempt);
  return () => get(latestAttemptAtom) !== attempt || get(nextStoreAtom) !== null;
});

/**
 * Logs in the user whom the server returned for a code, and returns the state of their session. If that user is not the
 * current one, waits until every call that is being sent has been answered, and creates a new store. Returns null if
 * this attempt was cancelled.
 *
 * @param isCancelled result of `beginAttemptAtom`
 */
const letInNextAtom = atom(
  null,
  async (get, set, answer: Session, code: string, isCancelled: () => boolean) => {
    if (isCancelled()) return null;
    const former = get(personAtom)?.user.id ?? local.getItem(OWNER_KEY);
    const isSame = former === null || String(former) === String(answer.user.id);
    if (isSame) return set(letInAtom, answer, code);
    await set(postsSettledAtom);
    if (isCancelled()) return null;
    const nextStore = createAppStore(get(optionsAtom));
    const startup = nextStore.set(letInAtom, answer, code);
    set(nextStoreAtom, nextStore);
    return startup;
  },
);

/**
 * Restarts the session as a page load does, with or without the login code of a link. Waits until every call that is
 * being sent has been answered, so that no order is lost.
 */
export const restartAtom = atom(null, async (get, set, encrypted: string | null): Promise<void> => {
  const isCancelled = set(beginAttemptAtom);
  await set(postsSettledAtom);
  if (isCancelled()) return;
  const nextStore = createAppStore(get(optionsAtom));
  set(nextStoreAtom, nextStore);
  await nextStore.set(runStartupAtom, encrypted);
});

/** The last code that the user tried. It takes precedence over the stored code, which may be another user's. */
export const triedCodeAtom = atom<string | null>(null);

export interface Entered {
  /** Why the log-in call failed. Null if the call succeeded, even if the user is blocked or inactive. */
  failure: FailureKind | null;
  /** New state of the session. Null if the state is unchanged, so that the user may try another code. */
  startup: Startup | null;
}

/** Logs in with the code typed on SessionFail or Maintenance. */
export const enterAtom = atom(null, async (_get, set, code: string): Promise<Entered> => {
  set(triedCodeAtom, code);
  const isCancelled = set(beginAttemptAtom);
  try {
    const answer = await set(loginAtom, code);
    return { failure: null, startup: await set(letInNextAtom, answer, code, isCancelled) };
  } catch (error) {
    const failure = toFailure(error);
    // Only a blocked user, an old version and maintenance have their own screens. The caller shows any other failure.
    if (isCancelled() || globalEnd(failure) === null)
      return { failure: failure.kind, startup: null };
    set(startupAtom, { type: 'start', token: null, code });
    return { failure: failure.kind, startup: set(startupAtom, { type: 'call-failed', failure }) };
  }
});

/** Like `enterAtom`, but does nothing and returns undefined while an attempt is in progress. */
export const enterOnceAtom = latched(
  async (_post, _get, set, code: string) => {
    const entered = await set(enterAtom, code);
    if (entered.failure) await burstOver();
    return entered;
  },
  { leadsOn: ({ failure }) => failure === null },
);

/**
 * Handles a link with a login code, opened while a user is logged in. The user stays logged in until the server accepts
 * the code. Returns whether to open the link's screen: false if the code was refused or this attempt was cancelled.
 */
export const followLinkAtom = atom(null, async (get, set, encrypted: string): Promise<boolean> => {
  const isCancelled = set(beginAttemptAtom);
  const { id } = get(userAtom);
  const code = await decryptLoginCode(encrypted, config.loginCodeKey);
  if (code === null) {
    set(toastAtom, refusedToast('unreadable-code'));
    return false;
  }
  if (code === local.getItem(LOCAL_KEYS.loginCode)) return true;
  const asked = get(callOrderAtom).ask();
  const answer = await set(tryLinkCodeAtom, code);
  if (!answer || isCancelled()) return false;
  if (sameId(answer.user.id, id)) {
    // The link belongs to the user who is logged in, so the session continues in this store, with the new token.
    set(identityAtom, set(storeSessionAtom, answer, code), asked);
    return true;
  }
  const entered = await set(letInNextAtom, answer, code, isCancelled);
  if (entered) get(nextStoreAtom)?.set(toastAtom, enteredToast(answer.user));
  return entered !== null;
});
