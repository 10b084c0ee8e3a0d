import { chooseCredentials, type EarlyScreen, isShownFromPhone, tokenOfLogIn } from '@gemas/domain';
import { type EarlyCalls, sendEarlyCall } from '../api/early-calls.ts';
import type { config } from '../config.ts';
import { LOCAL_KEYS, local, OWNER_KEY, persistedKey } from '../state/core/storage.ts';
import { decryptLoginCode, takeLoginCode } from '../state/session/login-code.ts';

/** Preloads code that would otherwise be requested only when the app runs. */
function preload(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href });
  document.head.appendChild(link);
}

const readStored = (name: string) =>
  local.getItem(persistedKey(Number(local.getItem(OWNER_KEY)), name));

/**
 * Sends the first calls while the app's code is loading (decision 67). The app uses their answers (api/early-calls.ts).
 *
 * - With a stored token: `GET /auth/user`, and the screen's first calls unless its data are stored on the phone.
 * - With a login code only: the log-in, then the screen's first calls.
 *
 * @param screens first calls and code files of each screen, by its path. Without token and code, uses `screens.fail`
 */
export function startEarlyCalls(
  { apiUrl, secondaryApiUrl, appVersion, loginCodeKey }: typeof config,
  screens: Readonly<Record<string, EarlyScreen>>,
): EarlyCalls {
  const sent: EarlyCalls['calls'] = {};
  const { encrypted, url } = takeLoginCode(location.href);
  const screen = new URL(url).hash.replace(/^#\/?/, '') || 'score';

  function send(name: string, base: string, token: string | null, body: string | null = null) {
    sent[name] = sendEarlyCall(name, base, appVersion, token, body);
    return sent[name].reply;
  }

  function fetchAll(token: string | null, paths: readonly string[]): void {
    if (token !== null) for (const path of paths) send(`GET ${path}`, apiUrl, token);
  }

  function decide(given: string | null): void {
    const stored = local.getItem(LOCAL_KEYS.token);
    const { token, code } = chooseCredentials(given, local.getItem(LOCAL_KEYS.loginCode), stored);
    const { calls = [], files = [] } = screens[(token ?? code) === null ? 'fail' : screen] ?? {};
    if (token !== null) {
      const isShown = isShownFromPhone(screen, readStored, Date.now());
      fetchAll(token, ['/auth/user', ...(isShown ? [] : calls)]);
    } else if (code !== null) {
      const reply = send('POST /auth/login', secondaryApiUrl, stored, JSON.stringify({ code }));
      void reply.then((answer) => fetchAll(tokenOfLogIn(answer), calls));
    }
    // Runs in a later task, after the page has requested the files that index.html names.
    setTimeout(() => files.forEach(preload));
  }

  const given = encrypted && decryptLoginCode(encrypted, loginCodeKey);
  const ready = given ? given.then(decide).catch(() => undefined) : Promise.resolve(decide(null));
  return { calls: sent, ready };
}
