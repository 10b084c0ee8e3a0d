import {
  destination,
  enteredToast,
  entryDenial,
  type FailureKind,
  globalEnd,
  refusedToast,
  type Session,
  type Startup,
  sameId,
} from '@gemas/domain';
import { burstOver } from '@gemas/ui/platform';
import { toFailure } from '../../api/error.ts';
import { login } from '../../api/session.ts';
import { atom } from '../core/jotai.ts';
import { local, OWNER_KEY } from '../core/storage.ts';
import { toastAtom } from '../core/toasts.ts';
import { latched, postsSettledAtom } from './latch.ts';
import { linkAtom, linkQuestionAtom } from './link.ts';
import { ownsPhone } from './owner.ts';
import {
  callOrderAtom,
  identityAtom,
  interruptionAtom,
  nextStoreAtom,
  personAtom,
  sendAtom,
  startupAtom,
  storeSessionAtom,
  userAtom,
} from './session.ts';
import { letInAtom, loginAtom, runStartupAtom } from './start.ts';
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

export interface EnteredByLink {
  /** Why the code could not be checked, so that the user may try again. Null otherwise. */
  failure: FailureKind | null;
  /** Path of the screen to open. Null for none. */
  to: string | null;
}

/**
 * Called by 'Sí, entrar': logs in with the code of the link about which the user was asked (decision D1). The user stays
 * logged in until the server accepts the code. A block, an old version or maintenance opens its own screen, as after
 * any call (spec section 8).
 */
export const enterByLinkAtom = latched(
  async (_post, get, set): Promise<EnteredByLink> => {
    const stay: EnteredByLink = { failure: null, to: null };
    const link = get(linkQuestionAtom);
    if (!link) return stay;
    const isCancelled = set(beginAttemptAtom);
    const { id } = get(userAtom);
    const asked = get(callOrderAtom).ask();
    const answer = await login(get(sendAtom), link.code).catch(toFailure);
    // Another tab may have logged out, or logged in another user.
    if (isCancelled() || !ownsPhone(id)) return stay;
    const isAccepted = 'token' in answer;
    const end = isAccepted ? entryDenial(answer.user) : globalEnd(answer);
    if (!isAccepted && end === null && answer.kind !== 'unauthorized') {
      await burstOver();
      return { ...stay, failure: answer.kind };
    }
    set(linkAtom, null);
    if (end && end.step !== 'failed') set(interruptionAtom, destination(end));
    else if (end) set(toastAtom, refusedToast('denied'));
    else if (!isAccepted) set(toastAtom, refusedToast('unknown-code'));
    else if (sameId(answer.user.id, id)) {
      set(identityAtom, set(storeSessionAtom, answer, link.code), asked);
      return { ...stay, to: link.to };
    } else if (await set(letInNextAtom, answer, link.code, isCancelled)) {
      get(nextStoreAtom)?.set(toastAtom, enteredToast(answer.user));
      return { ...stay, to: link.to };
    }
    return stay;
  },
  { leadsOn: ({ to }) => to !== null },
);
