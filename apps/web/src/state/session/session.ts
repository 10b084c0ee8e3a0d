import {
  barred,
  type Failure,
  type Identity,
  type Session,
  type Startup,
  type StartupEvent,
  startup,
  type User,
  type Wallet,
} from '@gemas/domain';
import { startTransition } from 'react';
import type { Send } from '../../api/client.ts';
import { toFailure } from '../../api/error.ts';
import { fetchUser, login } from '../../api/session.ts';
import { config } from '../../config.ts';
import type { AppStore } from '../core/jotai.ts';
import { atom } from '../core/jotai.ts';
import { reloadFromStart } from '../core/reload.ts';
import { LOCAL_KEYS, local, SESSION_KEYS, session, writeJson } from '../core/storage.ts';
import { decryptLoginCode } from './login-code.ts';
import { ownsPhone, takePhone } from './owner.ts';

const sendBoxAtom = atom<{ send: Send } | null>(null);

/** Sends a call to the server; the store is given it when it is made. */
export const sendAtom = atom(
  (get) => {
    const box = get(sendBoxAtom);
    if (!box) throw new Error('the store cannot send');
    return box.send;
  },
  (_get, set, send: Send) => set(sendBoxAtom, { send }),
);

/**
 * The store of who came after the person of this one. Whoever enters after somebody else gets a store of their own,
 * so that nothing is left of the other whichever atom held it; from then on this one is nobody's.
 */
export const successorAtom = atom<AppStore | null>(null);

function forgetVisit(): void {
  session.removeItem(SESSION_KEYS.user);
  session.removeItem(SESSION_KEYS.wallet);
}

/** Null until it is set: the storage is asked meanwhile. */
const tokenBoxAtom = atom<{ token: string | null } | null>(null);

/**
 * The bearer token, kept in local storage as bare text. Read at once, so that no guard sees it missing. Null loses
 * it, and with it who was in; one that another tab has written since stays where it is.
 */
export const tokenAtom = atom(
  (get) => {
    const box = get(tokenBoxAtom);
    return box ? box.token : local.getItem(LOCAL_KEYS.token);
  },
  (get, set, token: string | null) => {
    if (token === null) {
      if (local.getItem(LOCAL_KEYS.token) === get(tokenAtom)) local.removeItem(LOCAL_KEYS.token);
      forgetVisit();
    } else local.setItem(LOCAL_KEYS.token, token);
    set(tokenBoxAtom, { token });
  },
);

const startupStateAtom = atom<Startup>({ step: 'booting' });

/** Nobody is in: nothing of who was may be left for the visit. */
const isOut = ({ step }: Startup) => step === 'failed' || step === 'blocked' || step === 'left';

/** Where the session stands; moves by its events only. */
export const startupAtom = atom(
  (get) => get(startupStateAtom),
  (get, set, event: StartupEvent) => {
    const before = get(startupStateAtom);
    const next = startup(before, event);
    if (next === before || get(successorAtom)) return before;
    set(startupStateAtom, next);
    if (next.step === 'ready') {
      takePhone(next.identity.user, null);
      set(personAtom, next.identity);
    } else if (isOut(next)) {
      const wasIn = before.step === 'ready' && next.step !== 'blocked';
      if (wasIn && !(next.step === 'failed' && next.reason === 'inactive')) set(tokenAtom, null);
      forgetVisit();
    }
    return next;
  },
);

/** Start stands where a person was led to it: it does not lead on, and who is out goes on from there to SessionFail. */
export const startStandsAtom = atom(false);

/**
 * Whether the token on the phone is still the one of who is in: another tab, or somebody's hand, may have changed it.
 * Answers whether it is another person's by now, so that the app has to start anew.
 */
export const checkTokenAtom = atom(null, (get, set): boolean => {
  const { step } = get(startupAtom);
  const stored = local.getItem(LOCAL_KEYS.token);
  if ((step !== 'ready' && step !== 'left') || stored === get(tokenAtom)) return false;
  if (stored === null) {
    set(startStandsAtom, false);
    set(startupAtom, { type: 'token-gone' });
    return false;
  }
  if (step === 'left' || !ownsPhone(get(userAtom).id)) return true;
  set(tokenAtom, stored);
  return false;
});

const personStateAtom = atom<Identity | null>(null);

/**
 * Whose store this is: who was in last, even when they are out again, as an order on its way is still theirs. Kept
 * in session storage for the visit while they are in (contract, Stored keys).
 */
export const personAtom = atom(
  (get) => get(personStateAtom),
  (get, set, identity: Identity) => {
    set(personStateAtom, identity);
    if (isOut(get(startupAtom)) || get(successorAtom)) return;
    writeJson(session, SESSION_KEYS.user, identity.user);
    writeJson(session, SESSION_KEYS.wallet, identity.wallet);
  },
);

