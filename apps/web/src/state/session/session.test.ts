import { DEVELOPMENT_LOGIN_CODE_KEY, type FailureKind, type Startup } from '@gemas/domain';
import {
  db,
  encryptLoginCode,
  faults,
  resetDb,
  type ScenarioName,
  setScenario,
} from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toFailure } from '../../api/call.ts';
import { fetchNotifications } from '../../api/notifications.ts';
import { completeTour } from '../../api/tour.ts';
import { config } from '../../config.ts';
import { answerWithMocks } from '../../testing/mock-server.ts';
import { SOON } from '../../testing/soon.ts';
import { openPage, pageLoads } from '../../testing/stores.ts';
import { local, session } from '../core/storage.ts';
import { toastsAtom } from '../core/toasts.ts';
import { vaultSearchAtom } from '../vault.ts';
import { rememberedIdentity } from './answer-store.ts';
import { isLoadLateAtom, leaveForAtom } from './change-person.ts';
import { refreshIdentityAtom } from './connection.ts';
import { enterAtom, enterByLinkAtom } from './entering.ts';
import { latched } from './latch.ts';
import { takeLoginCode } from './login-code.ts';
import {
  balanceAtom,
  callOrderAtom,
  checkTokenAtom,
  identityAtom,
  interruptionAtom,
  linkAtom,
  linkQuestionAtom,
  offlineDataAtAtom,
  rememberedAtom,
  sendAtom,
  startupAtom,
  stayOnStartAtom,
  tokenAtom,
  userAtom,
} from './session.ts';
import { followLinkAtom, renewTokenAtom, runStartupAtom } from './start.ts';
import type { AppStore } from './store.ts';

const FERNANDA = '48213';
const DIEGO = '50110';
const NEWCOMER = '60005';
const LOGIN = 'POST /auth/login';
const SEARCH = { typed: 'pantalla', query: 'pantalla', category: null, tag: null };

let store: AppStore;

// The tests change `config` itself instead of mocking its module. Test files share the loaded modules (`isolate: false`
// in vitest.config.ts), so a mock would have no effect on modules that an earlier test file has loaded.
const { apiUrl, secondaryApiUrl } = config;
const BASE = 'http://app.test/api';

answerWithMocks();
beforeAll(() => void Object.assign(config, { apiUrl: BASE, secondaryApiUrl: BASE }));
afterAll(() => void Object.assign(config, { apiUrl, secondaryApiUrl }));
beforeEach(() => {
  resetDb();
  local.clear();
  session.clear();
});

const titles = (of: AppStore) => of.get(toastsAtom).map(({ title }) => title);
const link = (code: string) => encryptLoginCode(code, DEVELOPMENT_LOGIN_CODE_KEY);
const logins = () => db.requests.filter(({ path }) => path === '/auth/login');

/**
 * Simulates a page load: starts the app with the data stored on the phone. Returns the state of the start-up.
 *
 * @param encrypted the encrypted login code from the page's address; null for none
 */
async function load(encrypted: string | null = null): Promise<Startup> {
  store = openPage();
  await store.set(runStartupAtom, encrypted);
  return store.get(startupAtom);
}

/** Starts the app with a valid token of this employee. The employee code is stored too, unless `code` is false. */
async function enter(employee: string, { code = true } = {}): Promise<void> {
  local.setItem('token', db.openSession(employee));
  if (code) local.setItem('login_code', employee);
  expect((await load()).step).toBe('ready');
}

/** Opens a link of Diego in the running app, and answers 'Sí, entrar'. */
const enterByLinkOfDiego = async () => enterByLink(await link(DIEGO));

/** Opens a link in the running app, and answers 'Sí, entrar'. */
async function enterByLink(encrypted: string) {
  expect(await store.set(followLinkAtom, encrypted, '/vault')).toBe(false);
  return store.set(enterByLinkAtom);
}

/**
 * Asserts that the page shows no user and has requested a page load. Simulates this page load. Returns the address that
 * was requested; null for the current one.
 */
async function loadNext(): Promise<string | null> {
  expect(store.get(startupAtom)).toEqual({ step: 'leaving' });
  expect([store.get(identityAtom), store.get(rememberedAtom)]).toEqual([null, null]);
  expect(pageLoads).toHaveLength(1);
  const [address = null] = pageLoads.splice(0);
  await load(takeLoginCode(new URL(address ?? '', 'http://app.test/').href).encrypted);
  return address;
}

