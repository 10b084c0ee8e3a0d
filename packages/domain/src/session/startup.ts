import type { Failure } from './failure.ts';
import type { User, Wallet } from './user.ts';

/** Shown when a block comes without a message of its own (spec section 8). */
export const BLOCKED_MESSAGE = 'Usuario bloqueado';

/** Who is in, and with how many gems. */
export interface Identity {
  user: User;
  wallet: Wallet;
}

/** Why nobody is in (decision 4): each reason gets its own sentence on SessionFail. */
export type StartupFailure = 'no-code' | 'login-failed' | 'inactive' | 'unreachable';

/**
 * Start-up of the app (spec section 4, Session; decision 3). Nothing but the splash is drawn before it is
 * `ready` or one of the ends that lead to a screen of their own.
 */
export type Startup =
  | { step: 'booting' }
  | { step: 'fetching-user'; code: string | null }
  | { step: 'logging-in'; code: string }
  | { step: 'ready'; enteredBy: 'token' | 'code'; identity: Identity }
  | { step: 'blocked'; message: string }
  | { step: 'version' }
  | { step: 'maintenance' }
  | { step: 'failed'; reason: StartupFailure };

export type StartupEvent =
  | { type: 'start'; token: string | null; code: string | null }
  | { type: 'user-loaded'; identity: Identity }
  | { type: 'logged-in'; identity: Identity }
  | { type: 'call-failed'; failure: Failure };

function admit(identity: Identity, enteredBy: 'token' | 'code'): Startup {
  const { user } = identity;
  if (user.black_list) {
    return { step: 'blocked', message: user.black_list_message || BLOCKED_MESSAGE };
  }
  if (!user.active) return { step: 'failed', reason: 'inactive' };
  return { step: 'ready', enteredBy, identity };
}

/** Failures that mean the same wherever they happen; null for those that depend on the step. */
function globalEnd({ kind, message }: Failure): Startup | null {
  switch (kind) {
    case 'blacklisted':
      return { step: 'blocked', message: message || BLOCKED_MESSAGE };
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

/** The next state; an event that the state does not expect changes nothing. */
export function startup(state: Startup, event: StartupEvent): Startup {
  switch (event.type) {
    case 'start':
      if (event.token !== null) return { step: 'fetching-user', code: event.code };
      if (event.code !== null) return { step: 'logging-in', code: event.code };
      return { step: 'failed', reason: 'no-code' };
    case 'user-loaded':
      return state.step === 'fetching-user' ? admit(event.identity, 'token') : state;
    case 'logged-in':
      return state.step === 'logging-in' ? admit(event.identity, 'code') : state;
    case 'call-failed': {
      if (state.step !== 'fetching-user' && state.step !== 'logging-in') return state;
      const end = globalEnd(event.failure);
      if (end) return end;
      if (unreachable(event.failure.kind)) return { step: 'failed', reason: 'unreachable' };
      if (state.step === 'logging-in') return { step: 'failed', reason: 'login-failed' };
      return state.code === null
        ? { step: 'failed', reason: 'no-code' }
        : { step: 'logging-in', code: state.code };
    }
  }
}

/** Screen that follows a finished start-up when the person asked for none in particular (decision 3). */
export function landing(
  enteredBy: 'token' | 'code',
  user: Pick<User, 'tour_complete'>,
): 'score' | 'start' {
  return enteredBy === 'token' || user.tour_complete ? 'score' : 'start';
}
