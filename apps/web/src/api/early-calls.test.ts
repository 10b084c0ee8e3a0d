import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';
import { db, encryptLoginCode, resetDb } from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../config.ts';
import { specOf } from '../shell/routes.ts';
import { startEarlyCalls } from '../startup/start-early-calls.ts';
import { local } from '../state/core/storage.ts';
import { nextTask } from '../testing/soon.ts';
import { createClient, loadTransport } from './client.ts';
import { toFailure } from './error.ts';
import { fetchGameClosed } from './game-end.ts';
import { fetchUser, login } from './session.ts';
import { fetchProducts } from './vault.ts';

const FERNANDA = '48213';
const API = 'http://app.test/api';

/** Files whose loading the page has started. */
let preloaded: string[] = [];

/** Base URL of the calls that the script of index.html sends. The app itself calls the mock server. */
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
const FILES: Record<string, string[]> = { vault: ['./v.js', './w.js'], fail: ['./f.js'] };
const SCREENS = Object.fromEntries(
  ['score', 'vault', 'rewards', 'fail'].map((screen) => [
    screen,
    { calls: specOf(`/${screen}`).firstCalls ?? [], files: FILES[screen] ?? [] },
  ]),
);

/** Runs the script of index.html at this address, with this token in the storage. */
function openPage(
  token: string | null,
  address = 'https://app.test/',
  stored: Readonly<Record<string, string>> = {},
): Promise<void> {
  preloaded = [];
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { appendChild: ({ rel, href }: HTMLLinkElement) => preloaded.push(`${rel} ${href}`) },
  });
  local.clear();
  for (const [key, value] of Object.entries({ ...(token !== null && { token }), ...stored })) {
    local.setItem(key, value);
  }
  globalThis.earlyCalls = startEarlyCalls(settings, SCREENS);
  return globalThis.earlyCalls.ready;
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
/**
 * Returns the app's own calls to '/auth/user' and '/game/closed', the paths of the early calls. Ignores other
 * calls, because they may belong to earlier tests.
 */
const asked = () =>
  db.requests
    .filter(({ path }) => path === '/auth/user' || path === '/game/closed')
    .map(({ method, path }) => `${method} ${path}`);
const early = () => FakeCall.sent.map(({ address }) => address.replace(OF_PAGE, ''));

function sent(at = 0): FakeCall {
  const request = FakeCall.sent[at];
  if (!request) throw new Error('the page has sent nothing');
  return request;
}