async function callFails(): Promise<FailureKind | null> {
  try {
    await fetchNotifications(store.get(sendAtom));
    return null;
  } catch (error) {
    return toFailure(error).kind;
  }
}

describe('an expired token', () => {
  it('is renewed, and the user and balance are updated', async () => {
    await enter(FERNANDA);
    db.account(FERNANDA).state.balance = 7;
    db.expireSessions();
    expect(await callFails()).toBeNull();
    expect(store.get(balanceAtom)).toBe(7);
    expect(JSON.parse(session.getItem('wallet') ?? '')).toEqual({ balance: 7 });
    expect(logins()).toHaveLength(1);
  });

  it.each<[ScenarioName, FailureKind, Partial<Startup>, string | null, boolean]>([
    ['login-401', 'unauthorized', { step: 'failed', reason: 'login-failed' }, null, false],
    ['blacklist-403', 'blacklisted', { step: 'blocked' }, null, true],
    ['version-409', 'version', { step: 'ready' }, '/version', true],
    ['offline', 'offline', { step: 'ready' }, null, true],
  ])(
    'whose renewal fails with the fault %s fails the call with %s',
    async (scenario, kind, end, interruption, isTokenKept) => {
      await enter(FERNANDA);
      db.expireSessions();
      server.use(...faults(scenario, { only: LOGIN }));
      expect(await callFails()).toBe(kind);
      expect(store.get(startupAtom)).toMatchObject(end);
      expect(store.get(interruptionAtom)).toBe(interruption);
      expect(local.getItem('token') !== null).toBe(isTokenKept);
    },
  );

  it.each<[string, () => unknown, number]>([
    ['no code is stored', () => local.removeItem('login_code'), 0],
    ['the stored code belongs to another user', () => local.setItem('login_code', DIEGO), 1],
  ])('is not renewed if %s, and the session ends', async (_what, change, times) => {
    await enter(FERNANDA);
    db.expireSessions();
    change();
    expect(await callFails()).toBe('unauthorized');
    expect(store.get(startupAtom)).toEqual({ step: 'failed', reason: 'no-code' });
    expect(store.get(tokenAtom)).toBeNull();
    expect(logins()).toHaveLength(times);
    // The call is not repeated.
    expect(db.requests.filter(({ path }) => path === '/notifications')).toHaveLength(1);
  });

  it.each<[string, ScenarioName, boolean, () => Promise<unknown>]>([
    ['its renewal is refused', 'login-401', true, callFails],
    ['the log-in of the next start is refused', 'login-401', true, load],
    ['the server fails at the next start', 'server-500', false, load],
  ])('removes the personal data if %s (%s): %s', async (_what, scenario, isRemoved, act) => {
    await enter(FERNANDA);
    local.setItem('seen_balance:1001', '7');
    db.expireSessions();
    server.use(...faults(scenario, { only: LOGIN }));
    await act();
    expect(local.getItem('seen_balance:1001')).toBe(isRemoved ? null : '7');
  });

  it('is not renewed if another user logs in in another tab during the log-in', async () => {
    await enter(FERNANDA);
    db.expireSessions();
    setScenario('slow', { only: LOGIN, ms: 600_000 });
    const failure = callFails();
    await vi.waitFor(() => expect(logins()).toHaveLength(1), SOON);
    local.setItem('owner', '1002');
    local.setItem('token', 'of Diego');
    local.setItem('login_code', DIEGO);
    setScenario(null);
    await failure;
    expect(['owner', 'token', 'login_code'].map((key) => local.getItem(key))).toEqual([
      '1002',
      'of Diego',
      DIEGO,
    ]);
  });

  it('does not remove a newer token that another tab has stored, nor use it on SessionFail', async () => {
    await enter(FERNANDA);
    db.expireSessions();
    server.use(...faults('login-401'));
    const failure = callFails();
    local.setItem('token', 'newer');
    await failure;
    expect(store.get(startupAtom).step).toBe('failed');
    expect(store.set(checkTokenAtom)).toBe(false);
    expect(store.get(tokenAtom)).toBeNull();
    expect(local.getItem('token')).toBe('newer');
  });
});

