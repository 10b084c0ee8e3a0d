import { chooseCredentials } from '@gemas/domain';
import { type EarlyCall, sendEarlyCall } from '../api/early-calls.ts';
import type { config } from '../config.ts';
import { LOCAL_KEYS, local } from '../state/core/storage.ts';
import { decryptLoginCode, takeLoginCode } from '../state/session/login-code.ts';

/**
 * Sends the app's first call while the app's code is loading (decision 67). Resolves to null if there is neither a token
 * nor a login code.
 */
export async function startEarlyCall(settings: typeof config): Promise<EarlyCall | null> {
  const { encrypted } = takeLoginCode(location.href);
  const given = encrypted && (await decryptLoginCode(encrypted, settings.loginCodeKey));
  const stored = local.getItem(LOCAL_KEYS.token);
  const { token, code } = chooseCredentials(given, local.getItem(LOCAL_KEYS.loginCode), stored);
  if (token !== null) return sendEarlyCall(settings, stored, null);
  return code === null ? null : sendEarlyCall(settings, stored, code);
}
