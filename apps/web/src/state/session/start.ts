import {
  enteredToast,
  entryDenial,
  type Identity,
  nextStartup,
  refusedToast,
  type Session,
  type Startup,
  sameId,
} from '@gemas/domain';
import { atom } from 'jotai';
import { startTransition } from 'react';
import { toFailure } from '../../api/call.ts';
import { fetchUser, login } from '../../api/session.ts';
import { config } from '../../config.ts';
import { LOCAL_KEYS, local, OWNER_KEY, SESSION_KEYS, session } from '../core/storage.ts';
import { toastAtom } from '../core/toasts.ts';
import { rememberedIdentity } from './answer-store.ts';
import { leaveForAtom, letInNextAtom } from './change-person.ts';
import { decryptLoginCode } from './login-code.ts';
import { ownsPhone, readVisit, takeOverPhone } from './owner.ts';
import {
  callOrderAtom,
  identityAtom,
  linkAtom,
  linkQuestionAtom,
  sendAtom,
  shownIdAtom,
  startupAtom,
  stayOnStartAtom,
  storeSessionAtom,
  tokenAtom,
  userAtom,
} from './session.ts';

/** Sends a log-in. After its success, answers to earlier calls have no effect. */
export const loginAtom = atom(null, async (get, _set, code: string): Promise<Session> => {
  const asked = get(callOrderAtom).ask();
  const answer = await login(get(sendAtom), code);
  get(callOrderAtom).supersedeBefore(asked);
  return answer;
});

/** What the phone has stored about who is logged in. Another tab may change these values at any time. */
const storedSession = () =>
  [LOCAL_KEYS.token, LOCAL_KEYS.loginCode, OWNER_KEY].map((key) => local.getItem(key)).join();

/**
 * Logs in with a code. Returns false if another tab has logged out or logged in another user meanwhile. A toast says who
 * is in now if the phone's data belonged to another user.
 */
const logInAtom = atom(null, async (get, set, code: string): Promise<boolean> => {
  const before = storedSession();
  const owner = local.getItem(OWNER_KEY);
  const answer = await set(loginAtom, code).then(
    (entered) => ({ entered }),
    (error: unknown) => ({ failure: toFailure(error) }),
  );
  if (storedSession() !== before) return false;
  if ('failure' in answer) {
    set(startupAtom, { type: 'call-failed', failure: answer.failure });
    return true;
  }
  const { entered } = answer;
  const isTold = owner !== null && owner !== String(entered.user.id);
  // In a transition, React renders the first screen in short tasks. A single task would block a slow phone.
  startTransition(() => void set(letInNextAtom, entered, code, { address: null, isTold }));
  if (isTold && get(identityAtom)) set(toastAtom, enteredToast(entered.user));
  return true;
});

/**
 * Sets the user that the server has returned for the token. If the page has shown another user as the user of this
 * token, loads the page.
 *
 * @param asked see `identityAtom`
 */
export const confirmIdentityAtom = atom(
  null,
  (
    get,
    set,
    identity: Identity,
    asked: number,
    type: 'identity-arrived' | 'user-confirmed' = 'identity-arrived',
  ): void => {
    const former = get(shownIdAtom);
    const state = get(startupAtom);
    // Asks the reducer first, because nothing may change if another user has come.
    const wouldBegin =
      state.step !== 'ready' && nextStartup(state, { type, identity }).step === 'ready';
    if (wouldBegin && former !== null && !sameId(former, identity.user.id)) {
      const isPhoneAnothers = local.getItem(LOCAL_KEYS.token) !== get(tokenAtom);
      void set(leaveForAtom, null, () => takeOverPhone(identity.user, null, isPhoneAnothers));
    } else set(identityAtom, identity, asked, type);
  },
);

/** Asks the server for the user of the token. Returns false if another tab has changed what is stored meanwhile. */
const fetchUserOnceAtom = atom(null, async (get, set): Promise<boolean> => {
  const token = local.getItem(LOCAL_KEYS.token);
  const code = get(linkAtom)?.code ?? local.getItem(LOCAL_KEYS.loginCode);
  if (token !== get(tokenAtom)) set(tokenAtom, token);
  const remembered = rememberedIdentity(token);
  let state = set(startupAtom, { type: 'start', token, code, remembered });
  if (state.step === 'fetching-user') {
    const asked = get(callOrderAtom).ask();
    // Earlier calls may have been sent with another token, so their answers are ignored.
    get(callOrderAtom).supersedeBefore(asked);
    const answer = await fetchUser(get(sendAtom), true).then(
      (identity) => ({ identity }),
      (error: unknown) => ({ failure: toFailure(error) }),
    );
    if (local.getItem(LOCAL_KEYS.token) !== token) return false;
    if ('identity' in answer) {
      startTransition(() => set(confirmIdentityAtom, answer.identity, asked, 'user-confirmed'));
      return true;
    }
    const { failure } = answer;
    if (failure.kind === 'unauthorized') set(tokenAtom, null);
    startTransition(() => {
      state = set(startupAtom, { type: 'call-failed', failure });
    });
  }
  return state.step === 'logging-in' ? set(logInAtom, state.code) : true;
});

