import { isAnothersPhone, type User } from '@gemas/domain';
import { LOCAL_KEYS, local, OWNER_KEY, readJson, session, writeJson } from '../core/storage.ts';

/**
 * Makes this user the owner of the phone's storage (decision 55): what another one left is removed, in session storage
 * too, except for the token and the code of this user. `code` is the one they logged in with, null for a log-in by
 * token.
 */
export function takeOverPhone({ id, code: ownCode }: User, code: string | null): void {
  const token = local.getItem(LOCAL_KEYS.token);
  const stored = local.getItem(LOCAL_KEYS.loginCode);
  for (const storage of [local, session]) {
    const trace = { owner: storage.getItem(OWNER_KEY), code: stored };
    if (isAnothersPhone(trace, { id, code })) storage.clear();
    storage.setItem(OWNER_KEY, String(id));
  }
  if (token !== null) local.setItem(LOCAL_KEYS.token, token);
  if (stored === ownCode) local.setItem(LOCAL_KEYS.loginCode, ownCode);
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

/** Stores something for a user; on a phone that is another's by now nothing is written. */
export function writeOwn(userId: number, key: string, value: unknown): void {
  if (ownsPhone(userId)) writeJson(local, key, value);
}
