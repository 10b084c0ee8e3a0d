import { type Id, sameId } from '../format/id.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { type Failure, isUnreachable } from './failure.ts';
import { messageForUsers } from './server-message.ts';
import type { User } from './user.ts';

/** Message for a blocked user if the server sends none (spec section 8). */
export const BLOCKED_MESSAGE = 'Usuario bloqueado';

export interface Identity {
  user: User;
  wallet: Wallet;
}

/**
 * User and balance as the phone stored them when the app was last used (decision 64). They may be shown until the
 * server answers. Showing them does not begin the session. Until the session begins, the app only fetches data, with
 * the stored token, and sends no changes.
 */
export interface RememberedIdentity {
  identity: Identity;
  /** When the server last confirmed the identity, ms since 1970. */
  at: number;
}

/**
 * Returns the part of an identity that may be stored on the phone: no address, phone number or e-mail (decision 10).
 */
export function withoutContact({ user, wallet }: Identity): Identity {
  return { user: { ...user, email: '', phone: '', addresses: [] }, wallet };
}

/** Why nobody is logged in (decision 4). SessionFail shows a different sentence for each reason. */
export type StartupFailure =
  | 'no-code'
  | 'login-failed'
  | 'inactive'
  | 'unreachable'
  | 'busy'
  | 'server';

/**
 * State of the start-up and of the session after it (spec section 4, Session; decisions 3 and 54).
 *
 * - `fetching-user`: the app has asked the server to whom the token belongs. Meanwhile the remembered data
 *   (`RememberedIdentity`) are shown, if there are any.
 * - `offline`: the server cannot be reached. The remembered data may be shown until the server answers.
 * - `ready`: the server has confirmed the user `userId`. The session has begun. `landing` is the first screen if the
 *   address names none.
 * - `left`: the user's token was removed, for example because another tab logged out.
 * - `leaving`: the page will be loaded again, because another user may come next (decision 55). No user is shown any more,
 *   and no event changes this state.
 */
export type Startup =
  | { step: 'booting' }
  | { step: 'fetching-user'; code: string | null; remembered: RememberedIdentity | null }
  | { step: 'logging-in'; code: string }
  | { step: 'offline'; remembered: RememberedIdentity }
  | { step: 'ready'; enteredBy: 'token' | 'code'; userId: Id; landing: 'score' | 'start' }
  | { step: 'blocked'; message: string }
  | { step: 'version' }
  | { step: 'maintenance' }
  | { step: 'failed'; reason: StartupFailure }
  | { step: 'left' }
  | { step: 'leaving' };

/**
 * The events of the start-up and the session.
 *
 * - `start`: the app was opened, or tries another token or code.
 * - `user-confirmed` and `call-failed`: the start-up's own call has returned the user of the token, or has failed.
 * - `identity-arrived` and `other-call-failed`: another call has returned a user, or has failed.
 * - `code-refused`: the server no longer renews the token for the stored code.
 * - `token-gone`: the token was removed from the phone.
 * - `leave`: a page load has been requested.
 */
export type StartupEvent =
  | {
      type: 'start';
      token: string | null;
      code: string | null;
      remembered?: RememberedIdentity | null;
    }
  | { type: 'user-confirmed'; identity: Identity }
  | { type: 'identity-arrived'; identity: Identity }
  | { type: 'logged-in'; identity: Identity }
  | { type: 'call-failed'; failure: Failure }
  | { type: 'other-call-failed'; failure: Failure }
  | { type: 'code-refused' }
  | { type: 'token-gone' }
  | { type: 'leave' };

/**
 * Returns the state for a user who may not log in: blocked or failed. Null if the user may log in. This function
 * alone decides whether a user may log in (decision 54).
 */
export function entryDenial(user: User): Startup | null {
  if (user.black_list) {
    return {
      step: 'blocked',
      message: messageForUsers(user.black_list_message) ?? BLOCKED_MESSAGE,
    };
  }
  return user.active ? null : { step: 'failed', reason: 'inactive' };
}

function admit(identity: Identity, enteredBy: 'token' | 'code'): Startup {
  const { user } = identity;
  const first = landing(enteredBy, user);
  return entryDenial(user) ?? { step: 'ready', enteredBy, userId: user.id, landing: first };
}

/**
 * Returns the state after a failure that any call may report: the user is blocked, this version of the app is too old,
 * or the server is in maintenance. Null for other failures.
 */
export function globalEnd({ kind, message }: Failure): Startup | null {
  switch (kind) {
    case 'blacklisted':
      return { step: 'blocked', message: messageForUsers(message) ?? BLOCKED_MESSAGE };
    case 'version':
      return { step: 'version' };
    case 'maintenance':
      return { step: 'maintenance' };
    default:
      return null;
  }
}

