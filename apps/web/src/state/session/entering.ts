import {
  enteredToast,
  entryDenial,
  type FailureKind,
  refusedToast,
  type Startup,
} from '@gemas/domain';
import { toFailure } from '../../api/error.ts';
import { login } from '../../api/session.ts';
import { config } from '../../config.ts';
import { atom } from '../core/jotai.ts';
import { LOCAL_KEYS, local } from '../core/storage.ts';
import { toastAtom } from '../core/toasts.ts';
import { decryptLoginCode } from './login-code.ts';
import { beginAttemptAtom, letInNextAtom } from './next-person.ts';
import {
  askMomentAtom,
  identityAtom,
  nextStoreAtom,
  sendAtom,
  startupAtom,
  storeSessionAtom,
  userAtom,
} from './session.ts';
import { loginAtom } from './start.ts';

/** The last code that the user tried. It takes precedence over the stored code, which may be another user's. */
export const triedCodeAtom = atom<string | null>(null);

/** The result of trying a code. */
export interface Entered {
  /** Why the call failed. Null if the call succeeded, even if the user may not log in. */
  failure: FailureKind | null;
  /** State of the session afterwards; null if it is unchanged and the user may try another code. */
  startup: Startup | null;
}

/** Failures that do not depend on the code. Each has its own screen. */
const ENDS: readonly FailureKind[] = ['version', 'blacklisted', 'maintenance'];

/** Logs in with the code typed on SessionFail or Maintenance. */
export const enterAtom = atom(null, async (_get, set, code: string): Promise<Entered> => {
  set(triedCodeAtom, code);
  const isGivenUp = set(beginAttemptAtom);
  try {
    const answer = await set(loginAtom, code);
    return { failure: null, startup: await set(letInNextAtom, answer, code, isGivenUp) };
  } catch (error) {
    const failure = toFailure(error);
    if (isGivenUp() || !ENDS.includes(failure.kind))
      return { failure: failure.kind, startup: null };
    set(startupAtom, { type: 'start', token: null, code });
    return { failure: failure.kind, startup: set(startupAtom, { type: 'call-failed', failure }) };
  }
});

/**
 * Handles a link with a login code that is opened while a user is logged in. They stay logged in until the server has
 * accepted the code. Returns whether the link may be followed: false if its code was refused.
 */
export const followLinkAtom = atom(null, async (get, set, encrypted: string): Promise<boolean> => {
  const isGivenUp = set(beginAttemptAtom);
  const { id } = get(userAtom);
  const code = await decryptLoginCode(encrypted, config.loginCodeKey);
  if (code !== null && code === local.getItem(LOCAL_KEYS.loginCode)) return true;
  const refuse = (reason: Parameters<typeof refusedToast>[0]) => {
    set(toastAtom, refusedToast(reason));
    return false;
  };
  if (code === null) return refuse('unreadable-code');
  const asked = set(askMomentAtom);
  try {
    const answer = await login(get(sendAtom), code);
    if (isGivenUp()) return false;
    if (entryDenial(answer.user)) return refuse('denied');
    if (answer.user.id === id) {
      // The code is of the user who is logged in: only their token is replaced.
      set(identityAtom, set(storeSessionAtom, answer, code), asked);
      return true;
    }
    const entered = await set(letInNextAtom, answer, code, isGivenUp);
    const nextStore = get(nextStoreAtom);
    if (entered) nextStore?.set(toastAtom, enteredToast(answer.user));
    return entered !== null;
  } catch (error) {
    return refuse(toFailure(error).kind);
  }
});
