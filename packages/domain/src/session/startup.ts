import type { Wallet } from '../wallet/wallet.ts';
import { type Failure, isUnreachable } from './failure.ts';
import { staffMessage } from './server-message.ts';
import type { User } from './user.ts';

/** Shown when a block comes without a message of its own (spec section 8). */
export const BLOCKED_MESSAGE = 'Usuario bloqueado';

/** A person and their balance. */
export interface Identity {
  user: User;
  wallet: Wallet;
}

/**
 * What the phone remembers of who was in (decision 64). It may be looked at until the server answers. It is not a session:
 * it decides nothing. The app reads with the stored token meanwhile, and posts nothing.
 */
export interface Picture {
  identity: Identity;
  /** When the server last told it, ms since 1970. */
  at: number;
}

/** The part of an identity that may be kept on the phone: no address, phone or e-mail (decision 10). */
export function withoutContact({ user, wallet }: Identity): Identity {
  return { user: { ...user, email: '', phone: '', addresses: [] }, wallet };
}

/** Why nobody is logged in (decision 4): each reason has its own sentence on SessionFail. */
export type StartupFailure = 'no-code' | 'login-failed' | 'inactive' | 'unreachable' | 'server';

/**
 * Start-up of the app and the session after it (spec section 4, Session; decisions 3 and 54).
 *
 * - `fetching-user`: the server is asked who the token belongs to. Meanwhile the picture is shown, if there is one.
 * - `picture`: the server cannot be reached. What the phone remembers may be looked at until it can.
 * - `ready`: the server has said who is in. The session has begun.
 * - `left`: the user's token was removed, as when another tab logged out.
 */
export type Startup =
  | { step: 'booting' }
  | { step: 'fetching-user'; code: string | null; picture: Picture | null }
  | { step: 'logging-in'; code: string }
  | { step: 'picture'; picture: Picture }
  | { step: 'ready'; enteredBy: 'token' | 'code'; identity: Identity }
  | { step: 'blocked'; message: string }
  | { step: 'version' }
  | { step: 'maintenance' }
  | { step: 'failed'; reason: StartupFailure }
  | { step: 'left' };

/**
 * `start`: the app is opened, or another token or code is tried. `restart`: the start-up is about to begin anew, and nobody is
 * shown until then. `user-told` and `call-failed`: the start-up's own call has
 * told who the token belongs to, or has failed. `identity-arrived` and `other-call-failed`: another call has. `code-refused`:
 * the stored code no longer renews the token. `token-gone`: the token was removed from the phone.
 */
export type StartupEvent =
  | { type: 'start'; token: string | null; code: string | null; picture?: Picture | null }
  | { type: 'restart' }
  | { type: 'user-told'; identity: Identity }
  | { type: 'identity-arrived'; identity: Identity }
  | { type: 'logged-in'; identity: Identity }
  | { type: 'call-failed'; failure: Failure }
  | { type: 'other-call-failed'; failure: Failure }
  | { type: 'code-refused' }
  | { type: 'token-gone' };

/** Why a user may not log in, null for who may: the one rule for every identity that arrives (decision 54). */
export function entryDenial(user: User): Startup | null {
  if (user.black_list) {
    return { step: 'blocked', message: staffMessage(user.black_list_message) ?? BLOCKED_MESSAGE };
  }
  return user.active ? null : { step: 'failed', reason: 'inactive' };
}

function admit(identity: Identity, enteredBy: 'token' | 'code'): Startup {
  return entryDenial(identity.user) ?? { step: 'ready', enteredBy, identity };
}

/** Failures that mean the same in every step; null for those that depend on it. */
function globalEnd({ kind, message }: Failure): Startup | null {
  switch (kind) {
    case 'blacklisted':
      return { step: 'blocked', message: staffMessage(message) ?? BLOCKED_MESSAGE };
    case 'version':
      return { step: 'version' };
    case 'maintenance':
      return { step: 'maintenance' };
    default:
      return null;
  }
}

/** The picture that may be looked at now; null where there is none, or the server has spoken. */
export function pictureOf(state: Startup): Picture | null {
  return state.step === 'picture' || state.step === 'fetching-user' ? state.picture : null;
}

