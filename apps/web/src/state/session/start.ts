import {
  enteredToast,
  entryDenial,
  refusedToast,
  type Session,
  type Startup,
  sameId,
} from '@gemas/domain';
import { startTransition } from 'react';
import { toFailure } from '../../api/error.ts';
import { fetchUser, login } from '../../api/session.ts';
import { config } from '../../config.ts';
import { atom } from '../core/jotai.ts';
import { LOCAL_KEYS, local, OWNER_KEY } from '../core/storage.ts';
import { toastAtom } from '../core/toasts.ts';
import { decryptLoginCode } from './login-code.ts';
import { ownsPhone } from './owner.ts';
import { rememberedIdentity } from './persisted-answer.ts';
import {
  callOrderAtom,
  identityAtom,
  nextStoreAtom,
  sendAtom,
  startupAtom,
  storeSessionAtom,
  tokenAtom,
  userAtom,
} from './session.ts';

/** Sends a log-in for this store's user. After its success, answers to earlier calls have no effect. */
export const loginAtom = atom(null, async (get, _set, code: string): Promise<Session> => {
  const asked = get(callOrderAtom).ask();
  const answer = await login(get(sendAtom), code);
  get(callOrderAtom).supersedeBefore(asked);
  return answer;
});

/** Logs in the user whom the server returned for a code. */
export const letInAtom = atom(null, (_get, set, answer: Session, code: string): Startup => {
  const identity = set(storeSessionAtom, answer, code);
  set(startupAtom, { type: 'start', token: null, code });
  return set(startupAtom, { type: 'logged-in', identity });
});

/** What the phone has stored about who is logged in. Another tab may change these values at any time. */
const storedSession = () =>
  [LOCAL_KEYS.token, LOCAL_KEYS.loginCode, OWNER_KEY].map((key) => local.getItem(key)).join();

/** Logs in with a code. Returns false if another tab has logged out or logged in another user meanwhile. */
const logInAtom = atom(null, async (_get, set, code: string): Promise<boolean> => {
  const before = storedSession();
  const answer = await set(loginAtom, code).then(
    (session) => ({ session }),
    (error: unknown) => ({ failure: toFailure(error) }),
  );
  if (storedSession() !== before) return false;
  if ('failure' in answer) set(startupAtom, { type: 'call-failed', failure: answer.failure });
  // In a transition, React renders the first screen in short tasks. A single task would block a slow phone.
  else startTransition(() => void set(letInAtom, answer.session, code));
  return true;
});

/** Asks the server for the user of the token. Returns false if another tab has changed what is stored meanwhile. */
const fetchUserOnceAtom = atom(null, async (get, set): Promise<boolean> => {
  const token = local.getItem(LOCAL_KEYS.token);
  const code = local.getItem(LOCAL_KEYS.loginCode);
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
      startTransition(() => set(identityAtom, answer.identity, asked, 'user-confirmed'));
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
    // While the call was pending, the user may have been logged out, or another user may have been logged in. The other
    // user has a new store, which sends its own call.
    const { step } = get(startupAtom);
    if ((step !== 'fetching-user' && step !== 'logging-in') || get(nextStoreAtom)) return;
  }
});

/**
 * Asks the server whether the user of a link's code may log in. If not, shows a toast and returns null. The data of the
 * current user stay until the caller logs in the user of the link.
 */
export const tryLinkCodeAtom = atom(null, async (get, set, code: string) => {
  const refuse = (reason: Parameters<typeof refusedToast>[0]) => {
    set(toastAtom, refusedToast(reason));
    return null;
  };
  try {
    const answer = await login(get(sendAtom), code);
    return entryDenial(answer.user) ? refuse('denied') : answer;
  } catch (error) {
    return refuse(toFailure(error).kind);
  }
});

/** Tries to log in with the code of the opened link during the start-up. Returns whether a user was logged in. */
const enterByLinkAtom = atom(null, async (_get, set, code: string): Promise<boolean> => {
  const owner = local.getItem(OWNER_KEY);
  set(startupAtom, { type: 'start', token: null, code });
  const answer = await set(tryLinkCodeAtom, code);
  if (!answer) return false;
  startTransition(() => void set(letInAtom, answer, code));
  const isAnother = owner !== null && owner !== String(answer.user.id);
  if (isAnother) set(toastAtom, enteredToast(answer.user));
  return true;
});

const openSessionAtom = atom(null, async (get, set, encrypted: string | null): Promise<void> => {
  const given = encrypted === null ? null : await decryptLoginCode(encrypted, config.loginCodeKey);
  const stored = local.getItem(LOCAL_KEYS.loginCode);
  const isSomebodyHere = stored !== null || get(tokenAtom) !== null;
  if (encrypted !== null && given === null && isSomebodyHere) {
    set(toastAtom, refusedToast('unreadable-code'));
  }
  if (given !== null && given !== stored) {
    if (!isSomebodyHere) local.setItem(LOCAL_KEYS.loginCode, given);
    else if (await set(enterByLinkAtom, given)) return;
  }
  await set(fetchUserAtom);
});

/** The start-up in progress; null before and after it. */
const runningStartupAtom = atom<Promise<void> | null>(null);

/**
 * Runs the start-up (spec section 4, Session; decision D1). Resolves when the start-up has ended.
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
  const isStillTheirs = () => get(nextStoreAtom) === null && ownsPhone(id);
  if (code === null || !isStillTheirs()) return false;
  const asked = get(callOrderAtom).ask();
  const answer = await login(get(sendAtom), code).catch((error: unknown) => {
    if (toFailure(error).kind === 'unauthorized') set(startupAtom, { type: 'code-refused' });
    throw error;
  });
  if (!sameId(answer.user.id, id) || !isStillTheirs()) return false;
  set(identityAtom, set(storeSessionAtom, answer, code), asked);
  return entryDenial(answer.user) === null;
});