it('a user who is blocked by then is logged out by a renewal of the token', async () => {
  await enter(FERNANDA);
  Object.assign(db.account(FERNANDA).state.user, { black_list: true });
  db.expireSessions();
  expect(await callFails()).toBe('unauthorized');
  expect(store.get(startupAtom).step).toBe('blocked');
  expect(session.getItem('user')).toBeNull();
  expect(local.getItem('token')).not.toBeNull();
});

it('a typed code that fails with version-409 leads to the screen of version', async () => {
  await load();
  server.use(...faults('version-409', { only: LOGIN }));
  const startup = { step: 'version' };
  expect(await store.set(enterAtom, FERNANDA, '#/')).toEqual({ failure: 'version', startup });
  expect(store.get(startupAtom)).toEqual(startup);
});

describe('the stored token', () => {
  it('that was removed ends the session and removes personal data, and a newer token stays', async () => {
    await enter(FERNANDA);
    session.setItem('draft', '{}');
    expect(store.get(stayOnStartAtom)).toBe(false);
    store.set(stayOnStartAtom, true);
    local.clear();
    expect(store.set(checkTokenAtom)).toBe(false);
    expect(store.get(startupAtom)).toEqual({ step: 'left' });
    expect(store.get(stayOnStartAtom)).toBe(false);
    expect(store.get(tokenAtom)).toBeNull();
    expect(store.get(identityAtom)).toBeNull();
    expect([session.getItem('user'), session.getItem('draft')]).toEqual([null, null]);
    // The same user logs in again in another tab, so this tab has to start again.
    local.setItem('token', 'newer');
    local.setItem('owner', '1001');
    expect(store.set(checkTokenAtom)).toBe(true);
    expect(local.getItem('token')).toBe('newer');
  });

  it.each([
    ['that another tab has renewed is used', '1001', false, 'renewed'],
    ['of another user is not used: the page is loaded again', '1002', true, 'first'],
  ])('%s', async (_what, owner, isLoaded, token) => {
    await enter(FERNANDA);
    store.set(tokenAtom, 'first');
    local.setItem('token', 'renewed');
    local.setItem('owner', owner);
    expect(store.set(checkTokenAtom)).toBe(isLoaded);
    expect(store.get(tokenAtom)).toBe(token);
    expect(store.get(startupAtom).step).toBe('ready');
  });
});

it('the user and the balance are not changed back by an answer that was requested earlier', async () => {
  await enter(FERNANDA);
  const { user } = db.account(FERNANDA).state;
  const order = store.get(callOrderAtom);
  const [first, second] = [order.ask(), order.ask()];
  store.set(identityAtom, { user, wallet: { balance: 2 } }, second);
  store.set(identityAtom, { user, wallet: { balance: 1 } }, first);
  expect(store.get(balanceAtom)).toBe(2);
  const third = order.ask();
  store.set(balanceAtom, { balance: 3 });
  store.set(identityAtom, { user, wallet: { balance: 2 } }, third);
  expect(store.get(balanceAtom)).toBe(3);
  const fourth = order.ask();
  store.set(userAtom, { order_now: ['A'] });
  store.set(identityAtom, { user: { ...user, order_now: [] }, wallet: { balance: 3 } }, fourth);
  expect(store.get(userAtom).order_now).toEqual(['A']);
});

it('the balance is not changed back by a failed call', async () => {
  await enter(FERNANDA);
  store.set(balanceAtom, { balance: 7 });
  server.use(...faults('server-500'));
  expect(await callFails()).toBe('server');
  expect(store.get(balanceAtom)).toBe(7);
});

it('a screen that needs a user or the server, but has none, fails with an error that says so', () => {
  expect(() => openPage().get(userAtom)).toThrow('no user outside the guard');
  expect(() => createStore().get(sendAtom)).toThrow('the store cannot send');
});

/** Stores data as a visit does: in an atom, in local storage and in session storage. */
function leaveTraces(): void {
  store.set(vaultSearchAtom, SEARCH);
  local.setItem('viewed_intros', '[101]');
  session.setItem('draft', '{}');
}

const traces = () => [local.getItem('viewed_intros'), session.getItem('draft')];

