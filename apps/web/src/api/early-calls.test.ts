import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { db, resetDb } from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyCallsLiteral } from '../../build/early-calls.ts';
import { createClient, loadTransport } from './client.ts';
import { toFailure } from './error.ts';
import { fetchGameClosed } from './game-end.ts';
import { fetchUser } from './session.ts';
import { fetchProducts } from './vault.ts';

const FERNANDA = '48213';
const API = 'http://app.test/api';

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const script = /<script id="early-calls">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
const source = script.replace('EARLY_CALLS', () =>
  earlyCallsLiteral({ apiUrl: `${API}/`, appVersion: '9.9.9' }),
);

/** The files that the page has started to load. */
let preloaded: string[] = [];

/** As much of XMLHttpRequest as the page and the app use. */
class FakeRequest {
  static readonly DONE = 4;
  static sent: FakeRequest[] = [];
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  timeout = 0;
  isAborted = false;
  address = '';
  readonly headers: Record<string, string> = {};
  onloadend: (() => void) | null = null;
  ontimeout: (() => void) | null = null;

  open(method: string, address: string): void {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\n';
  }
  send(): void {
    this.readyState = 1;
    FakeRequest.sent.push(this);
  }
  abort(): void {
    this.isAborted = true;
  }
  /** The end of the call: an answer, or status 0 for none. */
  end(status: number, body: unknown = ''): void {
    Object.assign(this, { readyState: 4, status, responseText: JSON.stringify(body) });
    this.onloadend?.();
  }
}

