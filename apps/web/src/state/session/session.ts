import {
  entryDenial,
  type Failure,
  type Identity,
  type KeptIdentity,
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
import { LOCAL_KEYS, local, SESSION_KEYS, session, writeJson } from '../core/storage.ts';
import { decryptLoginCode, entryOf } from './login-code.ts';
import { forgetUser, ownsPhone, takeOverPhone } from './owner.ts';
import { rememberedIdentity, rememberIdentity } from './remembered.ts';

const sendStateAtom = atom<{ send: Send } | null>(null);

/** Sends a call to the server; set when the store is created. */
export const sendAtom = atom(
  (get) => {
    const state = get(sendStateAtom);
    if (!state) throw new Error('the store cannot send');
    return state.send;
  },
  (_get, set, send: Send) => set(sendStateAtom, { send }),
);

/**
 * The store of the next person. Another person who logs in gets a store of their own, so that nothing of this one is
 * left in any atom; from then on this store is out of use.
 */
export const nextStoreAtom = atom<AppStore | null>(null);

/** Null until it is set: until then the storage is read. */
const tokenStateAtom = atom<{ token: string | null } | null>(null);

/**
 * The bearer token, stored in local storage as bare text. Read at once, so that no guard sees it missing. Null removes
 * it, and with it the user of the visit; a token that another tab has written since stays in the storage.
 */
export const tokenAtom = atom(
  (get) => {
    const state = get(tokenStateAtom);
    return state ? state.token : local.getItem(LOCAL_KEYS.token);
  },
  (get, set, token: string | null) => {
    if (token === null) {
      if (local.getItem(LOCAL_KEYS.token) === get(tokenAtom)) local.removeItem(LOCAL_KEYS.token);
      for (const key of ['user', 'wallet'] as const) session.removeItem(SESSION_KEYS[key]);
    } else local.setItem(LOCAL_KEYS.token, token);
    set(tokenStateAtom, { token });
  },
);

const startupStateAtom = atom<Startup>({ step: 'booting' });

/** True where nobody is logged in: nothing of the last user may be left for the visit. */
const isLoggedOut = ({ step }: Startup) =>
  step === 'failed' || step === 'blocked' || step === 'left';

/** State of the session; changed by its events only. */
export const startupAtom = atom(
  (get) => get(startupStateAtom),
  (get, set, event: StartupEvent) => {
    const before = get(startupStateAtom);
    const next = startup(before, event);
    if (next === before || get(nextStoreAtom)) return before;
    set(startupStateAtom, next);
    if (next.step === 'ready') {
      takeOverPhone(next.identity.user, null);
      set(personAtom, next.identity);
    } else if (isLoggedOut(next)) {
      const wasIn = before.step === 'ready' && !before.awaiting && next.step !== 'blocked';
      if (wasIn && !(next.step === 'failed' && next.reason === 'inactive')) set(tokenAtom, null);
      if (isJudged(next)) forgetUser(get(personAtom)?.user.id ?? null);
    }
    return next;
  },
);

/** False where the server could not say who is in: whoever it is may go on when it can. */
const isJudged = (state: Startup) =>
  state.step !== 'failed' || (state.reason !== 'unreachable' && state.reason !== 'server');

/**
 * When the identity that the app was opened with had been told, ms since 1970; null once the server has told who is
 * in. Until then nothing on screen is newer than that, and nothing can be sent.
 */
export const keptAtAtom = atom((get): number | null => {
  const state = get(startupAtom);
  return state.step === 'ready' && !state.awaiting ? (state.keptAt ?? null) : null;
});

/**
 * The same while the start-up still waits for the server's answer (decision 66): nothing can be used until it comes,
 * which is no reason to speak of the connection.
 */
export const rememberedAtAtom = atom((get): number | null => {
  const state = get(startupAtom);
  return state.step === 'ready' && state.awaiting ? (state.keptAt ?? null) : null;
});

/** True once Start was opened on purpose: it does not lead on, and other screens lead to SessionFail. */
export const stayOnStartAtom = atom(false);

/**
 * Checks that the token on the phone is still that of the user: another tab, or a person, may have changed it. Returns
 * true where it is another person's by now, so that the app has to restart.
 */
export const checkTokenAtom = atom(null, (get, set): boolean => {
  const { step } = get(startupAtom);
  const stored = local.getItem(LOCAL_KEYS.token);
  if ((step !== 'ready' && step !== 'left') || stored === get(tokenAtom)) return false;
  if (stored === null) {
    set(stayOnStartAtom, false);
    set(startupAtom, { type: 'token-gone' });
    return false;
  }
  if (step === 'left' || !ownsPhone(get(userAtom).id)) return true;
  set(tokenAtom, stored);
  return false;
});

const personStateAtom = atom<Identity | null>(null);

/**
 * The person of this store: who was logged in last, also after a log-out, as an order in progress is still theirs.
 * Stored in session storage while they are logged in (contract, Stored keys).
 */
export const personAtom = atom(
  (get) => get(personStateAtom),
  (get, set, identity: Identity) => {
    set(personStateAtom, identity);
    if (isLoggedOut(get(startupAtom)) || get(nextStoreAtom)) return;
    writeJson(session, SESSION_KEYS.user, identity.user);
    writeJson(session, SESSION_KEYS.wallet, identity.wallet);
    if (get(keptAtAtom) === null && get(rememberedAtAtom) === null) {
      rememberIdentity(identity, get(tokenAtom));
    }
  },
);

/**
 * Orders what is known of the user: `asked` counts the calls, `known` is the count at the newest identity or change. The
 * clock of the phone decides nothing.
 */
const momentsAtom = atom(() => ({ asked: 0, known: 0 }));

/** Called before a call that asks who is in. Its result goes with the answer to `identityAtom`. */
export const askMomentAtom = atom(null, (get): number => {
  const moments = get(momentsAtom);
  moments.asked += 1;
  return moments.asked;
});

/** The user was changed by an answer that is newer than every call sent before now. */
const changedAtom = atom(null, (get, set) => {
  get(momentsAtom).known = set(askMomentAtom);
});

/**
 * Who is logged in; null after that. What is written to it is checked first (decision 54). An answer to a call that was
 * sent before the newest one that is known, or before an order was made, changes nothing.
 * `asked` is left out where the call was just sent.
 */
export const identityAtom = atom(
  (get) => (isLoggedOut(get(startupAtom)) ? null : get(personAtom)),
  (get, set, identity: Identity, asked: number = set(askMomentAtom)) => {
    const moments = get(momentsAtom);
    if (asked < moments.known) return;
    moments.known = asked;
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
    if (!person) return;
    set(changedAtom);
    set(personAtom, { ...person, user: { ...person.user, ...change } });
  },
);

/** Gems that can be spent; written with every answer that carries a wallet. */
export const balanceAtom = atom(
  (get) => get(personAtom)?.wallet.balance ?? 0,
  (get, set, wallet: Wallet) => {
    const person = get(personAtom);
    if (!person) return;
    set(changedAtom);
    set(personAtom, { ...person, wallet });
  },
);

/** Stores a log-in: token, code and owner of the phone. Returns who it is. */
export const storeSessionAtom = atom(
  null,
  (get, set, { token, user, wallet }: Session, code: string): Identity => {
    if (get(nextStoreAtom) === null) {
      takeOverPhone(user, code);
      set(tokenAtom, token);
      local.setItem(LOCAL_KEYS.loginCode, code);
    }
    return { user, wallet };
  },
);

/** The start-up in progress; null before and after it. */
const bootedStateAtom = atom<{ booted: Promise<void> | null }>({ booted: null });

/**
 * Gets a new token with the stored code, and with it the current user and balance; false when there is no way to.
 * Throws `ApiError` when the log-in failed.
 */
export const renewTokenAtom = atom(null, async (get, set): Promise<boolean> => {
  const { booted } = get(bootedStateAtom);
  if (booted) {
    // The start-up has sent the same token, and may be logging in.
    await booted;
    const state = get(startupAtom);
    if (state.step !== 'ready') return false;
    if (state.enteredBy === 'code') return true;
  }
  const code = local.getItem(LOCAL_KEYS.loginCode);
  const { id } = get(userAtom);
  // Another tab may have let another person in: no call of this one may go on as them.
  const isStillTheirs = () => get(nextStoreAtom) === null && ownsPhone(id);
  if (code === null || !isStillTheirs()) return false;
  const asked = set(askMomentAtom);
  const answer = await login(get(sendAtom), code).catch((error: unknown) => {
    if (toFailure(error).kind === 'unauthorized') set(startupAtom, { type: 'code-refused' });
    throw error;
  });
  if (answer.user.id !== id || !isStillTheirs()) return false;
  set(identityAtom, set(storeSessionAtom, answer, code), asked);
  return entryDenial(answer.user) === null;
});

/** Renders the first screen in a transition: in one task it would block a cheap phone. */
function enter(move: () => Startup): Startup {
  let moved: Startup | undefined;
  startTransition(() => {
    moved = move();
  });
  return moved ?? move();
}

/** A user who is not told by then is let in with what the phone remembers, ms. */
const LATE_MS = 3000;

/** How the start-up begins. */
interface Boot {
  /** The login code of the address; null where it had none. */
  encrypted: string | null;
  /** The address shows Score, where nothing can be used until the server has answered. */
  atScore: boolean;
}

const startAtom = atom(null, async (get, set, { encrypted, atScore }: Boot): Promise<void> => {
  const given = encrypted === null ? null : await decryptLoginCode(encrypted, config.loginCodeKey);
  const stored = local.getItem(LOCAL_KEYS.loginCode);
  const { newCode, token, code } = entryOf(given, stored, get(tokenAtom));
  if (newCode !== null) {
    if (stored !== null) {
      local.clear();
      session.clear();
    }
    // A stored token belongs to another code.
    set(tokenAtom, null);
    local.setItem(LOCAL_KEYS.loginCode, newCode);
  }

  let state = set(startupAtom, { type: 'start', token, code });
  if (state.step === 'fetching-user') {
    const pending = state;
    const kept = rememberedIdentity(token);
    if (kept && atScore) set(startupAtom, { type: 'user-remembered', kept });
    const send = get(sendAtom);
    // Another tab has changed the token meanwhile: the answer is about somebody else. Where a person is shown already,
    // `checkTokenAtom` deals with it.
    const isOutdated = () => local.getItem(LOCAL_KEYS.token) !== token;
    const startAgain = async () => {
      if (get(startupAtom) === pending) {
        set(tokenStateAtom, { token: local.getItem(LOCAL_KEYS.token) });
        await set(bootAtom, null, atScore);
      }
      return get(startupAtom);
    };
    const told = fetchUser(send, true).then(
      (identity) =>
        isOutdated()
          ? startAgain()
          : enter(() => set(startupAtom, { type: 'user-loaded', identity })),
      (error: unknown) => {
        if (isOutdated()) return startAgain();
        if (get(keptAtAtom) !== null) {
          // Let in meanwhile: this is a call like any other by now, which may renew the token.
          const asked = set(askMomentAtom);
          fetchUser(send).then((identity) => set(identityAtom, identity, asked), Boolean);
          return get(startupAtom);
        }
        const failure = toFailure(error);
        if (failure.kind === 'unauthorized') set(tokenAtom, null);
        return enter(() => set(startupAtom, { type: 'call-failed', failure, kept }));
      },
    );
    const late = () =>
      enter(() => set(startupAtom, { type: 'user-late', kept: kept as KeptIdentity }));
    state = await (kept
      ? Promise.race([told, new Promise((resolve) => setTimeout(resolve, LATE_MS)).then(late)])
      : told);
  }
  if (state.step === 'logging-in') {
    const { code } = state;
    await login(get(sendAtom), code).then(
      (answer) =>
        enter(() =>
          set(startupAtom, { type: 'logged-in', identity: set(storeSessionAtom, answer, code) }),
        ),
      (error: unknown) => set(startupAtom, { type: 'call-failed', failure: toFailure(error) }),
    );
  }
});

/**
 * Start-up (spec section 4, Session). `encrypted` is the login code of the address, if it had one. A code of
 * another person than the one stored on this shared phone removes what that person left.
 */
export const bootAtom = atom(
  null,
  async (_get, set, encrypted: string | null, atScore: boolean = false): Promise<void> => {
    const booted = set(startAtom, { encrypted, atScore });
    set(bootedStateAtom, { booted });
    await booted;
    set(bootedStateAtom, { booted: null });
  },
);

/** A failure that interrupts the user but not the session: it has a screen of its own (spec section 8, Global). */
export const interruptionAtom = atom<'version' | 'maintenance' | null>(null);

/** A call failed that is neither the start-up's nor a log-in: those handle their failures themselves. */
export const callFailedAtom = atom(null, (get, set, failure: Failure): void => {
  const { kind } = failure;
  if (get(startupAtom).step !== 'ready') return;
  if (kind === 'version' || kind === 'maintenance') set(interruptionAtom, kind);
  else set(startupAtom, { type: 'other-call-failed', failure });
});
