import {
  type Failure,
  type FailureKind,
  type Identity,
  isJudged,
  isLoggedOut,
  pictureOf,
  type Session,
  type Startup,
  type StartupEvent,
  startup,
  type User,
  type Wallet,
} from '@gemas/domain';
import type { Send } from '../../api/client.ts';
import type { AppStore } from '../core/jotai.ts';
import { atom } from '../core/jotai.ts';
import { LOCAL_KEYS, local, SESSION_KEYS, session, writeJson } from '../core/storage.ts';
import { forgetUser, ownsPhone, takeOverPhone } from './owner.ts';
import { rememberIdentity } from './remembered.ts';

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

/** Whether the balance is being fetched again, or why the last try failed; null if neither. */
export type BalanceRefresh = 'asked' | FailureKind | null;

/** When the server sent the balance, ms since 1970, and what became of the tries to fetch it since. */
export const balanceAgeAtom = atom<{ at: number; refresh: BalanceRefresh }>({
  at: 0,
  refresh: null,
});

const startupStateAtom = atom<Startup>({ step: 'booting' });

/** State of the session; changed by its events only. */
export const startupAtom = atom(
  (get) => get(startupStateAtom),
  (get, set, event: StartupEvent) => {
    const before = get(startupStateAtom);
    const next = startup(before, event);
    if (next === before || get(nextStoreAtom)) return before;
    set(startupStateAtom, next);
    if (next.step === 'ready') {
      // Where another tab has let another person in since, the phone is theirs: `checkTokenAtom` deals with it.
      const isPhoneAnothers = local.getItem(LOCAL_KEYS.token) !== get(tokenAtom);
      takeOverPhone(next.identity.user, null, isPhoneAnothers);
      set(personAtom, next.identity);
      set(balanceAgeAtom, { at: Date.now(), refresh: null });
    } else if (isLoggedOut(next)) {
      const wasIn = before.step === 'ready' || before.step === 'picture';
      const isTokenDead =
        next.step === 'left' || (next.step === 'failed' && next.reason !== 'inactive');
      if (wasIn && isTokenDead) set(tokenAtom, null);
      if (isJudged(next)) forgetUser(get(personAtom)?.user.id ?? null);
    }
    return next;
  },
);

/** What is looked at until the server says who is in (decision 64); null once it has, or where nothing is remembered. */
export const pictureAtom = atom((get) => pictureOf(get(startupAtom)));

/**
 * From when the picture is, ms since 1970, while the server cannot be reached: screens say so (decision 64). Null while it may
 * still answer.
 */
export const unreachableSinceAtom = atom((get): number | null => {
  const state = get(startupAtom);
  return state.step === 'picture' ? state.picture.at : null;
});

/** True once Start was opened on purpose: it does not lead on, and other screens lead to SessionFail. */
export const stayOnStartAtom = atom(false);

/**
 * Checks that the token on the phone is still that of the user: another tab, or a person, may have changed it. Returns
 * true where it is another person's by now, so that the app has to restart.
 */
export const checkTokenAtom = atom(null, (get, set): boolean => {
  const { step } = get(startupAtom);
  const isShown = step === 'ready' || get(pictureAtom) !== null;
  const stored = local.getItem(LOCAL_KEYS.token);
  if ((!isShown && step !== 'left') || stored === get(tokenAtom)) return false;
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
 * The person of this store: who was logged in last, also after a log-out, as an order in progress is still theirs; until the
 * server says who is in, the one in the picture. Stored in session storage while they are logged in (contract, Stored keys).
 */
export const personAtom = atom(
  (get) => get(personStateAtom) ?? get(pictureAtom)?.identity ?? null,
  (get, set, identity: Identity) => {
    set(personStateAtom, identity);
    if (get(startupAtom).step !== 'ready' || get(nextStoreAtom)) return;
    writeJson(session, SESSION_KEYS.user, identity.user);
    writeJson(session, SESSION_KEYS.wallet, identity.wallet);
    rememberIdentity(identity, get(tokenAtom));
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

/** Answers to calls that were sent before this moment change nothing any more. */
export const heardAtom = atom(null, (get, _set, asked: number) => {
  const moments = get(momentsAtom);
  moments.known = Math.max(moments.known, asked);
});

/** The user was changed by an answer that is newer than every call sent before now. */
const changedAtom = atom(null, (get, set) => {
  get(momentsAtom).known = set(askMomentAtom);
});

/**
 * Who is in, as the server has told; null before and after that. Every rule asks it, so that no picture decides anything.
 * What is written to it is checked first (decision 54). An answer to a call that was sent before the newest one that is
 * known, or before an order was made, changes nothing.
 *
 * @param asked result of `askMomentAtom`; left out where the call was just sent
 * @param type `user-told` for the start-up's own call: while it is under way, no other answer moves the start-up
 */
export const identityAtom = atom(
  (get) => (get(startupAtom).step === 'ready' ? get(personStateAtom) : null),
  (
    get,
    set,
    identity: Identity,
    asked: number = set(askMomentAtom),
    type: 'identity-arrived' | 'user-told' = 'identity-arrived',
  ) => {
    if (asked < get(momentsAtom).known) return;
    const before = get(startupAtom);
    if (set(startupAtom, { type, identity }) !== before) set(heardAtom, asked);
  },
);

/** The user on the screen: who is in, or the one in the picture. For screens behind the guard. */
export const userAtom = atom(
  (get): User => {
    const person = get(personAtom);
    if (!person) throw new Error('no user outside the guard');
    return person.user;
  },
  (get, set, change: Partial<User>) => {
    const person = get(personStateAtom);
    if (!person) return;
    set(changedAtom);
    set(personAtom, { ...person, user: { ...person.user, ...change } });
  },
);

/** Gems that can be spent; written with every answer that carries a wallet. */
export const balanceAtom = atom(
  (get) => get(personAtom)?.wallet.balance ?? 0,
  (get, set, wallet: Wallet) => {
    const person = get(personStateAtom);
    if (!person) return;
    set(changedAtom);
    set(personAtom, { ...person, wallet });
    set(balanceAgeAtom, { at: Date.now(), refresh: null });
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

/** A failure that interrupts the user but not the session: it has a screen of its own (spec section 8, Global). */
export const interruptionAtom = atom<'version' | 'maintenance' | null>(null);

/** A call failed that is neither the start-up's nor a log-in: those handle their failures themselves. */
export const callFailedAtom = atom(null, (get, set, failure: Failure): void => {
  const { kind } = failure;
  const { step } = get(startupAtom);
  if (step !== 'ready' && step !== 'picture') return;
  if (kind === 'version' || kind === 'maintenance') set(interruptionAtom, kind);
  else set(startupAtom, { type: 'other-call-failed', failure });
});