/** Runs the script of the page as it is loaded at this address, with this token on the phone. */
function openPage(
  token: string | null,
  address = 'https://app.test/',
  stored: Readonly<Record<string, string>> = {},
): void {
  const { hash, href } = new URL(address);
  preloaded = [];
  const window: { earlyCalls?: typeof globalThis.earlyCalls } = {};
  runInNewContext(source, {
    window,
    location: { hash, href },
    localStorage: {
      getItem: (key: string) => (key === 'token' ? token : (stored[key] ?? null)),
    },
    document: {
      currentScript: { getAttribute: () => '{"vault":["./v.js","./w.js"],"fail":["./f.js"]}' },
      createElement: () => ({ setAttribute: () => undefined }),
      head: { appendChild: ({ rel, href }: HTMLLinkElement) => preloaded.push(`${rel} ${href}`) },
    },
    setTimeout: (run: () => void) => run(),
    XMLHttpRequest: FakeRequest,
    Date,
    JSON,
  });
  globalThis.earlyCalls = window.earlyCalls;
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
/** Calls to what the page asks for early, as the app made them: not those of other tests that end late. */
const asked = () =>
  db.requests
    .filter(({ path }) => path === '/auth/user' || path === '/game/closed')
    .map(({ method, path }) => `${method} ${path}`);
const early = () => FakeRequest.sent.map(({ address }) => address.replace(API, ''));

function sent(at = 0): FakeRequest {
  const request = FakeRequest.sent[at];
  if (!request) throw new Error('the page has sent nothing');
  return request;
}

beforeAll(async () => {
  // axios looks for XMLHttpRequest once, when it is loaded.
  await loadTransport();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.earlyCalls = undefined;
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  token = resetDb(FERNANDA);
  FakeRequest.sent = [];
  renew.mockReset().mockResolvedValue(false);
});

describe('the page', () => {
  it.each(['', '#/', '#/score'])('asks who is there and what Score needs at %j', (hash) => {
    openPage('t', `https://app.test/${hash}`);
    const forScore = ['GET /game/closed', 'GET /materials', 'GET /surveys'];
    expect(early()).toEqual(['GET /auth/user', ...forScore]);
  });

  it.each([
    ['nothing where Score is shown from memory', '#/score', 60_000, 0],
    ['where another screen is opened', '#/menu', 60_000, 1],
    ['where the memory is a day old', '#/score', 24 * 60 * 60 * 1000, 4],
  ])('asks %s', (_, hash, age, calls) => {
    const identity = JSON.stringify({ version: 1, at: Date.now() - age });
    openPage('t', `https://app.test/${hash}`, { owner: '7', 'cache:7:identity': identity });
    expect(FakeRequest.sent).toHaveLength(calls);
  });

  it.each([
    ['#/vault', {}, ['GET /products?page=1&query=']],
    ['#/vault', { owner: '7', 'cache:7:products': '{}' }, []],
    ['#/rewards', {}, ['GET /orders']],
    ['#/vault?query=1', {}, []],
    ['#/menu', {}, []],
  ])('asks who is there and what the screen needs at %j with %j', (hash, stored, calls) => {
    openPage('t', `https://app.test/${hash}`, stored);
    expect(early()).toEqual(['GET /auth/user', ...calls]);
  });

  it.each([
    ['t', '#/vault', {}, ['modulepreload ./v.js', 'modulepreload ./w.js']],
    ['t', '#/fail', {}, ['modulepreload ./f.js']],
    ['t', '#/score', {}, []],
    [null, '', {}, ['modulepreload ./f.js']],
    [null, '#/vault', {}, ['modulepreload ./f.js']],
    // The app logs in with it.
    [null, '', { login_code: '1' }, []],
    [null, '?code=ab', {}, []],
  ])('loads the code of the screen with token %j at %j with %j', (token, rest, stored, files) => {
    openPage(token, `https://app.test/${rest}`, stored);
    expect(preloaded).toEqual(files);
  });

  it.each([
    [null, ''],
    ['t', '?code=ab'],
    ['t', '?a=1&code=ab#/score'],
    ['t', '#/score?code=ab'],
  ])('asks nothing with token %j at %j', (stored, rest) => {
    openPage(stored, `https://app.test/${rest}`);
    expect(FakeRequest.sent).toEqual([]);
  });

  it('asks as the app does', async () => {
    openPage(token);
    globalThis.earlyCalls = undefined;
    await fetchUser(client);
    expect(sent().headers).toMatchObject(db.requests.at(-1)?.headers ?? {});
    expect(Object.keys(db.requests.at(-1)?.headers ?? {})).toHaveLength(3);
    expect(sent().timeout).toBe(15_000);
  });

  it('loads where the storage is refused', () => {
    const throwing = {
      getItem: () => {
        throw new Error('denied');
      },
    };
    expect(() => runInNewContext(source, { window: {}, localStorage: throwing })).not.toThrow();
  });
});

describe('the app', () => {
  const answer = () => ({ user: db.account(FERNANDA).state.user, wallet: { balance: 77 } });

  it.each(['before', 'after'])('takes over the answer that comes %s it asks', async (when) => {
    openPage(token);
    if (when === 'before') sent().end(200, answer());
    const call = fetchUser(client, true);
    if (when === 'after') setTimeout(() => sent().end(200, answer()));
    expect((await call).wallet.balance).toBe(77);
    expect(asked()).toEqual([]);
  });

  it('makes the call itself the next time', async () => {
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
  ] as const)('fails by a %i as by its own', async (status, kind) => {
    openPage(token);
    sent().end(status, { message: 'No' });
    expect(await kindOf(fetchUser(client, true))).toBe(kind);
    expect(asked()).toEqual([]);
  });

  it('gets a new token after a 401, and asks again with it', async () => {
    openPage(token);
    sent(1).end(401);
    renew.mockResolvedValue(true);
    expect(await fetchGameClosed(client)).toMatchObject({ closed: false });
    expect(asked()).toEqual(['GET /game/closed']);
  });

  it('cannot read what is no JSON', async () => {
    openPage(token);
    sent().end(200);
    sent().responseText = '<html>';
    expect(await kindOf(fetchUser(client, true))).toBe('unreadable');
  });

  it('asks again where there was no network', async () => {
    openPage(token);
    sent().end(0);
    expect((await fetchUser(client, true)).user.code).toBe(FERNANDA);
    expect(asked()).toEqual(['GET /auth/user']);
  });

  it('does not wait twice for an answer that does not come', async () => {
    openPage(token);
    sent().ontimeout?.();
    sent().end(0);
    expect(await kindOf(fetchUser(client, true))).toBe('timeout');
    expect(asked()).toEqual([]);
  });

  it('leaves the answer to the next call when one is aborted before it is sent', async () => {
    openPage(token, 'https://app.test/#/vault');
    sent(1).end(200, { last_page: 7 });
    const left = new AbortController();
    const aborted = kindOf(fetchProducts(client, 1, '', left.signal));
    left.abort();
    const next = fetchProducts(client, 1, '');
    expect(await aborted).toBe('canceled');
    expect((await next).last_page).toBe(7);
  });

  it('takes over the call with its parameters, and no other', async () => {
    openPage(token, 'https://app.test/#/vault');
    sent(1).end(200, { last_page: 7 });
    expect((await fetchProducts(client, 2, '')).last_page).not.toBe(7);
    expect((await fetchProducts(client, 1, '')).last_page).toBe(7);
  });

  it('never takes the answer of a GET for that of what posts to the same path', async () => {
    openPage(token, 'https://app.test/#/rewards');
    sent(1).end(200, { wallet: { balance: 1 } });
    const read = (value: unknown) => value;
    const answer = await client({ method: 'POST', path: '/orders', read }).catch(toFailure);
    expect(answer).not.toEqual({ wallet: { balance: 1 } });
    expect(db.requests.at(-1)).toMatchObject({ method: 'POST', path: '/orders' });
  });

  it('never uses an answer for another token', async () => {
    openPage(token);
    token = db.openSession('50110');
    expect((await fetchUser(client)).user.code).toBe('50110');
    expect(sent().isAborted).toBe(true);
  });

  it('never uses an answer of long ago', async () => {
    openPage(token);
    sent(1).end(200, { closed: true, message: null });
    vi.useFakeTimers({ now: Date.now() + 15_001, toFake: ['Date'] });
    expect(await fetchGameClosed(client)).toMatchObject({ closed: false });
  });
});
