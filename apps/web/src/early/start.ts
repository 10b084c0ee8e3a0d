import { entryOf } from '@gemas/domain';
import type { EarlyCall, EarlyCalls } from '../api/early-calls.ts';
import { fetchText } from '../api/fetch-text.ts';
import { headersOf } from '../api/headers.ts';
import { MAX_AGE_MS, TIMEOUT_MS } from '../api/timeout.ts';
import { LOCAL_KEYS, OWNER_KEY, persistedKey, type SafeStorage } from '../state/core/storage.ts';
import { decryptLoginCode, takeLoginCode } from '../state/session/login-code.ts';

export interface EarlySettings {
  /** Base of the calls, and of those of spec section 7. */
  apiUrl: string;
  secondaryApiUrl: string;
  appVersion: string;
  /** AES-256 key of the login code, 64 hex digits. */
  loginCodeKey: string;
}

/** What a screen needs first, whoever opens it. */
export interface EarlyScreen {
  /** Calls, as paths. */
  readonly calls: readonly string[];
  /** Its code beside the first files. */
  readonly files: readonly string[];
}

/** Loads code that the app would name only once it runs itself. */
function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.setAttribute('crossorigin', '');
  link.setAttribute('fetchpriority', 'low');
  link.href = file;
  document.head.appendChild(link);
}

/**
 * Starts the first calls while the app's code is still on its way (decision 67): the log-in where the address or the phone
 * has a code that goes first, else who the stored token belongs to, and what the screen waits for. api/early-calls.ts
 * takes their answers over.
 *
 * @param screens by their path without '/', from the route table; `fail` is where nobody is in
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

  /** What the screen needs beside its code and who is there. */
  const needed = () => screens[screen]?.calls ?? [];

  /** What the phone has kept of its owner under this name; null for nothing. */
  const kept = (name: string) =>
    local.getItem(persistedKey(Number(local.getItem(OWNER_KEY)), name));

  function isRemembered(): boolean {
    const identity = kept('identity');
    return identity !== null && Date.now() - JSON.parse(identity).at < MAX_AGE_MS;
  }

  /** Whether it is shown from the phone's memory first: there more calls would only hold up the code that shows it. */
  const isKept = () =>
    // Decision 66, and the vault's products, which are not fetched again while they are new.
    (screen === 'score' && isRemembered()) || (screen === 'vault' && kept('products') !== null);

  async function logIn(code: string): Promise<void> {
    const { secondaryApiUrl } = settings;
    const stored = local.getItem(LOCAL_KEYS.token);
    const reply = await send('POST /auth/login', secondaryApiUrl, stored, JSON.stringify({ code }));
    try {
      if (typeof reply === 'string' || reply.status !== 200) return;
      const { token } = JSON.parse(reply.body);
      if (typeof token === 'string') fetchAll(token, needed());
    } catch {
      // Reading the answer is up to the app, and so is refusing it.
    }
  }

  function decide(given: string | null): void {
    const stored = local.getItem(LOCAL_KEYS.loginCode);
    const { token, code } = entryOf(given, stored, local.getItem(LOCAL_KEYS.token));
    if (token !== null) fetchAll(token, ['/auth/user', ...(isKept() ? [] : needed())]);
    else if (code !== null) void logIn(code);
    const isKnown = token !== null || code !== null;
    // In a later task: behind the first files, which the page names.
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