/** Who is in; null once they are out. What is written to it is judged first (decision 54). */
export const identityAtom = atom(
  (get) => (isOut(get(startupAtom)) ? null : get(personAtom)),
  (_get, set, identity: Identity) => {
    set(startupAtom, { type: 'identity-arrived', identity });
  },
);

/** The user, for screens behind the guard. */
export const userAtom = atom(
  (get): User => {
    const person = get(personAtom);
    if (!person) throw new Error('no user outside the guard');
    return person.user;
  },
  (get, set, change: Partial<User>) => {
    const person = get(personAtom);
    if (person) set(personAtom, { ...person, user: { ...person.user, ...change } });
  },
);

/** Gems that can be spent; written with every answer that carries a wallet. */
export const balanceAtom = atom(
  (get) => get(personAtom)?.wallet.balance ?? 0,
  (get, set, wallet: Wallet) => {
    const person = get(personAtom);
    if (person) set(personAtom, { ...person, wallet });
  },
);

/** Remembers whom a code let in: the phone is theirs. Answers who it is. */
export const adoptAtom = atom(
  null,
  (get, set, { token, user, wallet }: Session, code: string): Identity => {
    if (get(successorAtom) === null) {
      takePhone(user, code);
      set(tokenAtom, token);
      local.setItem(LOCAL_KEYS.loginCode, code);
    }
    return { user, wallet };
  },
);

/**
 * Gets a new token with the stored code, and with it what the server knows of the person by now; false when there is
 * no way to. Throws `ApiError` when trying failed.
 */
export const renewTokenAtom = atom(null, async (get, set): Promise<boolean> => {
  const code = local.getItem(LOCAL_KEYS.loginCode);
  const { id } = get(userAtom);
  // Another tab may have let somebody else in: no call of this person goes on as the other.
  const isTheirs = () => get(successorAtom) === null && ownsPhone(id);
  if (code === null || !isTheirs()) return false;
  const answer = await login(get(sendAtom), code).catch((error: unknown) => {
    if (toFailure(error).kind === 'unauthorized') set(startupAtom, { type: 'code-refused' });
    throw error;
  });
  if (answer.user.id !== id || !isTheirs()) return false;
  set(identityAtom, set(adoptAtom, answer, code));
  return barred(answer.user) === null;
});

/** Draws the first screen bit by bit: in one go it would hold a cheap phone for a long task. */
function enter(move: () => Startup): Startup {
  let moved: Startup | undefined;
  startTransition(() => {
    moved = move();
  });
  return moved ?? move();
}

/**
 * Start-up (spec section 4, Session). `encrypted` is the login code of the address, if it had one. A code of
 * another person than the one stored on this shared phone drops what that person left.
 */
export const bootAtom = atom(null, async (get, set, encrypted: string | null): Promise<void> => {
  const given = encrypted === null ? null : await decryptLoginCode(encrypted, config.loginCodeKey);
  const stored = local.getItem(LOCAL_KEYS.loginCode);
  if (given !== null && given !== stored) {
    if (stored !== null) {
      local.clear();
      session.clear();
    }
    // Not a token of this code.
    set(tokenAtom, null);
    local.setItem(LOCAL_KEYS.loginCode, given);
  }

  let state = set(startupAtom, { type: 'start', token: get(tokenAtom), code: given ?? stored });
  if (state.step === 'fetching-user') {
    state = await fetchUser(get(sendAtom), true).then(
      (identity) => enter(() => set(startupAtom, { type: 'user-loaded', identity })),
      (error: unknown) => {
        const failure = toFailure(error);
        if (failure.kind === 'unauthorized') set(tokenAtom, null);
        return set(startupAtom, { type: 'call-failed', failure });
      },
    );
  }
  if (state.step === 'logging-in') {
    const { code } = state;
    await login(get(sendAtom), code).then(
      (answer) =>
        enter(() =>
          set(startupAtom, { type: 'logged-in', identity: set(adoptAtom, answer, code) }),
        ),
      (error: unknown) => set(startupAtom, { type: 'call-failed', failure: toFailure(error) }),
    );
  }
});

/** Leaves nothing of the person on the phone and starts anew (spec section 2, Profile). */
export function logOut(): void {
  local.clear();
  session.clear();
  reloadFromStart();
}

/** What ends what the person is doing, but not their session: it has a screen of its own (spec section 8, Global). */
export const interruptionAtom = atom<'version' | 'maintenance' | null>(null);

/** A call failed, whichever. The start-up and the log-in answer for themselves. */
export const callFailedAtom = atom(null, (get, set, failure: Failure): void => {
  const { kind } = failure;
  if (get(startupAtom).step !== 'ready') return;
  if (kind === 'version' || kind === 'maintenance') set(interruptionAtom, kind);
  else set(startupAtom, { type: 'call-failed', failure });
});