describe('another user of the same phone', () => {
  it('with a link finds no data of the previous user, and is told who is in', async () => {
    await enter(FERNANDA);
    leaveTraces();
    await enterByLinkOfDiego();
    expect(await loadNext()).toBe('#/vault');
    expect(traces()).toEqual([null, null]);
    expect(store.get(userAtom).code).toBe(DIEGO);
    expect(titles(store)).toHaveLength(1);
    expect(local.getItem('login_code')).toBe(DIEGO);
    expect(local.getItem('token')).toBe(store.get(tokenAtom));
    expect(JSON.parse(session.getItem('user') ?? '')).toMatchObject({ code: DIEGO });
    await load();
    expect(titles(store)).toEqual([]);
  });

  it('with a link at the start is logged in if the user of the token cannot be fetched (spec section 4, Session)', async () => {
    await enter(FERNANDA);
    leaveTraces();
    db.expireSessions();
    await load(await link(DIEGO));
    // The page has shown Fernanda, who was remembered.
    await loadNext();
    expect(store.get(userAtom).code).toBe(DIEGO);
    expect(logins().map(({ body }) => body)).toEqual([{ code: DIEGO }]);
    const { name } = store.get(userAtom);
    expect(store.get(toastsAtom)).toMatchObject([{ title: `Entraste como ${name}` }]);
    expect(store.get(linkQuestionAtom)).toBeNull();
    expect(traces()).toEqual([null, null]);
  });

  it.each([
    ['1001', true],
    ['1002', false],
    [null, false],
  ])(
    'with the stored code, on the phone of the user %j, is told who is in: %j',
    async (owner, isTold) => {
      if (owner !== null) local.setItem('owner', owner);
      local.setItem('login_code', DIEGO);
      await load();
      // The page has shown nobody, so it is not loaded again.
      expect(pageLoads).toEqual([]);
      const { id, name } = store.get(userAtom);
      expect(id).toBe(1002);
      expect(titles(store)).toEqual(isTold ? [`Entraste como ${name}`] : []);
    },
  );

  it('whose tour is not complete stays on Start after the page load', async () => {
    await enter(FERNANDA);
    await store.set(enterAtom, NEWCOMER, '#/');
    expect(await loadNext()).toBe('#/');
    expect([store.get(stayOnStartAtom), titles(store)]).toEqual([true, []]);
    await load();
    expect(store.get(stayOnStartAtom)).toBe(false);
  });

  it('does not come in if a third user logs in in another tab while an order is pending', async () => {
    await enter(FERNANDA);
    setScenario('slow', { only: 'POST /auth/tour_complete', ms: 600_000 });
    const acted = store.set(latched((post) => completeTour(post)));
    const entered = store.set(enterAtom, DIEGO, '#/');
    await vi.waitFor(() => expect(store.get(startupAtom).step).toBe('leaving'), SOON);
    expect(pageLoads).toEqual([]);
    const first = store;
    await enter(NEWCOMER);
    store = first;
    setScenario(null);
    await Promise.all([acted, entered]);
    await loadNext();
    expect(store.get(userAtom).code).toBe(NEWCOMER);
  });

  it('whom the server returns for the remembered token is shown by a new page', async () => {
    await visited();
    const account = db.account(FERNANDA).state;
    const { user } = account;
    account.user = { ...db.account(DIEGO).state.user };
    await load();
    await loadNext();
    account.user = user;
    expect(pageLoads).toEqual([]);
    expect(store.get(userAtom).code).toBe(DIEGO);
    expect(local.keys('cache:1001')).toEqual([]);
  });
});

it('a page load that does not happen is offered again, and nobody is shown meanwhile', async () => {
  await enter(FERNANDA);
  vi.useFakeTimers();
  await store.set(leaveForAtom, '#/vault');
  await vi.advanceTimersByTimeAsync(7_000);
  expect(store.get(isLoadLateAtom)).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.get(isLoadLateAtom)).toBe(true);
  expect(store.get(identityAtom)).toBeNull();
  await store.set(leaveForAtom, null);
  expect(store.get(isLoadLateAtom)).toBe(false);
  expect(pageLoads).toEqual(['#/vault', null]);
  vi.useRealTimers();
});

it('session storage holds the user without contact data, and the wallet (spec section 4, Session)', async () => {
  await enter(FERNANDA);
  expect(store.get(userAtom)).toMatchObject({ phone: '4771234508', email: 'fer.avila@correo.mx' });
  const stored = JSON.parse(session.getItem('user') ?? '');
  expect(stored).toMatchObject({ code: FERNANDA, phone: '', email: '', addresses: [] });
  expect(JSON.parse(session.getItem('wallet') ?? '')).toEqual({ balance: 1284 });
});

