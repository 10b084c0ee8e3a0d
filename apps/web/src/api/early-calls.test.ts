import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';
import { db, encryptLoginCode, resetDb } from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../config.ts';
import { startEarlyCall } from '../startup/early-script.ts';
import { local } from '../state/core/storage.ts';
import { toFailure } from './call.ts';
import { createClient } from './client.ts';
import { fetchUser, login } from './session.ts';

const FERNANDA = '48213';
const API = 'http://app.test/api';

/** Base URLs of the call that the script of index.html sends. The app itself calls the mock server. */
const OF_PAGE = 'http://page.test/api';
const SECOND = 'http://second.test/api';

/** A call that the script of index.html has sent. */
class FakeCall {
  static sent: FakeCall[] = [];
  private resolve: (answer: Response) => void = () => undefined;
  private reject: (reason: unknown) => void = () => undefined;
  readonly headers: Headers;
  readonly answer: Promise<Response>;

  constructor(
    readonly url: string,
    readonly init: RequestInit,
  ) {
    this.headers = new Headers(init.headers);
    this.answer = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    init.signal?.addEventListener('abort', () => this.reject(new Error('aborted')));
    FakeCall.sent.push(this);
  }
  get address(): string {
    return `${this.init.method} ${this.url}`;
  }
  get isAborted(): boolean {
    return this.init.signal?.aborted === true;
  }
  /**
   * Ends the call with an answer, or with a network error if `status` is 0. A string `body` is sent unchanged, and any
   * other `body` as JSON.
   */
  end(status: number, body: unknown = ''): void {
    if (status === 0) this.reject(new TypeError('Failed to fetch'));
    else
      this.resolve(
        new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
      );
  }
}

const settings = {
  ...config,
  apiUrl: `${OF_PAGE}//`,
  secondaryApiUrl: SECOND,
  appVersion: '9.9.9',
  loginCodeKey: DEVELOPMENT_LOGIN_CODE_KEY,
};

/** Runs the script of index.html at this address, with this token in the storage. */
function openPage(
  token: string | null,
  address = 'https://app.test/',
  stored: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  vi.stubGlobal('location', new URL(address));
  local.clear();
  for (const [key, value] of Object.entries({ ...(token !== null && { token }), ...stored })) {
    local.setItem(key, value);
  }
  const early = startEarlyCall(settings);
  globalThis.earlyCall = early;
  return early;
}

let token: string | null = null;
const renew = vi.fn<() => Promise<boolean>>();
const client = createClient({
  apiUrl: API,
  secondaryApiUrl: API,
  appVersion: '9.9.9',
  token: () => token,
  renew,
  onFailure: () => undefined,
});

const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => toFailure(error).kind,
  );
/** The app's own calls to the paths of the early calls. Ignores other calls, which may belong to earlier tests. */
const asked = () =>
  db.requests
    .filter(({ path }) => path === '/auth/user' || path === '/auth/login')
    .map(({ method, path }) => `${method} ${path}`);
const early = () => FakeCall.sent.map(({ address }) => address.replace(OF_PAGE, ''));

function sent(): FakeCall {
  const [request] = FakeCall.sent;
  if (!request) throw new Error('the page has sent nothing');
  return request;
}

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  const { fetch: fetchOfApp } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.startsWith(OF_PAGE) || url.startsWith(SECOND)
      ? new FakeCall(url, init).answer
      : fetchOfApp(url, init),
  );
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.earlyCall = undefined;
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  token = resetDb(FERNANDA);
  FakeCall.sent = [];
  renew.mockReset().mockResolvedValue(false);
});

describe('the script of index.html', () => {
  it.each(['', '#/score', '#/vault', '?code=ab', '#/score?code=ab'])(
    'fetches the user of the token at %j, at once',
    async (rest) => {
      const page = openPage('t', `https://app.test/${rest}`);
      if (!rest.includes('code')) expect(FakeCall.sent).toHaveLength(1);
      await page;
      expect(early()).toEqual(['GET /auth/user']);
    },
  );

  it('logs in with the stored code if there is no token', async () => {
    await openPage(null, 'https://app.test/', { login_code: FERNANDA });
    expect(early()).toEqual(['POST http://second.test/api/auth/login']);
  });

  it.each(['', '?code=ab'])(
    'sends nothing without a token and a valid code, at %j',
    async (rest) => {
      await openPage(null, `https://app.test/${rest}`);
      expect(FakeCall.sent).toEqual([]);
    },
  );

  it.each(['?code=CODE', '?a=1&code=CODE#/score', '#/score?code=CODE'])(
    'logs in with the code at %j, not with the stored code of another user',
    async (rest) => {
      const code = await encryptLoginCode(FERNANDA, DEVELOPMENT_LOGIN_CODE_KEY);
      const address = `https://app.test/${rest.replace('CODE', code)}`;
      await openPage(null, address, { login_code: '50110' });
      expect(early()).toEqual(['POST http://second.test/api/auth/login']);
      expect(sent().init.body).toBe(`{"code":"${FERNANDA}"}`);
      expect(sent().headers.get('authorization')).toBeNull();
      expect(sent().headers.get('content-type')).toBe('application/json');
    },
  );

  it.each([FERNANDA, '50110'])(
    'fetches the user of the token first, also with a link while the code %s is stored (spec section 4, Session)',
    async (stored) => {
      const code = await encryptLoginCode(FERNANDA, DEVELOPMENT_LOGIN_CODE_KEY);
      await openPage('t', `https://app.test/?code=${code}`, { login_code: stored });
      expect(early()).toEqual(['GET /auth/user']);
      expect(sent().headers.get('authorization')).toBe('Bearer t');
    },
  );

  it('sends the same headers as the app', async () => {
    await openPage(token);
    globalThis.earlyCall = undefined;
    await fetchUser(client);
    const ofApp = db.requests.at(-1)?.headers ?? {};
    expect(Object.fromEntries(sent().headers)).toMatchObject(ofApp);
    expect(Object.keys(ofApp)).toHaveLength(3);
    expect(sent().headers.get('content-type')).toBeNull();
    expect(sent().init.cache).toBe('no-store');
  });
});

