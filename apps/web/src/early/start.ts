import { entryOf, MAX_AGE_MS } from '@gemas/domain';
import type { EarlyCall, EarlyCalls } from '../api/early-calls.ts';
import { fetchText } from '../api/fetch-text.ts';
import { headersOf, TIMEOUT_MS } from '../api/request.ts';
import { LOCAL_KEYS, OWNER_KEY, persistedKey, type SafeStorage } from '../state/core/storage.ts';
import { decryptLoginCode, takeLoginCode } from '../state/session/login-code.ts';

export interface EarlySettings {
  /** Base URL of the calls. `secondaryApiUrl` is the second base URL of spec section 7. */
  apiUrl: string;
  secondaryApiUrl: string;
  appVersion: string;
  /** AES-256 key of the login code, 64 hex digits. */
  loginCodeKey: string;
}

/** The calls and files that a screen needs first, for every user. */
export interface EarlyScreen {
  /** Paths of the screen's first calls. */
  readonly calls: readonly string[];
  /** Files of the screen's code that are not part of the initial bundle. */
  readonly files: readonly string[];
}

/** Preloads code that would otherwise be requested only when the app runs. */
function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.setAttribute('crossorigin', '');
  link.setAttribute('fetchpriority', 'low');
  link.href = file;
  document.head.appendChild(link);
}

/**
 * Sends the first calls while the app's code is loading (decision 67). The app uses their answers (api/early-calls.ts).
 *
 * - The first call is a log-in with the code of the address, or with the stored code if no token is stored. Otherwise
 *   the first call fetches the user of the stored token.
 * - The other calls are for the data that the screen waits for.
 *
 * @param screens by path without '/', from the route table; `screens.fail` is the screen of a phone on which nobody can
 * log in
 */
export function startEarlyCalls(
  settings: EarlySettings,
  screens: Readonly<Record<string, EarlyScreen>>,
  local: Pick<SafeStorage, 'getItem'>,
): EarlyCalls {
  const made: Record<string, EarlyCall> = {};
  const { encrypted, url } = takeLoginCode(location.href);
  const screen = new URL(url).hash.replace(/^#\/?/, '') || 'score';

  function send(name: string, base: string, token: string | null, body: string | null) {
    const [method = '', path = ''] = name.split(' ');
    const request = new AbortController();
    const headers = {
      ...headersOf(settings.appVersion, token),
      ...(body !== null && { 'Content-Type': 'application/json' }),
    };
    const reply = fetchText(
      base.replace(/\/+$/, '') + path,
      { method, headers, body, signal: request.signal },
      TIMEOUT_MS,
    );
    made[name] = { token, body, at: Date.now(), reply, abort: () => request.abort() };
    return reply;
  }

  function fetchAll(token: string, paths: readonly string[]): void {
    for (const path of paths) send(`GET ${path}`, settings.apiUrl, token, null);
  }

  /** Returns the calls that the screen needs for its data. */
  const needed = () => screens[screen]?.calls ?? [];

  /** Returns the answer with this name that is stored on the phone for its owner. Null for none. */
  const readStored = (name: string) =>
    local.getItem(persistedKey(Number(local.getItem(OWNER_KEY)), name));

  function isRemembered(): boolean {
    const identity = readStored('identity');
    return identity !== null && Date.now() - JSON.parse(identity).at < MAX_AGE_MS;
  }

  /**
   * Whether the screen is first shown from stored data. More calls would then only delay the code that shows the
   * screen.
   */
  const isKept = () =>
    // Score is shown from the remembered user (decision 66). The vault is shown from its stored products, which are not
    // fetched again while they are fresh.
    (screen === 'score' && isRemembered()) ||
    (screen === 'vault' && readStored('products') !== null);

  async function logIn(code: string): Promise<void> {
    const { secondaryApiUrl } = settings;
    const stored = local.getItem(LOCAL_KEYS.token);
    const reply = await send('POST /auth/login', secondaryApiUrl, stored, JSON.stringify({ code }));
    try {
      if (typeof reply === 'string' || reply.status !== 200) return;
      const { token } = JSON.parse(reply.body);
      if (typeof token === 'string') fetchAll(token, needed());
    } catch {
      // The app reads the answer, and handles an error.
    }
  }

  function decide(given: string | null): void {
    const stored = local.getItem(LOCAL_KEYS.loginCode);
    const { token, code } = entryOf(given, stored, local.getItem(LOCAL_KEYS.token));
    if (token !== null) fetchAll(token, ['/auth/user', ...(isKept() ? [] : needed())]);
    else if (code !== null) void logIn(code);
    const isKnown = token !== null || code !== null;
    // Runs in a later task, after the page has requested the files that index.html names.
    setTimeout(() => screens[isKnown ? screen : 'fail']?.files.forEach(preload));
  }

  const decided =
    encrypted === null
      ? Promise.resolve(decide(null))
      : decryptLoginCode(encrypted, settings.loginCodeKey)
          .then(decide)
          .catch(() => undefined);
  return { made, decided };
}