it('a slow log-in of the start-up does not undo a log-out in another tab (spec section 2, Profile: Logout clears)', async () => {
  local.setItem('login_code', FERNANDA);
  local.setItem('owner', '1001');
  setScenario('slow', { only: LOGIN, ms: 600_000, times: 1 });
  const loaded = load();
  await vi.waitFor(() => expect(logins()).toHaveLength(1), SOON);
  local.clear();
  setScenario(null);
  expect(await loaded).toEqual({ step: 'failed', reason: 'no-code' });
  expect(local.keys('')).toEqual([]);
});

/** Runs a visit after which the phone remembers Fernanda. The app stores the identity in a later task. */
async function visited(options = {}): Promise<void> {
  await enter(FERNANDA, options);
  await vi.waitFor(() => expect(rememberedIdentity(local.getItem('token'))).not.toBeNull(), SOON);
}

describe('an app opened without network', () => {
  /** Opens the app again, of which the phone remembers Fernanda. */
  async function openOffline(): Promise<void> {
    await visited();
    setScenario('offline', { only: 'GET /auth/user' });
    expect((await load()).step).toBe('offline');
  }

  it('shows the remembered user with the date, and without contact data', async () => {
    const before = Date.now();
    await openOffline();
    expect(store.get(offlineDataAtAtom)).toBeGreaterThanOrEqual(before);
    expect(store.get(userAtom)).toMatchObject({ code: FERNANDA, addresses: [] });
    // The server has not confirmed the remembered identity, so `identityAtom` must not return it.
    expect(store.get(identityAtom)).toBeNull();
  });

  it('ends in maintenance if the server says so, as a start-up does', async () => {
    await openOffline();
    setScenario('maintenance-503');
    await store.set(refreshIdentityAtom);
    expect(store.get(startupAtom)).toEqual({ step: 'maintenance' });
    expect(store.get(interruptionAtom)).toBeNull();
  });

  it('sends nothing, and fails as offline', async () => {
    await openOffline();
    db.requests.length = 0;
    const actAtom = latched(async (post) => completeTour(post));
    await expect(store.set(actAtom)).rejects.toMatchObject({ kind: 'offline' });
    expect(db.requests).toEqual([]);
  });
});