describe('the app', () => {
  const answer = () => ({ user: db.account(FERNANDA).state.user, wallet: { balance: 77 } });

  it.each(['before', 'after'])('uses an answer that arrives %s the app needs it', async (when) => {
    void openPage(token);
    if (when === 'before') sent().end(200, answer());
    const call = fetchUser(client, true);
    if (when === 'after') queueMicrotask(() => sent().end(200, answer()));
    expect((await call).wallet.balance).toBe(77);
    expect(asked()).toEqual([]);
  });

  it('sends the call itself the second time', async () => {
    void openPage(token);
    sent().end(200, answer());
    await fetchUser(client);
    expect((await fetchUser(client)).wallet.balance).not.toBe(77);
    expect(asked()).toEqual(['GET /auth/user']);
  });

  it.each([
    [401, { message: 'No' }, 'unauthorized'],
    [503, { message: 'No' }, 'maintenance'],
    [200, '<html>', 'unreadable'],
  ])('handles the answer %i %j like that to its own call: %s', async (status, body, kind) => {
    void openPage(token);
    sent().end(status, body);
    expect(await kindOf(fetchUser(client, true))).toBe(kind);
    expect(asked()).toEqual([]);
  });

  it('renews the token after a 401, and sends the call again', async () => {
    void openPage(token);
    sent().end(401);
    renew.mockResolvedValue(true);
    expect((await fetchUser(client)).user.code).toBe(FERNANDA);
    expect(asked()).toEqual(['GET /auth/user']);
  });

  it('sends the call again if there was no network', async () => {
    void openPage(token);
    sent().end(0);
    expect((await fetchUser(client, true)).user.code).toBe(FERNANDA);
    expect(asked()).toEqual(['GET /auth/user']);
  });

  it.each(['before', 'while'])(
    'does not send a call again that times out %s the app waits for it',
    async (when) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      void openPage(token);
      await vi.advanceTimersByTimeAsync(14_999);
      expect(sent().isAborted).toBe(false);
      if (when === 'before') await vi.advanceTimersByTimeAsync(1);
      const kind = kindOf(fetchUser(client, true));
      await vi.advanceTimersByTimeAsync(1);
      expect(await kind).toBe('timeout');
      expect(asked()).toEqual([]);
    },
  );

  it('never uses the answer for another call', async () => {
    void openPage(token);
    sent().end(200, answer());
    const read = (value: unknown) => value;
    await client({ method: 'GET', path: '/faqs', read });
    expect(db.requests.at(-1)).toMatchObject({ method: 'GET', path: '/faqs' });
    expect((await fetchUser(client)).wallet.balance).toBe(77);
  });

  describe('when it logs in', () => {
    const session = () => ({ token: 'new', ...answer() });
    const logIns = () => asked().filter((call) => call === 'POST /auth/login').length;
    beforeEach(() => {
      token = null;
    });

    it('waits until the script has decrypted the code, and uses its log-in', async () => {
      const code = await encryptLoginCode(FERNANDA, DEVELOPMENT_LOGIN_CODE_KEY);
      const page = openPage(null, `https://app.test/?code=${code}`);
      const entered = login(client, FERNANDA);
      await page;
      sent().end(200, session());
      expect((await entered).wallet.balance).toBe(77);
      expect(logIns()).toBe(0);
    });

    it.each([
      [0, 'offline'],
      [503, 'maintenance'],
    ])(
      'handles a %i like that of its own log-in, and logs in again only if asked to',
      async (status, kind) => {
        void openPage(null, 'https://app.test/', { login_code: FERNANDA });
        sent().end(status, { message: 'No' });
        expect(await kindOf(login(client, FERNANDA))).toBe(kind);
        expect(logIns()).toBe(0);
        expect((await login(client, FERNANDA)).user.code).toBe(FERNANDA);
        expect(logIns()).toBe(1);
      },
    );

    it('never uses the log-in of another user', async () => {
      void openPage(null, 'https://app.test/', { login_code: '50110' });
      expect((await login(client, FERNANDA)).user.code).toBe(FERNANDA);
      expect(sent().isAborted).toBe(true);
    });

    it('uses the answer to a log-in however old it is', async () => {
      void openPage(null, 'https://app.test/', { login_code: FERNANDA });
      sent().end(200, session());
      vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
      expect((await login(client, FERNANDA)).wallet.balance).toBe(77);
    });
  });

  it('never uses an answer for another token', async () => {
    void openPage(token);
    token = db.openSession('50110');
    expect((await fetchUser(client)).user.code).toBe('50110');
    expect(sent().isAborted).toBe(true);
  });

  it.each([
    ['14.999 s old', 14_999, true],
    ['15 s old', 15_000, false],
    ['from the future, because the clock was set back', -15_000, false],
  ])('takes an answer that is %s (%i ms): %s', async (_what, age, isUsed) => {
    const now = Date.parse('2026-03-14T21:05:00Z');
    vi.useFakeTimers({ now, toFake: ['Date'] });
    void openPage(token);
    sent().end(200, answer());
    vi.setSystemTime(now + age);
    expect((await fetchUser(client)).wallet.balance === 77).toBe(isUsed);
  });
});
