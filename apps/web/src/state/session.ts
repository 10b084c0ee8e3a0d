import {
  type Failure,
  type FailureKind,
  type Identity,
  type Startup,
  type StartupEvent,
  startup,
  type User,
  type Wallet,
} from '@gemas/domain';
import { startTransition } from 'react';
import type { Send } from '../api/client.ts';
import { toFailure } from '../api/error.ts';
import { fetchUser, login } from '../api/session.ts';
import { config } from '../config.ts';
import { reloadFromStart } from '../shell/reload.ts';
import { atom } from './jotai.ts';
import { decryptLoginCode } from './login-code.ts';
import { LOCAL_KEYS, local, SESSION_KEYS, session, writeJson } from './storage.ts';

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

/** Null until it is set: the storage is asked meanwhile. */
const tokenBoxAtom = atom<{ token: string | null } | null>(null);

/** The bearer token, kept in local storage as bare text. Read at once, so that no guard sees it missing. */
export const tokenAtom = atom(
  (get) => {
    const box = get(tokenBoxAtom);
    return box ? box.token : local.getItem(LOCAL_KEYS.token);
  },
  (_get, set, token: string | null) => {
    if (token === null) local.removeItem(LOCAL_KEYS.token);
    else local.setItem(LOCAL_KEYS.token, token);
    set(tokenBoxAtom, { token });
  },
);

/** Hears another tab log out: this one must not go on as who is gone. Answers how to stop. */
export function watchToken(onLost: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    const isToken = key === null || key === LOCAL_KEYS.token;
    if (isToken && newValue === null) onLost();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** The token went away while the app was in use: Start is shown instead of a redirect (decision 4). */
export const tokenLostAtom = atom(false);

const startupStateAtom = atom<Startup>({ step: 'booting' });

/** Where the start-up stands; moves by its events only. */
export const startupAtom = atom(
  (get) => get(startupStateAtom),
  (get, set, event: StartupEvent) => {
    const next = startup(get(startupStateAtom), event);
    set(startupStateAtom, next);
    if (next.step === 'ready' && (event.type === 'user-loaded' || event.type === 'logged-in')) {
      set(identityAtom, next.identity);
    }
    return next;
  },
);

const identityStateAtom = atom<Identity | null>(null);

/** Who is in. Kept in session storage for this visit (contract, Stored keys). */
export const identityAtom = atom(
  (get) => get(identityStateAtom),
  (_get, set, identity: Identity) => {
    writeJson(session, SESSION_KEYS.user, identity.user);
    writeJson(session, SESSION_KEYS.wallet, identity.wallet);
    set(identityStateAtom, identity);
  },
);

/** The user, for screens behind the guard. */
export const userAtom = atom(
  (get): User => {
    const identity = get(identityAtom);
    if (!identity) throw new Error('no user outside the guard');
    return identity.user;
  },
  (get, set, change: Partial<User>) => {
    const identity = get(identityAtom);
    if (identity) set(identityAtom, { ...identity, user: { ...identity.user, ...change } });
  },
);

/** Gems that can be spent; written with every answer that carries a wallet. */
export const balanceAtom = atom(
  (get) => get(identityAtom)?.wallet.balance ?? 0,
  (get, set, wallet: Wallet) => {
    const identity = get(identityAtom);
    if (identity) set(identityAtom, { ...identity, wallet });
  },
);

/** Logs in and remembers token and code. Throws `ApiError`. */
const loginAtom = atom(null, async (get, set, code: string): Promise<Identity> => {
  const { token, user, wallet } = await login(get(sendAtom), code);
  set(tokenAtom, token);
  set(tokenLostAtom, false);
  local.setItem(LOCAL_KEYS.loginCode, code);
  return { user, wallet };
});

/** Gets a new token with the stored code; false when there is none or it fails. */
export const renewTokenAtom = atom(null, async (_get, set): Promise<boolean> => {
  const code = local.getItem(LOCAL_KEYS.loginCode);
  if (code === null) return false;
  try {
    await set(loginAtom, code);
    return true;
  } catch {
    return false;
  }
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
  if (given !== null && stored !== null && given !== stored) {
    local.clear();
    session.clear();
    set(tokenAtom, null);
  }
  if (given !== null) local.setItem(LOCAL_KEYS.loginCode, given);

  let state = set(startupAtom, { type: 'start', token: get(tokenAtom), code: given ?? stored });
  if (state.step === 'fetching-user') {
    state = await fetchUser(get(sendAtom)).then(
      (identity) => enter(() => set(startupAtom, { type: 'user-loaded', identity })),
      (error: unknown) => set(startupAtom, { type: 'call-failed', failure: toFailure(error) }),
    );
  }
  if (state.step === 'logging-in') {
    await set(loginAtom, state.code).then(
      (identity) => enter(() => set(startupAtom, { type: 'logged-in', identity })),
      (error: unknown) => set(startupAtom, { type: 'call-failed', failure: toFailure(error) }),
    );
  }
});

/** What is no matter of the code typed: it leads to a screen of its own. */
const ENDS_WHILE_ENTERING: readonly FailureKind[] = ['version', 'blacklisted', 'maintenance'];

/** Logs in with a code typed on SessionFail; null when it worked, else why not. */
export const enterAtom = atom(null, async (_get, set, code: string): Promise<Failure | null> => {
  try {
    const identity = await set(loginAtom, code);
    set(startupAtom, { type: 'start', token: null, code });
    set(startupAtom, { type: 'logged-in', identity });
    return null;
  } catch (error) {
    const failure = toFailure(error);
    if (ENDS_WHILE_ENTERING.includes(failure.kind)) {
      set(startupAtom, { type: 'start', token: null, code });
      set(startupAtom, { type: 'call-failed', failure });
    }
    return failure;
  }
});

/** Leaves nothing of the person on the phone and starts anew (spec section 2, Profile). */
export function logOut(): void {
  local.clear();
  session.clear();
  reloadFromStart();
}

const GLOBAL_FAILURES: readonly FailureKind[] = [...ENDS_WHILE_ENTERING, 'unauthorized'];

const globalFailureStateAtom = atom<Failure | null>(null);

/**
 * A failure that ends what the person was doing, whichever call met it (spec section 8, Global); one place in
 * the shell answers it. While the start-up runs, the start-up answers.
 */
export const globalFailureAtom = atom(
  (get) => get(globalFailureStateAtom),
  (get, set, failure: Failure | null) => {
    if (failure === null) set(globalFailureStateAtom, null);
    else if (get(startupAtom).step === 'ready' && GLOBAL_FAILURES.includes(failure.kind)) {
      set(globalFailureStateAtom, failure);
    }
  },
);
