import type { Wallet } from '../wallet/wallet.ts';
import type { Failure } from './failure.ts';
import { staffMessage } from './server-message.ts';
import type { User } from './user.ts';

/** Shown when a block comes without a message of its own (spec section 8). */
export const BLOCKED_MESSAGE = 'Usuario bloqueado';

/** Who is logged in, and their balance. */
export interface Identity {
  user: User;
  wallet: Wallet;
}

/** What the phone remembers of who is in, for when the server is out of reach (decision 64). */
export interface KeptIdentity {
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
 * Start-up of the app and the session after it (spec section 4, Session; decisions 3 and 54). Only the splash is shown
 * until it is `ready` or ends in a state with a screen of its own; `left`: the user's token was removed, as when
 * another tab logged out.
 */
export type Startup =
  | { step: 'booting' }
  | { step: 'fetching-user'; code: string | null }
  | { step: 'logging-in'; code: string }
  | {
      step: 'ready';
      enteredBy: 'token' | 'code';
      identity: Identity;
      /** When the kept identity was told, ms since 1970; left out once the server itself has told who is in. */
      keptAt?: number;
      /**
       * The start-up still waits for the server's answer, and shows the kept identity meanwhile (decision 66). Its
       * events mean what they mean without one.
       */
      awaiting?: Startup & { step: 'fetching-user' };
    }
  | { step: 'blocked'; message: string }
  | { step: 'version' }
  | { step: 'maintenance' }
  | { step: 'failed'; reason: StartupFailure }
  | { step: 'left' };

/**
 * `call-failed`: the start-up's own call. `other-call-failed`: any other one; it says nothing about the start-up.
 * `identity-arrived`: the identity of another call than the start-up's: a renewed token, the refresh after an order.
 * `code-refused`: the stored code no longer renews the token. `token-gone`: it was removed from the phone.
 * `user-remembered`: who the token belonged to last, until the server says who it belongs to.
 * `user-late`: the server takes its time to say so.
 */
export type StartupEvent =
  | { type: 'start'; token: string | null; code: string | null }
  | { type: 'user-loaded'; identity: Identity }
  | { type: 'logged-in'; identity: Identity }
  | { type: 'identity-arrived'; identity: Identity }
  | { type: 'user-remembered'; kept: KeptIdentity }
  | { type: 'user-late'; kept: KeptIdentity }
  | { type: 'call-failed'; failure: Failure; kept?: KeptIdentity | null }
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

/** Opens with what the phone remembers, until the server tells more. */
function admitKept({ identity, at }: KeptIdentity): Startup {
  const state = admit(identity, 'token');
  return state.step === 'ready' ? { ...state, keptAt: at } : state;
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

function unreachable(kind: Failure['kind']): boolean {
  return kind === 'offline' || kind === 'timeout';
}

/**
 * Events while a user is logged in. A failure that does not concern the user (an old version, maintenance, no network)
 * does not log them out: they may go on when it is over.
 */
function whileIn(state: Startup & { step: 'ready' }, event: StartupEvent): Startup {
  switch (event.type) {
    // The start-up's own answer comes after `user-late`, too.
    case 'user-loaded':
    case 'identity-arrived':
      // The identity of another user is not taken over.
      return event.identity.user.id === state.identity.user.id
        ? admit(event.identity, state.enteredBy)
        : state;
    case 'other-call-failed':
      if (event.failure.kind === 'unauthorized') return { step: 'failed', reason: 'no-code' };
      return event.failure.kind === 'blacklisted' ? (globalEnd(event.failure) ?? state) : state;
    case 'code-refused':
      return { step: 'failed', reason: 'login-failed' };
    case 'token-gone':
      return { step: 'left' };
    default:
      return state;
  }
}

/** Events that are not the start-up's own. */
const ANYTIME: readonly StartupEvent['type'][] = [
  'identity-arrived',
  'other-call-failed',
  'code-refused',
  'token-gone',
];

/** The next state; an event that the state does not expect changes nothing. */
export function startup(state: Startup, event: StartupEvent): Startup {
  if (state.step === 'ready' && event.type !== 'start') {
    const { awaiting } = state;
    if (!awaiting || ANYTIME.includes(event.type)) return whileIn(state, event);
    const next = startup(awaiting, event);
    return next === awaiting ? state : next;
  }
  switch (event.type) {
    case 'start':
      if (event.token !== null) return { step: 'fetching-user', code: event.code };
      if (event.code !== null) return { step: 'logging-in', code: event.code };
      return { step: 'failed', reason: 'no-code' };
    case 'user-loaded':
      return state.step === 'fetching-user' ? admit(event.identity, 'token') : state;
    case 'user-remembered': {
      if (state.step !== 'fetching-user') return state;
      const next = admitKept(event.kept);
      return next.step === 'ready' ? { ...next, awaiting: state } : state;
    }
    case 'user-late':
      return state.step === 'fetching-user' ? admitKept(event.kept) : state;
    case 'logged-in':
      return state.step === 'logging-in' ? admit(event.identity, 'code') : state;
    case 'identity-arrived':
      return state.step === 'booting' ? admit(event.identity, 'token') : state;
    case 'call-failed': {
      if (state.step !== 'fetching-user' && state.step !== 'logging-in') return state;
      const end = globalEnd(event.failure);
      if (end) return end;
      if (unreachable(event.failure.kind)) {
        // The token was not judged, and neither was a code: only who is remembered by the token is let in.
        return state.step === 'fetching-user' && event.kept
          ? admitKept(event.kept)
          : { step: 'failed', reason: 'unreachable' };
      }
      if (state.step === 'logging-in') {
        // Only a 401 is about the code (contract, Calls); anything else failed before it was judged (decision D2).
        const isRefused = event.failure.kind === 'unauthorized';
        return { step: 'failed', reason: isRefused ? 'login-failed' : 'server' };
      }
      return state.code === null
        ? { step: 'failed', reason: 'no-code' }
        : { step: 'logging-in', code: state.code };
    }
    default:
      return state;
  }
}

/** Screen after the start-up when the address names none in particular (decision 3). */
export function landing(
  enteredBy: 'token' | 'code',
  user: Pick<User, 'tour_complete'>,
): 'score' | 'start' {
  return enteredBy === 'token' || user.tour_complete ? 'score' : 'start';
}