/** Returns the remembered data that may be shown now. Null if there are none, or if the server has answered. */
export function rememberedOf(state: Startup): RememberedIdentity | null {
  return state.step === 'offline' || state.step === 'fetching-user' ? state.remembered : null;
}

/** True if nobody is logged in. In that case no data of the last user may remain in memory. */
export function isLoggedOut({ step }: Startup): boolean {
  return step === 'failed' || step === 'blocked' || step === 'left';
}

/** True if the log-in failed only because the server could not answer, so that a later attempt may succeed. */
export function canBeRetried(reason: StartupFailure): boolean {
  return reason === 'unreachable' || reason === 'busy' || reason === 'server';
}

/**
 * False if the log-in failed only because the server could not answer. The user may then still be logged in, so the
 * user's data must stay on the phone. Called only if `isLoggedOut` is true.
 */
export function isLogOutFinal(state: Startup): boolean {
  return state.step !== 'failed' || !canBeRetried(state.reason);
}

/**
 * True if the phone has to remove the token, because the change from `before` to `after` has logged out a user. False
 * if the user was blocked or became inactive. The phone keeps the token of such a user.
 */
export function hasLostToken(before: Startup, after: Startup): boolean {
  const wasIn = before.step === 'ready' || before.step === 'offline';
  return (
    wasIn && (after.step === 'left' || (after.step === 'failed' && after.reason !== 'inactive'))
  );
}

/** Returns the state after the event `identity-arrived`: a call of another part of the app has returned a user. */
function identityArrived(state: Startup, identity: Identity): Startup {
  switch (state.step) {
    case 'ready':
      // A session never changes to another user, so the identity of another user is ignored.
      return sameId(identity.user.id, state.userId) ? admit(identity, state.enteredBy) : state;
    case 'booting':
    case 'offline':
      return admit(identity, 'token');
    default:
      // Ignores this user, because the token may have changed since the user was requested. The start-up accepts only
      // the user that its own call has returned (event `user-confirmed`).
      return state;
  }
}

/** Returns the state after a call of the start-up (to fetch the user, or to log in) has failed. */
function callFailed(state: Startup, failure: Failure): Startup {
  if (state.step !== 'fetching-user' && state.step !== 'logging-in') return state;
  const end = globalEnd(failure);
  if (end) return end;
  const remembered = rememberedOf(state);
  const hasNoAnswer = isUnreachable(failure.kind);
  // The server has not checked the token, so only the data remembered for the token can be shown.
  if (hasNoAnswer && remembered) return { step: 'offline', remembered };
  const isLogIn = state.step === 'logging-in';
  if (!isLogIn && state.code !== null) return { step: 'logging-in', code: state.code };
  if (hasNoAnswer) return { step: 'failed', reason: 'unreachable' };
  switch (failure.kind) {
    case 'unauthorized':
      return { step: 'failed', reason: isLogIn ? 'login-failed' : 'no-code' };
    case 'busy':
      return { step: 'failed', reason: 'busy' };
    default:
      // The server has not judged the code (decision D2).
      return { step: 'failed', reason: 'server' };
  }
}

/**
 * Returns the state after the event `other-call-failed`: a call of another part of the app has failed. The session ends
 * only if the token expired and was not renewed, or if the user is blocked. In the state `offline`, the failures
 * `version` and `maintenance` have the same effect as during the start-up, because the server was reached again. No
 * other failure changes the state.
 */
function otherCallFailed(state: Startup, failure: Failure): Startup {
  if (state.step !== 'ready' && state.step !== 'offline') return state;
  if (failure.kind === 'unauthorized') return { step: 'failed', reason: 'no-code' };
  const isEnd = state.step === 'offline' || failure.kind === 'blacklisted';
  return (isEnd && globalEnd(failure)) || state;
}

function start({ token, code, remembered = null }: StartupEvent & { type: 'start' }): Startup {
  if (token === null) {
    return code === null ? { step: 'failed', reason: 'no-code' } : { step: 'logging-in', code };
  }
  const mayBeShown = remembered !== null && entryDenial(remembered.identity.user) === null;
  return { step: 'fetching-user', code, remembered: mayBeShown ? remembered : null };
}

/**
 * Returns the next state of the start-up or the session. An event that the current state does not expect changes
 * nothing.
 */
export function nextStartup(state: Startup, event: StartupEvent): Startup {
  if (state.step === 'leaving') return state;
  const isShown = state.step === 'ready' || rememberedOf(state) !== null;
  switch (event.type) {
    case 'start':
      return start(event);
    case 'user-confirmed':
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
    case 'leave':
      return { step: 'leaving' };
  }
}

/** Returns the first screen after the start-up if the address names no screen (decision 3). */
export function landing(
  enteredBy: 'token' | 'code',
  user: Pick<User, 'tour_complete'>,
): 'score' | 'start' {
  return enteredBy === 'token' || user.tour_complete ? 'score' : 'start';
}
