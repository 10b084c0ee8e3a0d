import {
  DEVELOPMENT_LOGIN_CODE_KEY,
  deliveryDefaults,
  type FailureKind,
  flowOfSku,
  type Startup,
  simulationPayload,
} from '@gemas/domain';
import {
  BLENDER_SKU,
  db,
  encryptLoginCode,
  faults,
  resetDb,
  type ScenarioName,
  setScenario,
} from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toFailure } from '../../api/call.ts';
import { fetchNotifications } from '../../api/notifications.ts';
import { completeTour } from '../../api/tour.ts';
import { fetchProduct } from '../../api/vault.ts';
import { config } from '../../config.ts';
import { SOON } from '../../testing/soon.ts';
import { leavePages, openPage, pageLoads } from '../../testing/stores.ts';
import { rankingPageNumberAtom } from '../challenges.ts';
import { local, session } from '../core/storage.ts';
import { toastsAtom } from '../core/toasts.ts';
import { checkoutAtom, openCheckoutAtom, redeemAtom } from '../redeem/redeem.ts';
import { productKey, vaultSearchAtom } from '../vault.ts';
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
const DAY = 24 * 60 * 60 * 1000;

let store: AppStore;

// The tests change `config` itself instead of mocking its module. Test files share the loaded modules (`isolate: false`
// in vitest.config.ts), so a mock would have no effect on modules that an earlier test file has loaded.
const { apiUrl, secondaryApiUrl } = config;
const BASE = 'http://app.test/api';

beforeAll(() => {
  Object.assign(config, { apiUrl: BASE, secondaryApiUrl: BASE });
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => server.resetHandlers());
afterEach(leavePages);
afterAll(() => {
  Object.assign(config, { apiUrl, secondaryApiUrl });
  server.close();
});
beforeEach(() => {
  resetDb();
  local.clear();
  session.clear();
});

const titles = (of: AppStore) => of.get(toastsAtom).map(({ title }) => title);
const flow = () => flowOfSku(store.get(checkoutAtom), BLENDER_SKU);
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

const typeCodeOfDiego = () => store.set(enterAtom, DIEGO, '#/');

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

/** Ends the session: the token expires, and the server refuses the code. */
async function endSession(): Promise<void> {
  db.expireSessions();
  server.use(...faults('login-401', { only: LOGIN }));
  await callFails();
  server.resetHandlers();
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

  it.each<[ScenarioName, FailureKind, Partial<Startup>, string | null]>([
    ['login-401', 'unauthorized', { step: 'failed', reason: 'login-failed' }, null],
    ['blacklist-403', 'blacklisted', { step: 'blocked' }, null],
    ['version-409', 'version', { step: 'ready' }, '/version'],
    ['maintenance-503', 'maintenance', { step: 'ready' }, '/maintenance'],
    ['offline', 'offline', { step: 'ready' }, null],
    ['server-500', 'server', { step: 'ready' }, null],
    ['malformed-body', 'unreadable', { step: 'ready' }, null],
  ])(
    'whose renewal fails with the fault %s fails the call with %s',
    async (scenario, kind, end, interruption) => {
      await enter(FERNANDA);
      db.expireSessions();
      server.use(...faults(scenario, { only: LOGIN }));
      expect(await callFails()).toBe(kind);
      expect(store.get(startupAtom)).toMatchObject(end);
      expect(store.get(interruptionAtom)).toBe(interruption);
    },
  );

  it.each<[string, () => unknown, number]>([
    ['no code is stored', () => local.removeItem('login_code'), 0],
    ['the stored code belongs to another user', () => local.setItem('login_code', DIEGO), 1],
    [
      'another user takes over the phone during the log-in',
      () => server.use(http.post(`${BASE}/auth/login`, () => void local.setItem('owner', '1002'))),
      1,
    ],
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
    session.setItem('draft', '{}');
    local.setItem('seen_balance:1001', '7');
    db.expireSessions();
    server.use(...faults(scenario, { only: LOGIN }));
    await act();
    const left = [session.getItem('draft'), local.getItem('seen_balance:1001')];
    expect(left).toEqual(isRemoved ? [null, null] : ['{}', '7']);
  });

  it('does not remove a newer token that another tab has stored', async () => {
    await enter(FERNANDA);
    db.expireSessions();
    server.use(...faults('login-401'));
    const failure = callFails();
    local.setItem('token', 'newer');
    await failure;
    expect(store.get(startupAtom).step).toBe('failed');
    expect(local.getItem('token')).toBe('newer');
  });
});

