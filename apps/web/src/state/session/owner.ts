import { isAnothersPhone, type User } from '@gemas/domain';
import {
  LEDGER_PREFIX,
  LOCAL_KEYS,
  local,
  OWNER_KEY,
  readJson,
  type SafeStorage,
  session,
  writeJson,
} from '../core/storage.ts';

function keepOnly(storage: SafeStorage, keys: readonly string[]): void {
  const kept = keys.map((key) => [key, storage.getItem(key)] as const);
  storage.clear();
  for (const [key, value] of kept) if (value !== null) storage.setItem(key, value);
}

/**
 * Makes this user the owner of the phone's storage (decision 55): what another one left is removed, in session storage
 * too, except for the token and the code of this user. `code` is the one they logged in with, null for a log-in by
 * token. With `onlyTab` only the tab's own storage is: the phone is another person's by now.
 */
export function takeOverPhone(
  { id, code: ownCode }: User,
  code: string | null,
  onlyTab = false,
): void {
  const stored = local.getItem(LOCAL_KEYS.loginCode);
  const kept = stored === ownCode ? [LOCAL_KEYS.token, LOCAL_KEYS.loginCode] : [LOCAL_KEYS.token];
  for (const storage of onlyTab ? [session] : [local, session]) {
    const trace = { owner: storage.getItem(OWNER_KEY), code: stored };
    if (isAnothersPhone(trace, { id, code })) keepOnly(storage, kept);
    storage.setItem(OWNER_KEY, String(id));
  }
}

/**
 * What stays on the phone of somebody who is no longer in, beside the ledger: it renews the session or keeps an order
 * from being made twice, and has no name, balance, address or text (decision 68).
 */
const IMPERSONAL: readonly string[] = [
  OWNER_KEY,
  LOCAL_KEYS.token,
  LOCAL_KEYS.loginCode,
  LOCAL_KEYS.viewedIntros,
  LOCAL_KEYS.lastRewards,
];

/** The keys of the ledger while any of its entries is open (decision 37); none afterwards. */
function openLedger(storage: SafeStorage): string[] {
  const keys = storage.keys(LEDGER_PREFIX);
  const isOpen = (key: string) => /"state":"(sending|unknown)"/.test(storage.getItem(key) ?? '');
  return keys.some(isOpen) ? keys : [];
}

/** How often what tells of a user was removed since the page was loaded. */
let removals = 0;

/** Removes all that tells of a user who is no longer in; null for one who is not known. */
export function forgetUser(userId: number | null): void {
  removals += 1;
  for (const storage of [local, session]) {
    // Another tab may have let another one in, whose phone it is by now.
    const isAnothers = storage === local && userId !== null && !ownsPhone(userId);
    if (!isAnothers) keepOnly(storage, [...IMPERSONAL, ...openLedger(storage)]);
  }
}

/** True while what is stored on the phone is this user's. Not cached: another tab may have let another one in. */
export function ownsPhone(userId: number): boolean {
  return local.getItem(OWNER_KEY) === String(userId);
}

/** What is stored for a user, as `readJson`; `fallback` where the phone is another's. */
export function readOwn<T>(
  userId: number,
  key: string,
  isValid: (value: unknown) => value is T,
  fallback: T,
): T {
  return ownsPhone(userId) ? readJson(local, key, isValid, fallback) : fallback;
}

/**
 * Stores something for a user. On a phone that is another's by now nothing is written, and on one where nobody is in only
 * what stays there. Returns false where the value is not on the phone afterwards.
 */
export function writeOwn(userId: number, key: string, value: unknown): boolean {
  const mayStay = IMPERSONAL.includes(key) || key.startsWith(LEDGER_PREFIX);
  const mayWrite = mayStay || local.getItem(LOCAL_KEYS.token) !== null;
  return ownsPhone(userId) && mayWrite && writeJson(local, key, value);
}

/** Returns `writeOwn` for later: it does nothing once the user was forgotten, whoever the phone belongs to by then. */
export function ownWriter(userId: number, key: string, value: unknown): () => void {
  const before = removals;
  return () => {
    if (removals === before) writeOwn(userId, key, value);
  };
}