/** True where nobody is logged in: nothing of the last user may be left for the visit. */
export function isLoggedOut({ step }: Startup): boolean {
  return step === 'failed' || step === 'blocked' || step === 'left';
}

/** True where nobody was let in only because the server could not answer: they may go on when it can. */
export function isPutOff(reason: StartupFailure): boolean {
  return reason === 'unreachable' || reason === 'server';
}

/** False where the server could not say who is in. */
export function isJudged(state: Startup): boolean {
  return state.step !== 'failed' || !isPutOff(state.reason);
}

/** The user as the server tells them, for the token that is on the phone. */
function identityArrived(state: Startup, identity: Identity): Startup {
  switch (state.step) {
    case 'ready':
      // The identity of another user is not taken over.
      return identity.user.id === state.identity.user.id ? admit(identity, state.enteredBy) : state;
    case 'booting':
    case 'picture':
      return admit(identity, 'token');
    default:
      // While the start-up asks itself, the token may have changed since this was asked.
      return state;
  }
}

/** The start-up's own call has failed. */
function callFailed(state: Startup, failure: Failure): Startup {
  if (state.step !== 'fetching-user' && state.step !== 'logging-in') return state;
  const end = globalEnd(failure);
  if (end) return end;
  if (isUnreachable(failure.kind)) {
    // The token was not judged, and neither was a code. Only what is remembered for the token can be looked at.
    const picture = pictureOf(state);
    return picture ? { step: 'picture', picture } : { step: 'failed', reason: 'unreachable' };
  }
  if (state.step === 'logging-in') {
    // Only a 401 is about the code (contract, Calls); anything else failed before it was judged (decision D2).
    const isRefused = failure.kind === 'unauthorized';
    return { step: 'failed', reason: isRefused ? 'login-failed' : 'server' };
  }
  if (state.code !== null) return { step: 'logging-in', code: state.code };
  return { step: 'failed', reason: failure.kind === 'unauthorized' ? 'no-code' : 'server' };
}

/**
 * Another call has failed. It is about the session only if it says so: the token is dead and was not renewed, or the person
 * is blocked. Who meets an old version, maintenance or no network may go on when that is over.
 */
function otherCallFailed(state: Startup, failure: Failure): Startup {
  if (state.step !== 'ready' && state.step !== 'picture') return state;
  if (failure.kind === 'unauthorized') return { step: 'failed', reason: 'no-code' };
  return failure.kind === 'blacklisted' ? (globalEnd(failure) ?? state) : state;
}

function start({ token, code, picture = null }: StartupEvent & { type: 'start' }): Startup {
  if (token === null) {
    return code === null ? { step: 'failed', reason: 'no-code' } : { step: 'logging-in', code };
  }
  const mayBeShown = picture !== null && entryDenial(picture.identity.user) === null;
  return { step: 'fetching-user', code, picture: mayBeShown ? picture : null };
}

/** The next state; an event that the state does not expect changes nothing. */
export function startup(state: Startup, event: StartupEvent): Startup {
  const isShown = state.step === 'ready' || pictureOf(state) !== null;
  switch (event.type) {
    case 'start':
      return start(event);
    case 'restart':
      return { step: 'fetching-user', code: null, picture: null };
    case 'user-told':
      return state.step === 'fetching-user' ? admit(event.identity, 'token') : state;
    case 'identity-arrived':
      return identityArrived(state, event.identity);
    case 'logged-in':
      return state.step === 'logging-in' ? admit(event.identity, 'code') : state;
    case 'call-failed':
      return callFailed(state, event.failure);
    case 'other-call-failed':
      return otherCallFailed(state, event.failure);
    case 'code-refused':
      return isShown ? { step: 'failed', reason: 'login-failed' } : state;
    case 'token-gone':
      return isShown ? { step: 'left' } : state;
  }
}

/** Screen after the start-up when the address names none in particular (decision 3). */
export function landing(
  enteredBy: 'token' | 'code',
  user: Pick<User, 'tour_complete'>,
): 'score' | 'start' {
  return enteredBy === 'token' || user.tour_complete ? 'score' : 'start';
}
