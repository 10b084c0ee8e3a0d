import { isAnothersPhone, type User } from '@gemas/domain';
import { LOCAL_KEYS, local, OWNER_KEY, readJson, session, writeJson } from '../core/storage.ts';

/**
 * Makes the phone this person's (decision 55): what another one left on it goes, in the storage of this visit too, but
 * for the token and the code by which this person is in. `code` is the one they logged in with, null for who came
 * with a token.
 */
export function takePhone({ id, code: ownCode }: User, code: string | null): void {
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

/** Whether what is kept on the phone is this user's. Asked for each act: another tab may have let another one in. */
export function ownsPhone(userId: number): boolean {
  return local.getItem(OWNER_KEY) === String(userId);
}

/** What is kept for a user, as `readJson`; `fallback` where the phone is another's. */
export function readOwn<T>(
  userId: number,
  key: string,
  isValid: (value: unknown) => value is T,
  fallback: T,
): T {
  return ownsPhone(userId) ? readJson(local, key, isValid, fallback) : fallback;
}

/** Keeps something for a user; on a phone that is another's by now it is dropped. */
export function writeOwn(userId: number, key: string, value: unknown): void {
  if (ownsPhone(userId)) writeJson(local, key, value);
}
