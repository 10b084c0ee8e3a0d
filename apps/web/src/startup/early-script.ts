import { type EarlyCall, sendEarlyCall } from '../api/early-calls.ts';
import { config } from '../config.ts';
import { LOCAL_KEYS, local } from '../state/core/storage.ts';
import { decryptLoginCode, readLink, takeLoginCode } from '../state/session/login-code.ts';

/**
 * Sends the app's first call while the app's code is loading (decision 67). Resolves to null if there is neither a token
 * nor a login code. The token's user is fetched first, and a link's code precedes the stored code (spec section 4).
 */
export async function startEarlyCall(settings: typeof config): Promise<EarlyCall | null> {
  const token = local.getItem(LOCAL_KEYS.token);
  if (token !== null) return sendEarlyCall(settings, token, null);
  const { encrypted } = takeLoginCode(location.href);
  const given = encrypted && (await decryptLoginCode(encrypted, settings.loginCodeKey));
  const stored = local.getItem(LOCAL_KEYS.loginCode);
  const code = given ?? (stored && readLink()?.code) ?? stored;
  return code === null ? null : sendEarlyCall(settings, null, code);
}

// The build (build/index-page.ts) compiles this file into the inline script of index.html. `takeEarlyCall`
// (api/client.ts) uses the answer. If the script fails, the app sends its first call itself. After the first visit, the
// page with this script comes from the cache of the service worker (pwa/plugin.ts). Calls of the API never do.
globalThis.earlyCall = startEarlyCall(config).catch(() => null);