describe('an app opened again', () => {
  const USER = 'GET /auth/user';
  const step = () => store.get(startupAtom).step;
  const asked = (path: string) => db.requests.filter((request) => request.path === path).length;

  /**
   * Starts the app again with the stored token. The remembered data are shown before the server answers. `scenario`
   * selects a fault of the call that returns the user.
   */
  function open(scenario: ScenarioName | null = null): Promise<void> {
    if (scenario) setScenario(scenario, { only: USER });
    db.requests.length = 0;
    store = openPage();
    return store.set(runStartupAtom, null);
  }

  it('shows the remembered user at once, and begins the session with the answer of the server', async () => {
    await visited();
    db.account(FERNANDA).state.balance = 7;
    const opened = open();
    expect(store.get(rememberedAtom)).not.toBeNull();
    expect(store.get(identityAtom)).toBeNull();
    expect(store.get(balanceAtom)).not.toBe(7);
    // The screen does not mention a missing connection.
    expect(store.get(offlineDataAtAtom)).toBeNull();
    await opened;
    expect(store.get(rememberedAtom)).toBeNull();
    expect(store.get(balanceAtom)).toBe(7);
    expect(asked('/auth/user')).toBe(1);
  });

  it('neither shows nor stores changes of the remembered user', async () => {
    await visited();
    const key = `cache:${store.get(userAtom).id}:identity`;
    const before = local.getItem(key);
    const opened = open('offline');
    store.set(userAtom, { tour_complete: false });
    store.set(balanceAtom, { balance: 3 });
    expect(store.get(userAtom).tour_complete).toBe(true);
    expect(store.get(balanceAtom)).toBe(1284);
    await opened;
    expect(store.get(balanceAtom)).toBe(1284);
    expect(local.getItem(key)).toBe(before);
  });

  it('logs in once if several calls find that the token has expired', async () => {
    await visited();
    db.expireSessions();
    const opened = open();
    const others = Promise.all([callFails(), callFails()]);
    await opened;
    expect(await others).toEqual([null, null]);
    expect(logins()).toHaveLength(1);
  });

  it('does not repeat a call with an expired token if the start-up ends without a session', async () => {
    await visited({ code: false });
    db.expireSessions();
    const opened = open();
    const other = callFails();
    await opened;
    expect(await other).toBe('unauthorized');
    expect(asked('/notifications')).toBe(1);
  });

  const goOffline = () => {
    db.expireSessions();
    setScenario('offline', { only: USER });
  };
  const keepToken = (token: string) => local.setItem('token', token);
  it.each<[string, () => unknown, () => unknown, number]>([
    ['the start-up ends offline', goOffline, () => null, 1],
    ['the start-up could use the token', () => null, () => null, 1],
    [
      'another tab has renewed the token meanwhile',
      ...([() => keepToken('dead'), () => keepToken(db.openSession(FERNANDA)), 0] as const),
    ],
  ])(
    'renews the token for another call after the start-up, if %s',
    async (_what, before, meanwhile, times) => {
      await visited();
      before();
      const opened = open();
      // Simulates a call that was answered with 401, after which the app sets `renewTokenAtom`.
      const renewed = store.set(renewTokenAtom);
      meanwhile();
      await opened;
      expect(await renewed).toBe(true);
      expect(store.get(startupAtom)).toMatchObject({ step: 'ready', enteredBy: 'token' });
      expect(logins()).toHaveLength(times);
    },
  );

  it('ignores the answer about the user after another tab has logged them out', async () => {
    await visited();
    const opened = open();
    local.clear();
    store.set(checkTokenAtom);
    expect(step()).toBe('left');
    await opened;
    expect(step()).toBe('left');
    expect(session.getItem('user')).toBeNull();
    expect(local.getItem('owner')).toBeNull();
  });

  it('shows the user who logs in in another tab meanwhile', async () => {
    await visited({ code: false });
    local.removeItem(`cache:${store.get(userAtom).id}:identity`);
    const opened = open();
    const next = db.openSession(DIEGO);
    local.setItem('token', next);
    local.setItem('owner', '1002');
    // The page has to be loaded again only if it already shows the remembered user.
    expect(store.set(checkTokenAtom)).toBe(false);
    await opened;
    expect(store.get(userAtom).code).toBe(DIEGO);
    expect([local.getItem('owner'), local.getItem('token')]).toEqual(['1002', next]);
  });
});

