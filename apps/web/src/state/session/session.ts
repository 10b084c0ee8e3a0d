import {
  type BalanceAge,
  callOrder,
  destination,
  type Failure,
  globalEnd,
  hasLostToken,
  type Identity,
  isLoggedOut,
  isLogOutFinal,
  nextStartup,
  rememberedOf,
  type Session,
  type Startup,
  type StartupEvent,
  type User,
  type Wallet,
  withoutContact,
} from '@gemas/domain';
import { atom, type Getter, type Setter } from 'jotai';
import type { Send } from '../../api/call.ts';
import { LOCAL_KEYS, local, SESSION_KEYS, session } from '../core/storage.ts';
import { rememberIdentity } from './answer-store.ts';
import { type Link, readLink } from './login-code.ts';
import { forgetUser, ownsPhone, takeOverPhone } from './owner.ts';

const sendStateAtom = atom<{ send: Send } | null>(null);

/** The function that sends every call (`api/client.ts`). `createAppStore` sets it. */
export const sendAtom = atom(
  (get) => {
    const state = get(sendStateAtom);
    if (!state) throw new Error('the store cannot send');
    return state.send;
  },
  (_get, set, send: Send) => set(sendStateAtom, { send }),
);

/** The token that was last set. While this atom is null, `tokenAtom` reads the token from local storage. */
const tokenStateAtom = atom<{ token: string | null } | null>(null);

/**
 * The bearer token, read synchronously, so that the route guards have it in the first render. Setting null removes the
 * token from local storage, unless another tab has replaced it.
 */
export const tokenAtom = atom(
  (get) => {
    const state = get(tokenStateAtom);
    return state ? state.token : local.getItem(LOCAL_KEYS.token);
  },
  (get, set, token: string | null) => {
    if (token === null) {
      if (local.getItem(LOCAL_KEYS.token) === get(tokenAtom)) local.removeItem(LOCAL_KEYS.token);
    } else local.setItem(LOCAL_KEYS.token, token);
    set(tokenStateAtom, { token });
  },
);

const startupStateAtom = atom<Startup>({ step: 'booting' });

/** A user, their wallet, and how old the balance is. `at` is 0 while the server has not confirmed them. */
interface Person extends Identity, BalanceAge {}

/**
 * The user of this page and their wallet, at first as remembered. Null if the page has shown no user. The value stays
 * after the session has ended, because an order in progress still belongs to that user, and because screens and their
 * effects read it until React has removed them.
 */
export const personAtom = atom<Person | null>(null);

/** Shows newer data of the user. While the session lasts, also stores them on the phone. */
function setPerson(get: Getter, set: Setter, person: Person): void {
  set(personAtom, person);
  if (get(startupAtom).step !== 'ready') return;
  session.writeJson(SESSION_KEYS.user, withoutContact(person).user);
  session.writeJson(SESSION_KEYS.wallet, person.wallet);
  rememberIdentity(person, get(tokenAtom));
}

/** Numbers the calls that fetch the user, so that an outdated answer can be ignored. */
export const callOrderAtom = atom(callOrder);

/** Changes the user's data, unless they are only remembered. Answers to earlier calls then have no effect. */
function changePerson(get: Getter, set: Setter, change: (person: Person) => Partial<Person>): void {
  const person = get(personAtom);
  if (!person || person.at === 0) return;
  const order = get(callOrderAtom);
  order.supersedeBefore(order.ask());
  setPerson(get, set, { ...person, ...change(person) });
}

/** Id of the user whose data this page has shown. Null if it has shown no user. */
export const shownIdAtom = atom((get) => get(personAtom)?.user.id ?? null);

/**
 * State of the start-up and of the session after it. `App.tsx` shows each state. Setting the atom applies an event and
 * returns the new state.
 */
export const startupAtom = atom(
  (get) => get(startupStateAtom),
  (get, set, event: StartupEvent) => {
    const before = get(startupStateAtom);
    const next = nextStartup(before, event);
    if (next === before) return before;
    set(startupStateAtom, next);
    const remembered = rememberedOf(next);
    if (remembered) set(personAtom, { ...remembered.identity, at: 0, refresh: null });
    if (next.step === 'ready' && 'identity' in event) {
      // True if another tab has logged in another user. The phone is then that user's, until `checkTokenAtom` has loaded
      // the page.
      const isPhoneAnothers = local.getItem(LOCAL_KEYS.token) !== get(tokenAtom);
      takeOverPhone(event.identity.user, null, isPhoneAnothers);
      setPerson(get, set, { ...event.identity, at: Date.now(), refresh: null });
    } else if (isLoggedOut(next)) {
      if (hasLostToken(before, next)) set(tokenAtom, null);
      if (isLogOutFinal(next)) forgetUser(get(personAtom)?.user.id ?? null);
    }
    return next;
  },
);