beforeAll(async () => {
  await loadTransport();
  server.listen({ onUnhandledRequest: 'error' });
  const { fetch: fetchOfApp } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.startsWith(OF_PAGE) || url.startsWith(SECOND)
      ? new FakeCall(url, init).answer
      : fetchOfApp(url, init),
  );
});
afterEach(async () => {
  vi.useRealTimers();
  globalThis.earlyCalls = undefined;
  // Waits for the timers of the page, which must not run in the next test.
  await nextTask();
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
  it.each(['', '#/', '#/score'])('fetches the user and the data of Score at %j', (hash) => {
    openPage('t', `https://app.test/${hash}`);
    const forScore = ['GET /game/closed', 'GET /materials', 'GET /surveys'];
    expect(early()).toEqual(['GET /auth/user', ...forScore]);
  });

  it.each([
    ['only the user if Score is shown from the remembered user', '#/score', 60_000, 1],
    ['only the user if another screen is opened', '#/menu', 60_000, 1],
    ['all data of Score if the remembered user is a day old', '#/score', 24 * 60 * 60 * 1000, 4],
  ])('fetches %s', (_, hash, age, calls) => {
    const identity = JSON.stringify({ version: 1, at: Date.now() - age });
    openPage('t', `https://app.test/${hash}`, { owner: '7', 'cache:7:identity': identity });
    expect(FakeCall.sent).toHaveLength(calls);
  });

  it.each([
    ['#/vault', {}, ['GET /products?page=1&query=']],
    ['#/vault', { owner: '7', 'cache:7:products': '{}' }, []],
    ['#/rewards', {}, ['GET /orders']],
    ['#/vault?query=1', {}, []],
    ['#/menu', {}, []],
  ])(
    'fetches the user and the data of the screen at %j with the stored %j',
    (hash, stored, calls) => {
      openPage('t', `https://app.test/${hash}`, stored);
      expect(early()).toEqual(['GET /auth/user', ...calls]);
    },
  );

  it.each([
    ['t', '#/vault', {}, ['modulepreload ./v.js', 'modulepreload ./w.js']],
    ['t', '#/fail', {}, ['modulepreload ./f.js']],
    ['t', '#/score', {}, []],
    // With neither a token nor a login code, the app opens the screen 'fail'.
    [null, '', {}, ['modulepreload ./f.js']],
    [null, '#/vault', {}, ['modulepreload ./f.js']],
    // With a stored login code, the files of the screen in the address are preloaded. An address without a screen opens
    // Score. `FILES` has no entry for Score, so nothing is preloaded.
    [null, '', { login_code: '1' }, []],
    [null, '#/vault', { login_code: '1' }, ['modulepreload ./v.js', 'modulepreload ./w.js']],
    // The `code` of this address cannot be decrypted, so the app opens the screen 'fail'.
    [null, '?code=ab', {}, ['modulepreload ./f.js']],
  ])(
    'preloads the code of the screen with the token %j at %j with the stored %j',
    async (token, rest, stored, files) => {
      await openPage(token, `https://app.test/${rest}`, stored);
      await nextTask();
      expect(preloaded).toEqual(files);
    },
  );

  it.each(['', '?code=ab'])(
    'sends nothing without a token and a valid code, at %j',
    async (rest) => {
      await openPage(null, `https://app.test/${rest}`);
      expect(FakeCall.sent).toEqual([]);
    },
  );

  it.each(['?code=ab', '?a=1&code=ab#/score', '#/score?code=ab'])(
    'ignores the code at %j, which cannot be decrypted',
    async (rest) => {
      await openPage('t', `https://app.test/${rest}`);
      expect(early()).toHaveLength(4);
    },
  );

  it.each(['?code=CODE', '?a=1&code=CODE#/score', '#/score?code=CODE'])(
    'logs in with the code at %j, not with the stored code of another user',
    async (rest) => {
      const code = await encryptLoginCode(FERNANDA, DEVELOPMENT_LOGIN_CODE_KEY);
      const address = `https://app.test/${rest.replace('CODE', code)}`;
      await openPage('t', address, { login_code: '50110' });
      expect(early()).toEqual(['POST http://second.test/api/auth/login']);
      expect(sent().init.body).toBe(`{"code":"${FERNANDA}"}`);
      // Every call carries the stored token (spec section 7).
      expect(sent().headers.get('authorization')).toBe('Bearer t');
      expect(sent().headers.get('content-type')).toBe('application/json');
    },
  );

  it('uses the stored token if it belongs to the code in the address', async () => {
    const code = await encryptLoginCode(FERNANDA, DEVELOPMENT_LOGIN_CODE_KEY);
    await openPage('t', `https://app.test/?code=${code}`, { login_code: FERNANDA });
    expect(early()[0]).toBe('GET /auth/user');
    expect(sent().headers.get('authorization')).toBe('Bearer t');
  });

  it.each([
    ['', ['GET /game/closed', 'GET /materials', 'GET /surveys']],
    ['#/rewards', ['GET /orders']],
    ['#/menu', []],
  ])('fetches the data of the screen at %j after the log-in', async (hash, calls) => {
    openPage(null, `https://app.test/${hash}`, { login_code: FERNANDA });
    sent().end(200, { token: 'new' });
    await nextTask();
    expect(early().slice(1)).toEqual(calls);
    for (const { headers } of FakeCall.sent.slice(1)) {
      expect(headers.get('authorization')).toBe('Bearer new');
    }
  });

  it.each([
    [401, { message: 'No' }],
    [200, {}],
    [200, null],
    [200, '<html>'],
    [0, null],
  ])('sends nothing else if the log-in is answered with %i %j', async (status, body) => {
    openPage(null, 'https://app.test/', { login_code: FERNANDA });
    sent().end(status, body);
    await nextTask();
    expect(FakeCall.sent).toHaveLength(1);
  });

  it('sends the same headers as the app', async () => {
    openPage(token);
    globalThis.earlyCalls = undefined;
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
    openPage(token);
    if (when === 'before') sent().end(200, answer());
    const call = fetchUser(client, true);
    if (when === 'after') setTimeout(() => sent().end(200, answer()));
    expect((await call).wallet.balance).toBe(77);
    expect(asked()).toEqual([]);
  });

  it('sends the call itself the second time', async () => {
    openPage(token);
    sent().end(200, answer());
    await fetchUser(client);
    expect((await fetchUser(client)).wallet.balance).not.toBe(77);
    expect(asked()).toEqual(['GET /auth/user']);
  });

  it.each([
    [401, 'unauthorized'],
    [409, 'version'],
    [503, 'maintenance'],
    [500, 'server'],
  ] as const)('handles a %i like that of its own call', async (status, kind) => {
    openPage(token);
    sent().end(status, { message: 'No' });
    expect(await kindOf(fetchUser(client, true))).toBe(kind);
    expect(asked()).toEqual([]);
  });

  it('renews the token after a 401, and sends the call again', async () => {
    openPage(token);
    sent(1).end(401);
    renew.mockResolvedValue(true);
    expect(await fetchGameClosed(client)).toMatchObject({ closed: false });
    expect(asked()).toEqual(['GET /game/closed']);
  });

  it('treats an answer that is not JSON as unreadable', async () => {
    openPage(token);
    sent().end(200, '<html>');
    expect(await kindOf(fetchUser(client, true))).toBe('unreadable');
  });

  it('sends the call again if there was no network', async () => {
    openPage(token);
    sent().end(0);
    expect((await fetchUser(client, true)).user.code).toBe(FERNANDA);
    expect(asked()).toEqual(['GET /auth/user']);
  });

  it('does not send a call again that has timed out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    openPage(token);
    vi.advanceTimersByTime(14_999);
    expect(sent().isAborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await kindOf(fetchUser(client, true))).toBe('timeout');
    expect(asked()).toEqual([]);
  });

  it('does not send a call again that times out while the app waits for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    openPage(token);
    const kind = kindOf(fetchUser(client, true));
    for (let turn = 0; turn < 20; turn += 1) await null;
    vi.advanceTimersByTime(15_000);
    expect(await kind).toBe('timeout');
    expect(asked()).toEqual([]);
  });

  it('keeps the answer for the next call if the first one is aborted at once', async () => {
    openPage(token, 'https://app.test/#/vault');
    sent(1).end(200, { last_page: 7 });
    const left = new AbortController();
    const aborted = kindOf(fetchProducts(client, { page: 1, query: '' }, left.signal));
    left.abort();
    const next = fetchProducts(client, { page: 1, query: '' });
    expect(await aborted).toBe('canceled');
    expect((await next).last_page).toBe(7);
  });

  it('uses the answer only for a call with the same parameters', async () => {
    openPage(token, 'https://app.test/#/vault');
    sent(1).end(200, { last_page: 7 });
    expect((await fetchProducts(client, { page: 2, query: '' })).last_page).not.toBe(7);
    expect((await fetchProducts(client, { page: 1, query: '' })).last_page).toBe(7);
  });

  it('never uses the answer of a GET for a POST to the same path', async () => {
    openPage(token, 'https://app.test/#/rewards');
    sent(1).end(200, { wallet: { balance: 1 } });
    const read = (value: unknown) => value;
    const answer = await client({ method: 'POST', path: '/orders', read }).catch(toFailure);
    expect(answer).not.toEqual({ wallet: { balance: 1 } });
    expect(db.requests.at(-1)).toMatchObject({ method: 'POST', path: '/orders' });
  });

  describe('when it logs in', () => {
    const session = () => ({ token: 'new', ...answer() });
    const codeOf = (person: string) => encryptLoginCode(person, DEVELOPMENT_LOGIN_CODE_KEY);
    const logIns = () => db.requests.filter(({ path }) => path === '/auth/login').length;
    beforeEach(() => {
      token = null;
    });

    it('waits until the script has decrypted the code, and uses its log-in', async () => {
      const address = `https://app.test/?code=${await codeOf(FERNANDA)}`;
      const page = openPage(null, address);
      const entered = login(client, FERNANDA);
      await page;
      sent().end(200, session());
      expect((await entered).wallet.balance).toBe(77);
      expect(logIns()).toBe(0);
    });

    it.each([
      [0, 'offline'],
      [401, 'unauthorized'],
      [503, 'maintenance'],
    ])(
      'handles a %i like that of its own log-in, and logs in again only if asked to',
      async (status, kind) => {
        openPage(null, 'https://app.test/', { login_code: FERNANDA });
        sent().end(status, { message: 'No' });
        expect(await kindOf(login(client, FERNANDA))).toBe(kind);
        expect(logIns()).toBe(0);
        expect((await login(client, FERNANDA)).user.code).toBe(FERNANDA);
        expect(logIns()).toBe(1);
      },
    );

    it('never uses the log-in of another user', async () => {
      openPage(null, 'https://app.test/', { login_code: '50110' });
      expect((await login(client, FERNANDA)).user.code).toBe(FERNANDA);
      expect(sent().isAborted).toBe(true);
    });

    it('uses the answer to a log-in however old it is', async () => {
      openPage(null, 'https://app.test/', { login_code: FERNANDA });
      sent().end(200, session());
      vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
      expect((await login(client, FERNANDA)).wallet.balance).toBe(77);
    });
  });

  it('never uses an answer for another token', async () => {
    openPage(token);
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
    openPage(token);
    sent(1).end(200, { closed: true, message: null });
    vi.setSystemTime(now + age);
    expect(await fetchGameClosed(client)).toMatchObject({ closed: isUsed });
  });
});