describe('a link with a code', () => {
  const question = () => store.get(linkQuestionAtom);
  const REFUSED = 'El enlace no abrió otra sesión';
  const UNKNOWN = 'No reconocimos su código. Nada cambió.';
  const DENIED = 'Su usuario no puede entrar. Nada cambió.';
  const stored = () => [local.getItem('token'), local.getItem('login_code'), local.keys('').sort()];
  const changeDiego = (change: object) => void Object.assign(db.account(DIEGO).state.user, change);

  describe('of another user (spec section 4, Session: on load the user is fetched)', () => {
    it('is asked about at the start, after a reload too, and the user of the token stays in', async () => {
      await visited();
      leaveTraces();
      const before = stored();
      expect(await load(await link(DIEGO))).toMatchObject({ step: 'ready', enteredBy: 'token' });
      expect(question()).toEqual({ code: DIEGO, to: null });
      await load();
      expect(question()?.code).toBe(DIEGO);
      expect(store.get(userAtom).code).toBe(FERNANDA);
      expect(stored()).toEqual(before);
      expect(session.getItem('draft')).toBe('{}');
      expect(logins()).toEqual([]);
      store.set(linkAtom, null);
      expect(question()).toBeNull();
      await load();
      expect(question()).toBeNull();
      expect(store.get(userAtom).code).toBe(FERNANDA);
    });

    it('is asked about only once the server has confirmed who is in', async () => {
      await visited();
      server.use(...faults('offline', { only: 'GET /auth/user' }));
      expect(await load(await link(DIEGO))).toMatchObject({ step: 'offline' });
      expect(question()).toBeNull();
      server.resetHandlers();
      await store.set(refreshIdentityAtom);
      expect(question()?.code).toBe(DIEGO);
    });

    it('changes nothing if another tab logs out while its code is checked', async () => {
      await enter(FERNANDA);
      await store.set(followLinkAtom, await link(DIEGO), '/vault');
      setScenario('slow', { only: LOGIN, ms: 600_000, times: 1 });
      const entered = store.set(enterByLinkAtom);
      await vi.waitFor(() => expect(logins()).toHaveLength(1), SOON);
      local.clear();
      setScenario(null);
      await entered;
      expect(pageLoads).toEqual([]);
      expect(local.keys('')).toEqual([]);
    });

    it('leads to the screen of any call (spec section 8, Global) if this version is too old', async () => {
      await enter(FERNANDA);
      server.use(...faults('version-409', { only: LOGIN }));
      await enterByLinkOfDiego();
      expect(store.get(interruptionAtom)).toBe('/version');
      expect(store.get(startupAtom)).toMatchObject({ step: 'ready', enteredBy: 'token' });
      expect([question(), pageLoads, titles(store)]).toEqual([null, [], []]);
    });

    it.each([
      ['unknown', '99999', {}, UNKNOWN],
      ['inactive', DIEGO, { active: false }, DENIED],
    ])('that is %s changes nothing, and shows a toast', async (_what, code, change, text) => {
      await visited();
      leaveTraces();
      changeDiego(change);
      const before = stored();
      await enterByLink(await link(code));
      expect(stored()).toEqual(before);
      expect(store.get(vaultSearchAtom)).toEqual(SEARCH);
      expect([question(), pageLoads]).toEqual([null, []]);
      expect(store.get(toastsAtom)).toMatchObject([{ title: REFUSED, text }]);
    });

    it('that cannot be checked is asked about again, with the reason', async () => {
      await enter(FERNANDA);
      server.use(...faults('offline', { only: LOGIN }));
      expect(await enterByLinkOfDiego()).toEqual({ failure: 'offline', to: null });
      expect(question()?.code).toBe(DIEGO);
      server.resetHandlers();
      await store.set(enterByLinkAtom);
      expect(pageLoads).toEqual(['#/vault']);
    });
  });

  it('that is forged sends no code to the server, and shows a toast', async () => {
    await enter(FERNANDA);
    expect(await store.set(followLinkAtom, '00ff00ff', '/vault')).toBe(false);
    expect(store.get(toastsAtom)).toMatchObject([{ title: REFUSED, text: UNKNOWN }]);
    expect(await load('00ff00ff')).toMatchObject({ step: 'ready', enteredBy: 'token' });
    expect(logins()).toEqual([]);
    expect(question()).toBeNull();
    expect(store.get(toastsAtom)).toMatchObject([{ title: REFUSED, text: UNKNOWN }]);
  });

  it('of the same user stores the code, sends nothing, and shows no toast', async () => {
    await enter(FERNANDA, { code: false });
    expect(await store.set(followLinkAtom, await link(FERNANDA), '/vault')).toBe(true);
    expect(local.getItem('login_code')).toBe(FERNANDA);
    local.removeItem('login_code');
    expect(await load(await link(FERNANDA))).toMatchObject({ enteredBy: 'token' });
    expect(local.getItem('login_code')).toBe(FERNANDA);
    expect(logins()).toEqual([]);
    expect([question(), titles(store)]).toEqual([null, []]);
  });

  it('is forgotten when another tab logs out, although this tab is reloaded before it notices', async () => {
    await enter(FERNANDA);
    await store.set(followLinkAtom, await link(DIEGO), '/vault');
    local.clear();
    expect(await load()).toEqual({ step: 'failed', reason: 'no-code' });
    expect(session.getItem('link')).toBeNull();
    expect(logins()).toEqual([]);
  });

  it('that is refused does not replace a stored code', async () => {
    local.setItem('login_code', FERNANDA);
    expect(await load(await link('99999'))).toEqual({ step: 'failed', reason: 'login-failed' });
    expect(local.getItem('login_code')).toBe(FERNANDA);
    expect(await load()).toMatchObject({ step: 'ready', enteredBy: 'code' });
  });

  it.each([
    ['that is refused', () => link('99999'), 'login-failed'],
    ['that is forged', async () => '00ff00ff', 'no-code'],
  ])('%s while nobody is logged in leads to SessionFail', async (_what, linkOf, reason) => {
    expect(await load(await linkOf())).toEqual({ step: 'failed', reason });
    expect(titles(store)).toEqual([]);
  });
});