/** The remembered identity, shown until the server confirms who is logged in (decision 64). Null afterwards. */
export const rememberedAtom = atom((get) => rememberedOf(get(startupAtom)));

/**
 * The time at which the remembered data were received, ms since 1970. Null unless the app shows remembered data because
 * the server cannot be reached (decision 64).
 */
export const offlineDataAtAtom = atom((get): number | null => {
  const state = get(startupAtom);
  return state.step === 'offline' ? state.remembered.at : null;
});

/**
 * Whether Start stays open instead of redirecting. Set when the user goes from VersionFail to Start, and when Start is
 * shown after a log-out in another tab (step `left`). After such a log-out, other screens redirect to SessionFail.
 */
export const stayOnStartAtom = atom(false);

/**
 * Handles a change of the stored token by another tab or in the developer tools. Returns true if the page has to be
 * loaded again, because the phone now belongs to another user, or because a token was stored after a log-out.
 */
export const checkTokenAtom = atom(null, (get, set): boolean => {
  const { step } = get(startupAtom);
  const isShown = step === 'ready' || get(rememberedAtom) !== null;
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

/**
 * The user who is logged in and their wallet. Null if nobody is logged in, or the server has not confirmed the user.
 * Code that must not use remembered data reads this atom. Setting it applies the event `type` to `startupAtom`, which
 * decides if the user may log in (decision 54), and stores a user who may. An outdated answer is ignored.
 *
 * @param asked number of the call that returned the user, from `callOrderAtom`. Default: a new number
 * @param type `user-confirmed` if that call was sent by the start-up, otherwise `identity-arrived`
 */
export const identityAtom = atom(
  (get): Identity | null => (get(startupAtom).step === 'ready' ? get(personAtom) : null),
  (
    get,
    set,
    identity: Identity,
    asked: number = get(callOrderAtom).ask(),
    type: 'identity-arrived' | 'user-confirmed' = 'identity-arrived',
  ) => {
    const order = get(callOrderAtom);
    if (order.isOutdated(asked)) return;
    const before = get(startupAtom);
    if (set(startupAtom, { type, identity }) !== before) order.supersedeBefore(asked);
  },
);

/** The user in `personAtom`. Throws if there is none, so only screens that need a session may read this atom. */
export const userAtom = atom(
  (get): User => {
    const person = get(personAtom);
    if (!person) throw new Error('no user outside the guard');
    return person.user;
  },
  (get, set, change: Partial<User>) =>
    changePerson(get, set, ({ user }) => ({ user: { ...user, ...change } })),
);

/** Gems that can be spent; null if the server's balance could not be read. Set by every answer that contains a wallet. */
export const balanceAtom = atom(
  (get) => get(personAtom)?.wallet.balance ?? null,
  (get, set, wallet: Wallet) =>
    changePerson(get, set, () => ({ wallet, at: Date.now(), refresh: null })),
);

/** Stores a log-in: token, code and owner of the phone. Returns the identity. */
export const storeSessionAtom = atom(
  null,
  (_get, set, { token, user, wallet }: Session, code: string): Identity => {
    takeOverPhone(user, code);
    set(tokenAtom, token);
    local.setItem(LOCAL_KEYS.loginCode, code);
    return { user, wallet };
  },
);

/**
 * Path of the screen that a failure opens without ending the session (spec section 8, Global): VersionFail, Maintenance,
 * or ErrorApp for another person's code. Null for none.
 */
export const interruptionAtom = atom<string | null>(null);

/** Called for every failed call, except those of the start-up and the log-in. */
export const callFailedAtom = atom(null, (get, set, failure: Failure): void => {
  const end = globalEnd(failure);
  const isInterruption = end !== null && end.step !== 'blocked';
  if (isInterruption && get(startupAtom).step === 'ready') set(interruptionAtom, destination(end));
  else set(startupAtom, { type: 'other-call-failed', failure });
});

/** Number of changes of the link. The stored link is read again after each change. */
const linkChangesAtom = atom(0);

/** The opened link, null for none. Kept in session storage, so that a reload neither loses nor answers the question. */
export const linkAtom = atom(
  (get): Link | null => {
    get(linkChangesAtom);
    // The end of a session removes the link too.
    get(startupAtom);
    return readLink();
  },
  (_get, set, link: Link | null) => {
    if (link) session.writeJson(SESSION_KEYS.link, link);
    else session.removeItem(SESSION_KEYS.link);
    set(linkChangesAtom, (changes) => changes + 1);
  },
);

/** The link about which the user has to be asked, because a server-confirmed user is in and the code is another's. */
export const linkQuestionAtom = atom((get): Link | null => {
  const link = get(linkAtom);
  const user = get(identityAtom)?.user;
  const isOwn = link?.code === user?.code || link?.code === local.getItem(LOCAL_KEYS.loginCode);
  return user && !isOwn ? link : null;
});