const fetchUserAtom = atom(null, async (get, set): Promise<void> => {
  while (!(await set(fetchUserOnceAtom))) {
    // While the call was pending, another tab may have logged the user out, or logged in another user.
    const { step } = get(startupAtom);
    if (step !== 'fetching-user' && step !== 'logging-in') return;
    const shown = get(shownIdAtom);
    if (shown !== null && !ownsPhone(shown)) return set(leaveForAtom, null);
  }
});

/** Ends a link whose code is the user's own. Stores the code, because the code renews the session. */
const endOwnLinkAtom = atom(null, (get, set): boolean => {
  const link = get(linkAtom);
  if (!link || get(identityAtom) === null || get(linkQuestionAtom)) return false;
  // Another tab may have logged out meanwhile.
  if (ownsPhone(get(userAtom).id)) local.setItem(LOCAL_KEYS.loginCode, link.code);
  set(linkAtom, null);
  return true;
});

/** Finishes a log-in of another user that has led to this page load (`letInNextAtom`). */
const endArrivalAtom = atom(null, (get, set): void => {
  const user = get(identityAtom)?.user;
  if (!user) return;
  if (readVisit(user.id, SESSION_KEYS.arrival).isTold === true) set(toastAtom, enteredToast(user));
  session.removeItem(SESSION_KEYS.arrival);
});

/** Decrypts the login code of an opened link, and keeps it in `linkAtom`. A toast says that a code is unreadable. */
const keepLinkAtom = atom(
  null,
  async (get, set, encrypted: string, to: string | null): Promise<void> => {
    const code = await decryptLoginCode(encrypted, config.loginCodeKey);
    set(linkAtom, code === null ? null : { code, to });
    const isSomebodyHere = get(tokenAtom) !== null || local.getItem(LOCAL_KEYS.loginCode) !== null;
    if (code === null && isSomebodyHere) set(toastAtom, refusedToast('unreadable-code'));
  },
);

/**
 * Handles a link with a login code, opened while a user is logged in. Another user's code leads to a question
 * (`linkQuestionAtom`), and an unreadable code to a toast. Returns whether to open the link's screen `to` at once,
 * because the code is the user's own.
 */
export const followLinkAtom = atom(
  null,
  async (_get, set, encrypted: string, to: string): Promise<boolean> => {
    await set(keepLinkAtom, encrypted, to);
    return set(endOwnLinkAtom);
  },
);

const openSessionAtom = atom(null, async (get, set, encrypted: string | null): Promise<void> => {
  const arrival = readVisit(local.getItem(OWNER_KEY) ?? '', SESSION_KEYS.arrival);
  if (arrival.staysOnStart === true) set(stayOnStartAtom, true);
  if (encrypted !== null) await set(keepLinkAtom, encrypted, null);
  const isNobodyHere = get(tokenAtom) === null && local.getItem(LOCAL_KEYS.loginCode) === null;
  const link = encrypted === null ? null : get(linkAtom);
  if (isNobodyHere && link) local.setItem(LOCAL_KEYS.loginCode, link.code);
  // A log-out in another tab also ends a link that was opened before.
  else if (isNobodyHere) set(linkAtom, null);
  await set(fetchUserAtom);
  set(endOwnLinkAtom);
  set(endArrivalAtom);
});

/** The start-up in progress; null before and after it. */
const runningStartupAtom = atom<Promise<void> | null>(null);

/**
 * Runs the start-up (spec section 4, Session; decision D1). Resolves when the start-up has ended. Without a code,
 * sets the remembered data (`rememberedAtom`) before it returns.
 *
 * @param encrypted the encrypted login code from the page's address; null for none
 */
export const runStartupAtom = atom(
  null,
  async (_get, set, encrypted: string | null): Promise<void> => {
    const running = set(openSessionAtom, encrypted);
    set(runningStartupAtom, running);
    await running;
    set(runningStartupAtom, null);
  },
);

/**
 * Logs in again with the stored code after a call failed with a 401. Returns true if that call can be repeated with
 * the new token, false if there is no code or the user may not log in any more. Throws `ApiError` if the log-in failed.
 */
export const renewTokenAtom = atom(null, async (get, set): Promise<boolean> => {
  const running = get(runningStartupAtom);
  if (running) {
    const before = get(tokenAtom);
    // The start-up uses the same refused token, so it may log in again itself. Waiting here avoids a second log-in.
    await running;
    const state: Startup = get(startupAtom);
    if (state.step !== 'ready' && state.step !== 'offline') return false;
    const hasLoggedIn = state.step === 'ready' && state.enteredBy === 'code';
    if (hasLoggedIn || get(tokenAtom) !== before) return true;
  }
  const code = local.getItem(LOCAL_KEYS.loginCode);
  const { id } = get(userAtom);
  // Another tab may have logged in another user. No call of this user may continue with the other's token.
  if (code === null || !ownsPhone(id)) return false;
  const asked = get(callOrderAtom).ask();
  const answer = await login(get(sendAtom), code).catch((error: unknown) => {
    if (toFailure(error).kind === 'unauthorized') set(startupAtom, { type: 'code-refused' });
    throw error;
  });
  if (!sameId(answer.user.id, id) || !ownsPhone(id)) return false;
  set(identityAtom, set(storeSessionAtom, answer, code), asked);
  return entryDenial(answer.user) === null;
});