it.each([
  [
    'a blocked',
    { black_list: true, black_list_message: 'Baja' },
    { step: 'blocked', message: 'Baja' },
  ],
  ['an inactive', { active: false }, { step: 'failed', reason: 'inactive' }],
])('%s user is logged out by a renewal of the token', async (_name, change, end) => {
  await enter(FERNANDA);
  Object.assign(db.account(FERNANDA).state.user, change);
  db.expireSessions();
  expect(await callFails()).toBe('unauthorized');
  expect(store.get(startupAtom)).toEqual(end);
  expect(session.getItem('user')).toBeNull();
  expect(local.getItem('token')).not.toBeNull();
});

it.each<[ScenarioName, FailureKind, Startup['step']]>([
  ['blacklist-403', 'blacklisted', 'blocked'],
  ['version-409', 'version', 'version'],
  ['maintenance-503', 'maintenance', 'maintenance'],
])('a typed code that fails with %s leads to the screen of %s', async (scenario, failure, step) => {
  await load();
  server.use(...faults(scenario, { only: LOGIN }));
  expect(await store.set(enterAtom, FERNANDA, '#/')).toMatchObject({ failure, startup: { step } });
  expect(store.get(startupAtom).step).toBe(step);
});

it.each<[number, FailureKind, string]>([
  [422, 'unauthorized', 'login-failed'],
  [429, 'busy', 'busy'],
])(
  'a log-in with status %i, by a stored or a typed code, fails with %s (spec section 4, Session: login fails)',
  async (status, failure, reason) => {
    local.setItem('login_code', FERNANDA);
    server.use(http.post(`${BASE}/auth/login`, () => HttpResponse.json({}, { status })));
    expect(await load()).toEqual({ step: 'failed', reason });
    expect(await typeCodeOfDiego()).toEqual({ failure, startup: null });
    expect(local.getItem('login_code')).toBe(FERNANDA);
  },
);

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

  it('that another tab has renewed is used', async () => {
    await enter(FERNANDA);
    local.setItem('token', 'renewed');
    expect(store.set(checkTokenAtom)).toBe(false);
    expect(store.get(tokenAtom)).toBe('renewed');
    expect(store.get(startupAtom).step).toBe('ready');
  });

  it('that belongs to another user loads the page as that user', async () => {
    await enter(FERNANDA);
    const first = store;
    await enter(DIEGO);
    store = first;
    expect(store.set(checkTokenAtom)).toBe(true);
    await store.set(leaveForAtom, null);
    expect(await loadNext()).toBeNull();
    expect(store.get(userAtom).code).toBe(DIEGO);
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
  store.set(userAtom, { order_now: [BLENDER_SKU] });
  store.set(identityAtom, { user: { ...user, order_now: [] }, wallet: { balance: 3 } }, fourth);
  expect(store.get(userAtom).order_now).toEqual([BLENDER_SKU]);
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

/** Puts data of a visit into the storages, into atoms and into cached answers. */
function leaveTraces(from: AppStore): void {
  from.set(vaultSearchAtom, SEARCH);
  from.set(rankingPageNumberAtom, 3);
  from.get(queryClientAtom).setQueryData(['orders', from.get(userAtom).id], 'kept');
  local.setItem('viewed_intros', '[101]');
  local.setItem('last_rewards', `[{"sku":"100214","date":${Date.now()}}]`);
  local.setItem('seen_balance:1001', '7');
  session.setItem('draft', '{}');
}

function expectNoTraces(of: AppStore): void {
  expect(of.get(vaultSearchAtom).query).toBe('');
  expect(of.get(rankingPageNumberAtom)).toBe(1);
  expect(of.get(queryClientAtom).getQueryCache().getAll()).toEqual([]);
  for (const key of ['viewed_intros', 'last_rewards', 'seen_balance:1001']) {
    expect(local.getItem(key), key).toBeNull();
  }
  expect(session.getItem('draft')).toBeNull();
}

describe('another user of the same phone', () => {
  it.each<[string, string, boolean, () => Promise<unknown>]>([
    [
      'a code that was typed after the session has ended',
      '#/',
      false,
      async () => {
        await endSession();
        await typeCodeOfDiego();
      },
    ],
    ['a link', '#/vault', true, enterByLinkOfDiego],
  ])(
    'with %s comes to %s, finds no data of the previous user, and is told who is in: %s',
    async (_way, address, isTold, enterDiego) => {
      await enter(FERNANDA);
      leaveTraces(store);
      await enterDiego();
      expect(await loadNext()).toBe(address);
      expectNoTraces(store);
      expect(store.get(userAtom).code).toBe(DIEGO);
      expect(titles(store)).toHaveLength(isTold ? 1 : 0);
      expect(local.getItem('login_code')).toBe(DIEGO);
      expect(local.getItem('token')).toBe(store.get(tokenAtom));
      expect(JSON.parse(session.getItem('user') ?? '')).toMatchObject({ code: DIEGO });
    },
  );

  it('with a token alone finds no data of the previous user', async () => {
    await enter(FERNANDA);
    leaveTraces(store);
    await enter(DIEGO, { code: false });
    expectNoTraces(store);
    expect(local.getItem('token')).not.toBeNull();
    expect(local.getItem('login_code')).toBeNull();
  });

  it('with a link at the start is logged in if the user of the token cannot be fetched (spec section 4, Session)', async () => {
    await enter(FERNANDA);
    leaveTraces(store);
    db.expireSessions();
    await load(await link(DIEGO));
    // The page has shown Fernanda, who was remembered.
    await loadNext();
    expect(store.get(userAtom).code).toBe(DIEGO);
    expect(logins().map(({ body }) => body)).toEqual([{ code: DIEGO }]);
    const { name } = store.get(userAtom);
    expect(store.get(toastsAtom)).toMatchObject([{ title: `Entraste como ${name}` }]);
    expect(store.get(linkQuestionAtom)).toBeNull();
    expectNoTraces(store);
  });

  it('is not affected by late answers to the previous user', async () => {
    await enter(FERNANDA);
    const former = store;
    server.use(...faults('slow', { ms: 80, only: 'GET /notifications' }));
    const late = callFails();
    await enterByLinkOfDiego();
    await loadNext();
    const stored = local.getItem('token');
    db.expireSessions();
    await late;
    former.set(userAtom, { name: 'Nadie' });
    expect(logins()).toHaveLength(1);
    expect(local.getItem('token')).toBe(stored);
    expect(local.getItem('login_code')).toBe(DIEGO);
    expect(JSON.parse(session.getItem('user') ?? '')).toMatchObject({ code: DIEGO });
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
    await loadNext();
    expect(store.get(stayOnStartAtom)).toBe(true);
    await load();
    expect(store.get(stayOnStartAtom)).toBe(false);
  });

  it('does not come in if a third user logs in in another tab while an order is pending', async () => {
    await enter(FERNANDA);
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const actAtom = latched(async (post) => {
      await completeTour(post);
      await held;
    });
    const acted = store.set(actAtom);
    const entered = store.set(enterAtom, DIEGO, '#/');
    await vi.waitFor(() => expect(store.get(startupAtom).step).toBe('leaving'), SOON);
    expect(pageLoads).toEqual([]);
    const first = store;
    await enter(NEWCOMER);
    store = first;
    end();
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

it('the same user finds their data unchanged after a new log-in', async () => {
  await enter(FERNANDA);
  leaveTraces(store);
  await endSession();
  await store.set(enterAtom, FERNANDA, '#/');
  expect(pageLoads).toEqual([]);
  expect(store.get(startupAtom).step).toBe('ready');
  expect(store.get(vaultSearchAtom)).toEqual(SEARCH);
  expect(local.getItem('viewed_intros')).toBe('[101]');
});

/** Waits until the phone has stored the identity for the current token. The app stores the identity in a later task. */
const isRemembered = () =>
  vi.waitFor(() => expect(rememberedIdentity(local.getItem('token'))).not.toBeNull(), SOON);

/** Runs a visit after which the phone remembers Fernanda. */
async function visited(options = {}): Promise<void> {
  await enter(FERNANDA, options);
  await isRemembered();
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
    // Effects of the screens run once more before React removes the screens.
    expect(store.get(userAtom).name).not.toBe('');
    expect(local.getItem('token')).not.toBeNull();
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

  it.each<[string, () => void]>([
    ['another token', () => local.setItem('token', db.openSession(DIEGO))],
    ['no token', () => local.removeItem('token')],
    ['another owner of the phone', () => local.setItem('owner', '999999')],
    ['data that are a day old', () => void vi.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY)],
  ])('shows no remembered user with %s', async (_, change) => {
    await visited({ code: false });
    change();
    const opened = open();
    expect(store.get(rememberedAtom)).toBeNull();
    await opened;
    vi.restoreAllMocks();
  });

  it.each<[ScenarioName, { code: boolean }, Partial<Startup>]>([
    ['token-401', { code: false }, { step: 'failed', reason: 'no-code' }],
    ['token-401', { code: true }, { step: 'ready', enteredBy: 'code' }],
    ['server-500', { code: false }, { step: 'failed', reason: 'server' }],
    ['offline', { code: false }, { step: 'offline' }],
  ])('ends the start-up as expected with %s (%o)', async (scenario, options, end) => {
    await visited(options);
    await open(scenario);
    expect(store.get(startupAtom)).toMatchObject(end);
    expect(store.get(rememberedAtom) !== null).toBe(scenario === 'offline');
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

  it.each<[string, () => unknown, () => unknown, number]>([
    [
      'the start-up ends offline',
      () => {
        db.expireSessions();
        setScenario('offline', { only: USER });
      },
      () => null,
      1,
    ],
    ['the start-up could use the token', () => null, () => null, 1],
    [
      'another tab has renewed the token meanwhile',
      () => local.setItem('token', 'dead'),
      () => local.setItem('token', db.openSession(FERNANDA)),
      0,
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

  it.each([true, false])(
    'shows the user who logs in in another tab meanwhile (remembered: %s)',
    async (hasRemembered) => {
      await visited({ code: false });
      if (!hasRemembered) local.removeItem(`cache:${store.get(userAtom).id}:identity`);
      const opened = open();
      const next = db.openSession(DIEGO);
      local.setItem('token', next);
      local.setItem('owner', String(db.account(DIEGO).state.user.id));
      // The page has to be loaded again only if it already shows Fernanda, the remembered user.
      expect(store.set(checkTokenAtom)).toBe(hasRemembered);
      await opened;
      if (hasRemembered) await loadNext();
      expect(store.get(startupAtom)).toMatchObject({ identity: { user: { code: DIEGO } } });
      expect(local.getItem('owner')).toBe(String(db.account(DIEGO).state.user.id));
      expect(local.getItem('token')).toBe(next);
    },
  );
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
      leaveTraces(store);
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

    it('is asked about in the running app, before any log-in', async () => {
      await enter(FERNANDA);
      expect(await store.set(followLinkAtom, await link(DIEGO), '/vault')).toBe(false);
      expect(question()).toEqual({ code: DIEGO, to: '/vault' });
      expect(logins()).toEqual([]);
      await store.set(enterByLinkAtom);
      await loadNext();
      expect(titles(store)).toEqual([`Entraste como ${store.get(userAtom).name}`]);
      expect(question()).toBeNull();
      await load();
      expect(titles(store)).toEqual([]);
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

    it.each<[string, string, () => void]>([
      [
        'says that this version is too old',
        '/version',
        () => server.use(...faults('version-409', { only: LOGIN })),
      ],
      [
        'says that the user is blocked',
        '/errorapp?message=Baja',
        () => changeDiego({ black_list: true, black_list_message: 'Baja' }),
      ],
    ])(
      'leads to the screen of any call (spec section 8, Global) if the server %s: %s',
      async (_what, path, change) => {
        await enter(FERNANDA);
        change();
        await enterByLinkOfDiego();
        expect(store.get(interruptionAtom)).toBe(path);
        expect(store.get(startupAtom)).toMatchObject({ step: 'ready', enteredBy: 'token' });
        expect([question(), pageLoads]).toEqual([null, []]);
        expect(titles(store)).toEqual([]);
      },
    );

    it.each([
      ['unknown', '99999', {}, UNKNOWN],
      ['inactive', DIEGO, { active: false }, DENIED],
    ])('that is %s changes nothing, and shows a toast', async (_what, code, change, text) => {
      await visited();
      leaveTraces(store);
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

  it('that is refused does not replace a stored code', async () => {
    local.setItem('login_code', FERNANDA);
    expect(await load(await link('99999'))).toEqual({ step: 'failed', reason: 'login-failed' });
    expect(local.getItem('login_code')).toBe(FERNANDA);
    expect(await load()).toMatchObject({ step: 'ready', enteredBy: 'code' });
    expect(question()).toBeNull();
  });

  it('is forgotten when another tab logs out, although this tab is reloaded before it notices', async () => {
    await enter(FERNANDA);
    await store.set(followLinkAtom, await link(DIEGO), '/vault');
    local.clear();
    expect(await load()).toEqual({ step: 'failed', reason: 'no-code' });
    expect(session.getItem('link')).toBeNull();
    expect(logins()).toEqual([]);
  });

  it('is tried again after a reload if the server could not be reached', async () => {
    local.setItem('login_code', FERNANDA);
    server.use(...faults('offline', { only: LOGIN }));
    expect(await load(await link(DIEGO))).toEqual({ step: 'failed', reason: 'unreachable' });
    server.resetHandlers();
    await load();
    expect(store.get(userAtom).code).toBe(DIEGO);
  });

  it.each([
    ['that is refused', () => link('99999'), 'login-failed'],
    ['that is forged', async () => '00ff00ff', 'no-code'],
  ])('%s while nobody is logged in leads to SessionFail', async (_what, linkOf, reason) => {
    expect(await load(await linkOf())).toEqual({ step: 'failed', reason });
    expect(titles(store)).toEqual([]);
  });
});

describe('an order in progress', () => {
  const FORM = {
    ...deliveryDefaults({
      first_name: 'Fernanda',
      last_name: 'Ávila',
      email: 'fer.avila@correo.mx',
      phone: '4771234508',
      addresses: [],
    }),
    address_id: '61',
  };

  async function order(): Promise<void> {
    await enter(FERNANDA);
    const { id } = store.get(userAtom);
    const product = await fetchProduct(store.get(sendAtom), BLENDER_SKU);
    store.get(queryClientAtom).setQueryData(productKey(id, BLENDER_SKU), product);
    store.set(openCheckoutAtom, BLENDER_SKU);
    server.use(...faults('slow', { ms: 60 }));
    const payload = simulationPayload(BLENDER_SKU, FORM);
    await store.set(redeemAtom, { type: 'submit', price: 489 }, payload);
    void store.set(redeemAtom, { type: 'confirm' });
    expect(flow().step).toBe('simulating');
  }

  const orders = () =>
    db.requests.filter(({ method, path }) => method === 'POST' && path === '/orders');
  const isOnItsWay = () => ['simulating', 'ordering'].includes(flow().step);

  // Waits until the simulation and the order are answered, so that the order is not sent during the next test.
  afterEach(() => vi.waitUntil(() => !isOnItsWay(), SOON));

  it.each([
    ['a link', enterByLinkOfDiego],
    ['a typed code', typeCodeOfDiego],
  ])('ends before %s logs in another user, who finds no data of it', async (_way, enterDiego) => {
    await order();
    await enterDiego();
    expect(orders()).toHaveLength(1);
    expect(flow().step).toBe('success');
    expect(db.account(FERNANDA).state.balance).toBe(795);
    await loadNext();
    expect(store.get(userAtom).code).toBe(DIEGO);
    expect(local.getItem('last_rewards')).toBeNull();
  });

  it('ends as a success after its user has lost the token', async () => {
    await order();
    local.setItem('token', 'dead');
    local.removeItem('token');
    store.set(checkTokenAtom);
    expect(store.get(startupAtom).step).toBe('left');
    await vi.waitFor(() => expect(flow().step).toBe('success'), SOON);
    expect(session.getItem('user')).toBeNull();
  });

  it('is not sent if the phone belongs to another user by then', async () => {
    await order();
    local.setItem('owner', '1002');
    await vi.waitFor(
      () => expect(flow()).toMatchObject({ step: 'form', warning: expect.any(String) }),
      SOON,
    );
    expect(orders()).toHaveLength(0);
    expect(local.getItem('last_rewards')).toBeNull();
    expect(local.keys('ledger:')).toEqual([]);
  });
});
