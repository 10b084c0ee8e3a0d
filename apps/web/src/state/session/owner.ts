import { type Id, isAnothersPhone, isRecord, type User } from '@gemas/domain';
import type { SafeStorage } from '../../platform/safe-storage.ts';
import { LEDGER_PREFIX, LOCAL_KEYS, local, OWNER_KEY, session } from '../core/storage.ts';

/** Removes all keys except `keys`, one by one, so that other tabs can read the values of `keys` at any time. */
function keepOnly(storage: SafeStorage, keys: readonly string[]): void {
  for (const key of storage.keys('')) if (!keys.includes(key)) storage.removeItem(key);
}

/**
 * Makes `user` the owner of the phone's storage (decision 55). If the stored data belong to another user, removes them.
 * The token and all ledgers with an open entry stay. The stored login code stays if it is the code of `user`.
 *
 * @param code the code with which the user logged in; null for a log-in by token
 * @param onlyTab whether only session storage is changed, because local storage belongs to the user of another tab
 */
export function takeOverPhone(user: User, code: string | null, onlyTab = false): void {
  const { id } = user;
  const stored = local.getItem(LOCAL_KEYS.loginCode);
  const kept = stored === user.code ? [LOCAL_KEYS.token, LOCAL_KEYS.loginCode] : [LOCAL_KEYS.token];
  for (const storage of onlyTab ? [session] : [local, session]) {
    const trace = { owner: storage.getItem(OWNER_KEY), code: stored };
    if (isAnothersPhone(trace, { id, code })) keepOnly(storage, [...kept, ...openLedgers(storage)]);
    storage.setItem(OWNER_KEY, String(id));
  }
}

/**
 * Keys that stay stored when a session ends. They serve to renew the session, avoid a second order and skip viewed
 * intros. They hold no name, balance, address or text (decision 68). Ledgers with an open entry stay too.
 */
const IMPERSONAL: readonly string[] = [
  OWNER_KEY,
  LOCAL_KEYS.token,
  LOCAL_KEYS.loginCode,
  LOCAL_KEYS.viewedIntros,
  LOCAL_KEYS.lastRewards,
];

/** Returns whose ledger a key belongs to, as the beginning of the key: 'ledger:1001:'. */
const ledgerOf = (key: string) => key.slice(0, key.indexOf(':', LEDGER_PREFIX.length) + 1);

/** Returns the keys of all ledgers with an entry that is not settled (decision 37). A ledger contains the entries of one person. */
function openLedgers(storage: SafeStorage): string[] {
  const keys = storage.keys(LEDGER_PREFIX);
  const isOpen = (key: string) =>
    /"state":"(sending|unknown|unproven)"/.test(storage.getItem(key) ?? '');
  const open = new Set(keys.filter(isOpen).map(ledgerOf));
  return keys.filter((key) => open.has(ledgerOf(key)));
}

/** Whether a key belongs to the ledger of the phone's owner, whose id `takeOverPhone` has stored. */
const isOwn = (key: string) => ledgerOf(key) === `${LEDGER_PREFIX}${local.getItem(OWNER_KEY)}:`;

/** Whether the phone's owner has an order or a claim whose outcome is unknown. */
export const hasOpenLedger = () => openLedgers(local).some(isOwn);

/** Removes all stored data, except the ledgers of users other than the owner that have an open entry (decision 55). */
export function clearPhone(): void {
  keepOnly(
    local,
    openLedgers(local).filter((key) => !isOwn(key)),
  );
  session.clear();
}

/** Number of times that personal data were removed since the page was loaded. */
let removals = 0;

/**
 * Removes the personal data of a user who is no longer logged in.
 *
 * @param userId null for an unknown user
 */
export function forgetUser(userId: Id | null): void {
  removals += 1;
  for (const storage of [local, session]) {
    // Another tab may have logged in another user, who now owns the phone.
    const isAnothers = storage === local && userId !== null && !ownsPhone(userId);
    if (!isAnothers) keepOnly(storage, [...IMPERSONAL, ...openLedgers(storage)]);
  }
}

/** True if the stored data belong to this user. Not cached, because another tab may log in another user. */
export function ownsPhone(userId: Id): boolean {
  return local.getItem(OWNER_KEY) === String(userId);
}

/** Like `readJson`. Returns `fallback` if the phone belongs to another user. */
export function readOwn<T>(
  userId: Id,
  key: string,
  isValid: (value: unknown) => value is T,
  fallback: T,
): T {
  return ownsPhone(userId) ? local.readJson(key, isValid, fallback) : fallback;
}

/**
 * Stores a value for a user. Writes nothing if the phone belongs to another user. If nobody is logged in, writes only
 * the keys that may stay stored after a session. Returns false if the value was not stored.
 */
export function writeOwn(userId: Id, key: string, value: unknown): boolean {
  const mayStay = IMPERSONAL.includes(key) || key.startsWith(LEDGER_PREFIX);
  const mayWrite = mayStay || local.getItem(LOCAL_KEYS.token) !== null;
  return ownsPhone(userId) && mayWrite && local.writeJson(key, value);
}

/**
 * Returns a function that calls `writeOwn`, to be called later. The function does nothing if any user's data have been
 * removed from the phone meanwhile, even if the phone belongs to this user again.
 */
export function ownWriter(userId: Id, key: string, value: unknown): () => void {
  const before = removals;
  return () => {
    if (removals === before) writeOwn(userId, key, value);
  };
}

/**
 * Returns the fields of the object that `writeVisit` has stored under `key`. Returns no fields if no object is stored,
 * or if the object belongs to another user.
 */
export function readVisit(userId: Id, key: string): Readonly<Record<string, unknown>> {
  const stored = session.readJson(key, isRecord, {});
  return String(stored.userId) === String(userId) ? stored : {};
}

/** Stores the fields of an object for a user until the visit ends. */
export function writeVisit(userId: Id, key: string, fields: object): void {
  session.writeJson(key, { userId, ...fields });
}
