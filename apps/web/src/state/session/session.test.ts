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
import type { SafeStorage } from '../../platform/safe-storage.ts';
import { SOON } from '../../testing/soon.ts';
import { leavePages, openPage, pageLoads } from '../../testing/stores.ts';
import { rankingPageNumberAtom } from '../challenges.ts';
import { local, session } from '../core/storage.ts';
import { toastsAtom } from '../core/toasts.ts';
import { lookForProofAtom } from '../redeem/proof.ts';
import { checkoutAtom, openCheckoutAtom, redeemAtom } from '../redeem/redeem.ts';
import { endFailedCallAtom, openEntryAtom } from '../redeem/sent-entry.ts';
import { productKey, vaultSearchAtom } from '../vault.ts';
import { rememberedIdentity } from './answer-store.ts';
import { isLoadLateAtom, leaveForAtom } from './change-person.ts';
import { refreshIdentityAtom } from './connection.ts';
import { enterAtom, enterByLinkAtom } from './entering.ts';
import { latched } from './latch.ts';
import { logOut } from './leave-page.ts';
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

/** Logs in a user who searches the vault, then another user in a second tab. `store` is the store of the first tab. */
async function enterInTwoTabs(): Promise<void> {
  await enter(FERNANDA);
  store.set(vaultSearchAtom, SEARCH);
  const first = store;
  await enter(DIEGO);
  store = first;
}

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

  it('without a stored code ends the session', async () => {
    await enter(FERNANDA, { code: false });
    db.expireSessions();
    db.requests.length = 0;
    expect(await callFails()).toBe('unauthorized');
    expect(store.get(startupAtom)).toEqual({ step: 'failed', reason: 'no-code' });
    expect(db.requests.map(({ path }) => path)).toEqual(['/notifications']);
  });

  /** Keys with personal data, in either storage. */
  const PERSONAL = [
    'user',
    'wallet',
    'draft',
    'ticket_draft',
    'survey_draft',
    'notice',
    'seen_balance:1001',
    'cache:1001:identity',
    'cache:1001:stats:region',
  ];
  /** Keys without personal data. */
  const IMPERSONAL = ['login_code', 'viewed_intros', 'last_rewards', 'ledger:1001:1:order:100214'];

  /** Stores all that a visit of Fernanda may store. */
  function storeAll(): void {
    for (const key of PERSONAL) for (const storage of [local, session]) storage.setItem(key, '{}');
    for (const key of IMPERSONAL) {
      local.setItem(key, local.getItem(key) ?? '[{"state":"unknown"}]');
    }
  }
  const left = (storage: SafeStorage, keys: readonly string[]) =>
    keys.filter((key) => storage.getItem(key) !== null);

  it.each<[string, ScenarioName]>([
    ['the code is refused', 'login-401'],
    ['the user is blocked', 'blacklist-403'],
  ])('removes all personal data if %s', async (_name, scenario) => {
    await enter(FERNANDA);
    storeAll();
    db.expireSessions();
    server.use(...faults(scenario, { only: LOGIN }));
    await callFails();
    expect([...left(local, PERSONAL), ...left(session, PERSONAL)]).toEqual([]);
    expect(left(local, IMPERSONAL)).toEqual(IMPERSONAL);
  });

  it('removes the entry of a settled order', async () => {
    await enter(FERNANDA);
    local.setItem('ledger:1001:1:order:100214', '{"state":"made"}');
    db.expireSessions();
    server.use(...faults('login-401', { only: LOGIN }));
    await callFails();
    expect(local.keys('ledger:')).toEqual([]);
  });

  it('that another tab has removed removes the personal data of this tab', async () => {
    await enter(FERNANDA);
    storeAll();
    local.clear();
    expect(store.set(checkTokenAtom)).toBe(false);
    expect([...left(local, PERSONAL), ...left(session, PERSONAL)]).toEqual([]);
  });

  it('at the start removes personal data only if the server refuses the code', async () => {
    const open = async (scenario: ScenarioName) => {
      local.clear();
      session.clear();
      await enter(FERNANDA);
      storeAll();
      db.expireSessions();
      server.use(...faults(scenario, { only: LOGIN }));
      await load();
      server.resetHandlers();
      return session.getItem('draft');
    };
    expect(await open('offline')).not.toBeNull();
    expect(await open('server-500')).not.toBeNull();
    expect(await open('too-many-429')).not.toBeNull();
    expect(await open('login-401')).toBeNull();
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

  it.each([
    ['the stored code belongs to another user', () => void local.setItem('login_code', DIEGO)],
    [
      'another user takes over the phone during the log-in',
      () => server.use(http.post(`${BASE}/auth/login`, () => void local.setItem('owner', '1002'))),
    ],
  ])('is not renewed if %s', async (_what, change) => {
    await enter(FERNANDA);
    db.expireSessions();
    change();
    expect(await callFails()).toBe('unauthorized');
    expect(store.get(tokenAtom)).toBeNull();
  });
});

/** Adds an order of the current user to the ledger. The order was sent and never answered. */
function leaveOrderOpen(): void {
  const order = { kind: 'order', sku: BLENDER_SKU, name: 'Licuadora', price: 489 } as const;
  const entry = store.set(openEntryAtom, order);
  if (typeof entry !== 'string') store.set(endFailedCallAtom, entry, null);
}

describe.each([
  [
    'a blocked',
    { black_list: true, black_list_message: 'Baja' },
    { step: 'blocked', message: 'Baja' },
  ],
  ['an inactive', { active: false }, { step: 'failed', reason: 'inactive' }],
])('%s user', (_name, change, end) => {
  it('is logged out by a renewal of the token', async () => {
    await enter(FERNANDA);
    Object.assign(db.account(FERNANDA).state.user, change);
    db.expireSessions();
    expect(await callFails()).toBe('unauthorized');
    expect(store.get(startupAtom)).toEqual(end);
    expect(session.getItem('user')).toBeNull();
    expect(local.getItem('token')).not.toBeNull();
  });

  it('is logged out by the search for proof of an order, which renews the token', async () => {
    await enter(FERNANDA);
    leaveOrderOpen();
    Object.assign(db.account(FERNANDA).state.user, change);
    db.expireSessions();
    void store.set(lookForProofAtom);
    await vi.waitFor(() => expect(store.get(startupAtom)).toEqual(end), SOON);
    expect(logins()).toHaveLength(1);
  });
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

it('the search for proof of an order updates the balance, also with a renewed token', async () => {
  await enter(FERNANDA);
  leaveOrderOpen();
  db.account(FERNANDA).state.balance = 7;
  db.expireSessions();
  void store.set(lookForProofAtom);
  await vi.waitFor(() => expect(store.get(balanceAtom)).toBe(7), SOON);
});

describe('the stored token', () => {
  it('that was removed ends the session, and a newer token stays', async () => {
    await enter(FERNANDA);
    expect(store.get(stayOnStartAtom)).toBe(false);
    store.set(stayOnStartAtom, true);
    local.clear();
    expect(store.set(checkTokenAtom)).toBe(false);
    expect(store.get(startupAtom)).toEqual({ step: 'left' });
    expect(store.get(stayOnStartAtom)).toBe(false);
    expect(store.get(tokenAtom)).toBeNull();
    expect(store.get(identityAtom)).toBeNull();
    expect(session.getItem('user')).toBeNull();
    local.setItem('token', 'newer');
    expect(store.set(checkTokenAtom)).toBe(true);
    expect(local.getItem('token')).toBe('newer');
  });

  it('of a new log-in of the same user restarts a tab whose session has ended', async () => {
    await enter(FERNANDA);
    const left = store;
    local.clear();
    left.set(checkTokenAtom);
    await enter(FERNANDA);
    expect(left.get(startupAtom)).toEqual({ step: 'left' });
    expect(left.set(checkTokenAtom)).toBe(true);
  });

  it('that another tab has renewed is used', async () => {
    await enter(FERNANDA);
    local.setItem('token', 'renewed');
    expect(store.set(checkTokenAtom)).toBe(false);
    expect(store.get(tokenAtom)).toBe('renewed');
    expect(store.get(startupAtom).step).toBe('ready');
  });

  it('that belongs to another user loads the page as that user', async () => {
    await enterInTwoTabs();
    expect(store.set(checkTokenAtom)).toBe(true);
    await store.set(leaveForAtom, null);
    expect(await loadNext()).toBeNull();
    expect(store.get(userAtom).code).toBe(DIEGO);
  });
});

describe('the user and the balance', () => {
  it('are not changed back by an answer that was requested earlier', async () => {
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

  it('are not changed back by a failed call', async () => {
    await enter(FERNANDA);
    store.set(balanceAtom, { balance: 7 });
    server.use(...faults('server-500'));
    expect(await callFails()).toBe('server');
    expect(store.get(balanceAtom)).toBe(7);
  });
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
  it.each([true, false])(
    'with a typed code finds no data of the previous user (code stored: %s)',
    async (code) => {
      await enter(FERNANDA, { code });
      leaveTraces(store);
      db.expireSessions();
      server.use(...faults('login-401', { only: LOGIN }));
      await callFails();
      server.resetHandlers();
      expect(await store.set(enterAtom, DIEGO, '#/')).toEqual({ failure: null, startup: null });
      expect(await loadNext()).toBe('#/');
      expectNoTraces(store);
      expect(store.get(userAtom).code).toBe(DIEGO);
      expect(titles(store)).toEqual([]);
      expect(logins().filter(({ body }) => (body as { code: string }).code === DIEGO)).toHaveLength(
        1,
      );
      expect(local.getItem('login_code')).toBe(DIEGO);
      expect(local.getItem('token')).toBe(store.get(tokenAtom));
      expect(JSON.parse(session.getItem('user') ?? '')).toMatchObject({ code: DIEGO });
    },
  );

  it.each([true, false])(
    'with a link finds no data of the previous user (code stored: %s)',
    async (code) => {
      await enter(FERNANDA, { code });
      leaveTraces(store);
      await enterByLink(await link(DIEGO));
      expect(await loadNext()).toBe('#/vault');
      expectNoTraces(store);
      expect(store.get(userAtom).code).toBe(DIEGO);
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

  it('with a wrong code is not logged in, and removes nothing', async () => {
    await enter(FERNANDA);
    leaveTraces(store);
    expect(await store.set(enterAtom, '99999', '#/')).toEqual({
      failure: 'unauthorized',
      startup: null,
    });
    expect(local.getItem('viewed_intros')).toBe('[101]');
    expect(store.get(vaultSearchAtom)).toEqual(SEARCH);
    expect(local.getItem('login_code')).toBe(FERNANDA);
  });

  it('is not affected by late answers to the previous user', async () => {
    await enter(FERNANDA);
    const former = store;
    server.use(...faults('slow', { ms: 80, only: 'GET /notifications' }));
    const late = callFails();
    await enterByLink(await link(DIEGO));
    await loadNext();
    const [stored] = [local.getItem('token')];
    db.expireSessions();
    await late;
    former.set(userAtom, { name: 'Nadie' });
    expect(logins()).toHaveLength(1);
    expect(local.getItem('token')).toBe(stored);
    expect(local.getItem('login_code')).toBe(DIEGO);
    expect(JSON.parse(session.getItem('user') ?? '')).toMatchObject({ code: DIEGO });
  });

  it('comes in without a page load if the page has shown nobody', async () => {
    local.setItem('owner', '1001');
    await load();
    await store.set(enterAtom, DIEGO, '#/');
    expect(pageLoads).toEqual([]);
    expect(store.get(userAtom).code).toBe(DIEGO);
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

describe('a code that the server refuses (spec section 4, Session: login fails)', () => {
  const refuseWith = (status: number) =>
    server.use(http.post(`${BASE}/auth/login`, () => HttpResponse.json({}, { status })));

  it.each([400, 401, 403, 404, 422])('with %i is a wrong code, stored or typed', async (status) => {
    local.setItem('login_code', FERNANDA);
    refuseWith(status);
    expect(await load()).toEqual({ step: 'failed', reason: 'login-failed' });
    expect(await store.set(enterAtom, DIEGO, '#/')).toEqual({
      failure: 'unauthorized',
      startup: null,
    });
  });

  it('is not judged by a 429, which says to wait', async () => {
    local.setItem('login_code', FERNANDA);
    refuseWith(429);
    expect(await load()).toEqual({ step: 'failed', reason: 'busy' });
    expect(await store.set(enterAtom, DIEGO, '#/')).toEqual({ failure: 'busy', startup: null });
  });
});

it('session storage holds the user without contact data, and the wallet (spec section 4, Session)', async () => {
  await enter(FERNANDA);
  expect(store.get(userAtom)).toMatchObject({ phone: '4771234508', email: 'fer.avila@correo.mx' });
  const stored = JSON.parse(session.getItem('user') ?? '');
  expect(stored).toMatchObject({ code: FERNANDA, phone: '', email: '', addresses: [] });
  expect(JSON.parse(session.getItem('wallet') ?? '')).toEqual({ balance: 1284 });
});

describe('a slow log-in of the start-up', () => {
  async function loadSlowly(meanwhile: () => void): Promise<Startup> {
    local.setItem('login_code', FERNANDA);
    local.setItem('owner', '1001');
    setScenario('slow', { only: LOGIN, ms: 600_000, times: 1 });
    const loaded = load();
    await vi.waitFor(() => expect(logins()).toHaveLength(1), SOON);
    meanwhile();
    setScenario(null);
    return loaded;
  }

  it('does not undo a log-out in another tab (spec section 2, Profile: Logout clears)', async () => {
    expect(await loadSlowly(() => local.clear())).toEqual({ step: 'failed', reason: 'no-code' });
    expect(local.keys('')).toEqual([]);
  });

  it('leaves the phone to another user who has logged in in another tab', async () => {
    const state = await loadSlowly(() => {
      local.setItem('owner', String(db.account(DIEGO).state.user.id));
      local.setItem('token', db.openSession(DIEGO));
      local.setItem('login_code', DIEGO);
      local.setItem('seen_balance:1002', '7');
    });
    expect(state).toMatchObject({ step: 'ready', identity: { user: { code: DIEGO } } });
    expect(local.getItem('login_code')).toBe(DIEGO);
    expect(local.getItem('seen_balance:1002')).toBe('7');
  });
});

describe('the same user', () => {
  it('finds their data unchanged after a new log-in', async () => {
    await enter(FERNANDA);
    leaveTraces(store);
    db.expireSessions();
    server.use(...faults('login-401'));
    await callFails();
    server.resetHandlers();
    await store.set(enterAtom, FERNANDA, '#/');
    expect(pageLoads).toEqual([]);
    expect(store.get(startupAtom).step).toBe('ready');
    expect(store.get(vaultSearchAtom)).toEqual(SEARCH);
    expect(local.getItem('viewed_intros')).toBe('[101]');
  });

  it('keeps data that were stored before the phone had an owner', async () => {
    local.setItem('viewed_intros', '[101]');
    await enter(FERNANDA);
    expect(local.getItem('viewed_intros')).toBe('[101]');
    expect(local.getItem('owner')).toBe(String(store.get(userAtom).id));
  });
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
  const offline = (only = 'GET /auth/user') => setScenario('offline', { only });

  it('shows the remembered user with the date, and without contact data', async () => {
    const before = Date.now();
    await visited();
    const { id, name, addresses, email, phone } = store.get(userAtom);
    expect(addresses.length).toBeGreaterThan(0);
    const kept = local.getItem(`cache:${id}:identity`);
    for (const secret of [email, addresses[0]?.street ?? '', phone]) {
      expect(secret).not.toBe('');
      expect(kept).not.toContain(secret);
    }
    offline();
    expect(await load()).toMatchObject({
      step: 'offline',
      remembered: { identity: { user: { name } } },
    });
    expect(store.get(offlineDataAtAtom)).toBeGreaterThanOrEqual(before);
    expect(store.get(userAtom)).toMatchObject({ name, addresses: [] });
    // The server has not confirmed the remembered identity, so `identityAtom` must not return it.
    expect(store.get(identityAtom)).toBeNull();
  });

  it('begins the session when the server answers', async () => {
    await visited();
    offline();
    await load();
    const at = store.get(offlineDataAtAtom);
    await store.set(refreshIdentityAtom);
    expect(store.get(offlineDataAtAtom)).toBe(at);
    setScenario(null);
    db.account(FERNANDA).state.balance = 7;
    await store.set(refreshIdentityAtom);
    expect(store.get(startupAtom)).toMatchObject({ step: 'ready', enteredBy: 'token' });
    expect(store.get(balanceAtom)).toBe(7);
    expect(store.get(userAtom).addresses.length).toBeGreaterThan(0);
  });

  it.each<[ScenarioName, Startup['step']]>([
    ['maintenance-503', 'maintenance'],
    ['version-409', 'version'],
  ])('ends with %s in the state %s, as a start-up does', async (scenario, end) => {
    await visited();
    offline();
    await load();
    setScenario(scenario);
    await store.set(refreshIdentityAtom);
    expect(store.get(startupAtom)).toEqual({ step: end });
    // With remembered data, the Maintenance page would say that there is no connection.
    expect(store.get(rememberedAtom)).toBeNull();
    expect(store.get(interruptionAtom)).toBeNull();
    // Effects of the screens run once more before React removes the screens.
    expect(store.get(userAtom).name).not.toBe('');
    expect(local.getItem('token')).not.toBeNull();
  });

  it('sends nothing, and fails as offline', async () => {
    await visited();
    offline();
    await load();
    db.requests.length = 0;
    const actAtom = latched(async (post) => completeTour(post));
    await expect(store.set(actAtom)).rejects.toMatchObject({ kind: 'offline' });
    expect(db.requests).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['after a log-out', logOut],
    ['without a token', () => local.removeItem('token')],
    [
      'on the phone of another user',
      () => {
        local.setItem('owner', '999999');
      },
    ],
  ])('shows no remembered user %s', async (_, leave) => {
    const window = { location: { replace: () => undefined }, addEventListener: () => undefined };
    vi.stubGlobal('window', window);
    await visited();
    leave();
    vi.unstubAllGlobals();
    setScenario('offline');
    expect((await load()).step).toBe('failed');
  });

  it('shows no remembered user after a day', async () => {
    await visited();
    offline();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000);
    try {
      expect(await load()).toMatchObject({ step: 'failed', reason: 'unreachable' });
    } finally {
      vi.restoreAllMocks();
    }
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

  it('does not decide about updates and the raffle by the remembered user', async () => {
    await visited();
    const { state } = db.account(FERNANDA);
    Object.assign(state.user, { has_update: true, reward_block: true });
    await load();
    await isRemembered();
    Object.assign(state.user, { has_update: false, reward_block: false });
    const opened = open();
    expect(store.get(identityAtom)).toBeNull();
    await opened;
    expect(store.get(identityAtom)?.user).toMatchObject({ has_update: false });
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
  ])('shows no remembered user with %s', async (_, change) => {
    await visited({ code: false });
    change();
    const opened = open();
    expect(store.get(rememberedAtom)).toBeNull();
    await opened;
  });

  it.each<[ScenarioName, { code: boolean }, Partial<Startup>]>([
    ['token-401', { code: false }, { step: 'failed', reason: 'no-code' }],
    ['token-401', { code: true }, { step: 'ready', enteredBy: 'code' }],
    ['blacklist-403', { code: true }, { step: 'blocked' }],
    ['version-409', { code: true }, { step: 'version' }],
    ['maintenance-503', { code: true }, { step: 'maintenance' }],
    ['server-500', { code: false }, { step: 'failed', reason: 'server' }],
    ['too-many-429', { code: false }, { step: 'failed', reason: 'busy' }],
    ['too-many-429', { code: true }, { step: 'ready', enteredBy: 'code' }],
    ['offline', { code: false }, { step: 'offline' }],
  ])('ends the start-up as expected with %s (%o)', async (scenario, options, end) => {
    await visited(options);
    await open(scenario);
    expect(store.get(startupAtom)).toMatchObject(end);
    expect(store.get(rememberedAtom) !== null).toBe(scenario === 'offline');
  });

  it.each([{ black_list: true }, { active: false }])(
    'logs out a remembered user who is now %o',
    async (change) => {
      await visited();
      Object.assign(db.account(FERNANDA).state.user, change);
      await open();
      expect(['blocked', 'failed']).toContain(step());
      expect(session.getItem('user')).toBeNull();
    },
  );

  it.each<ScenarioName>(['missing-404', 'server-500', 'offline'])(
    'ignores the failure of another call (%s), and uses the later answer about the user',
    async (scenario) => {
      await visited();
      db.account(FERNANDA).state.balance = 7;
      const opened = open();
      server.use(...faults(scenario, { only: 'GET /notifications' }));
      await callFails();
      await opened;
      expect(store.get(startupAtom)).toMatchObject({ step: 'ready', enteredBy: 'token' });
      expect(store.get(balanceAtom)).toBe(7);
      expect(logins()).toEqual([]);
    },
  );

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

  it('logs in if the token has expired for another call, and the start-up ends offline', async () => {
    await visited();
    db.account(FERNANDA).state.balance = 7;
    db.expireSessions();
    server.use(...faults('offline', { only: 'GET /auth/user' }));
    const opened = open();
    // Simulates a call that was answered with 401, after which the app sets `renewTokenAtom`.
    const renewed = store.set(renewTokenAtom);
    await opened;
    expect(await renewed).toBe(true);
    expect(store.get(startupAtom)).toMatchObject({ step: 'ready' });
    expect(store.get(balanceAtom)).toBe(7);
    expect(logins()).toHaveLength(1);
  });

  it('logs in if the token has expired for another call, although the start-up could use it', async () => {
    await visited();
    const opened = open();
    const renewed = store.set(renewTokenAtom);
    await opened;
    expect(await renewed).toBe(true);
    expect(store.get(startupAtom)).toMatchObject({ step: 'ready', enteredBy: 'token' });
    expect(logins()).toHaveLength(1);
  });

  it('logs nobody in for another call if another tab has renewed the token meanwhile', async () => {
    local.setItem('token', 'dead');
    local.setItem('login_code', FERNANDA);
    const opened = open();
    const renewed = store.set(renewTokenAtom);
    local.setItem('token', db.openSession(FERNANDA));
    await opened;
    expect(await renewed).toBe(true);
    expect(store.get(startupAtom)).toMatchObject({ step: 'ready', enteredBy: 'token' });
    expect(logins()).toEqual([]);
  });

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
      expect(await loadNext()).toBe('#/vault');
      expect(titles(store)).toEqual([`Entraste como ${store.get(userAtom).name}`]);
      expect(question()).toBeNull();
      await load();
      expect(titles(store)).toEqual([]);
      expect(local.getItem('login_code')).toBe(DIEGO);
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

    it.each<[ScenarioName, string]>([
      ['version-409', '/version'],
      ['maintenance-503', '/maintenance'],
      [
        'blacklist-403',
        '/errorapp?message=Tu%20usuario%20fue%20bloqueado%20por%20actividad%20inusual.',
      ],
    ])(
      'leads after the fault %s to the screen of any call (spec section 8, Global): %s',
      async (scenario, path) => {
        await enter(FERNANDA);
        server.use(...faults(scenario, { only: LOGIN }));
        await enterByLink(await link(DIEGO));
        expect(store.get(interruptionAtom)).toBe(path);
        expect(store.get(startupAtom)).toMatchObject({ step: 'ready', enteredBy: 'token' });
        expect([question(), pageLoads]).toEqual([null, []]);
        expect(titles(store)).toEqual([]);
      },
    );

    it('leads to ErrorApp if the answer says that the user is blocked', async () => {
      Object.assign(db.account(DIEGO).state.user, { black_list: true, black_list_message: 'Baja' });
      await enter(FERNANDA);
      await enterByLink(await link(DIEGO));
      expect(store.get(interruptionAtom)).toBe('/errorapp?message=Baja');
      expect(store.get(userAtom).code).toBe(FERNANDA);
    });

    it.each<[string, () => Promise<string>, string]>([
      ['unknown', () => link('99999'), UNKNOWN],
      [
        'inactive',
        () => {
          db.account(DIEGO).state.user.active = false;
          return link(DIEGO);
        },
        DENIED,
      ],
    ])('that is %s changes nothing, and shows a toast', async (_what, linkOf, text) => {
      await visited();
      leaveTraces(store);
      const before = stored();
      await enterByLink(await linkOf());
      expect(stored()).toEqual(before);
      expect(store.get(vaultSearchAtom)).toEqual(SEARCH);
      expect([question(), pageLoads]).toEqual([null, []]);
      expect(store.get(toastsAtom)).toMatchObject([{ title: REFUSED, text }]);
    });

    it.each<[ScenarioName, FailureKind]>([
      ['offline', 'offline'],
      ['server-500', 'server'],
      ['too-many-429', 'busy'],
    ])(
      'that cannot be checked (%s) is asked about again, with the reason %s',
      async (scenario, failure) => {
        await enter(FERNANDA);
        server.use(...faults(scenario, { only: LOGIN }));
        expect(await enterByLink(await link(DIEGO))).toEqual({ failure, to: null });
        expect(question()?.code).toBe(DIEGO);
        server.resetHandlers();
        await store.set(enterByLinkAtom);
        expect(pageLoads).toEqual(['#/vault']);
      },
    );
  });

  it.each([true, false])(
    'that is forged sends no code to the server, with a stored code: %s',
    async (code) => {
      await enter(FERNANDA, { code });
      db.requests.length = 0;
      expect(await store.set(followLinkAtom, '00ff00ff', '/vault')).toBe(false);
      expect(store.get(toastsAtom)).toMatchObject([{ title: REFUSED, text: UNKNOWN }]);
      expect(await load('00ff00ff')).toMatchObject({ step: 'ready', enteredBy: 'token' });
      expect(logins()).toEqual([]);
      expect(question()).toBeNull();
      expect(store.get(toastsAtom)).toMatchObject([{ title: REFUSED, text: UNKNOWN }]);
    },
  );

  it.each([true, false])(
    'of the same user sends nothing, and shows no toast (code stored: %s)',
    async (code) => {
      await enter(FERNANDA, { code });
      leaveTraces(store);
      expect(await store.set(followLinkAtom, await link(FERNANDA), '/vault')).toBe(true);
      expect(local.getItem('login_code')).toBe(FERNANDA);
      local.removeItem('login_code');
      expect(await load(await link(FERNANDA))).toMatchObject({ enteredBy: 'token' });
      expect(local.getItem('login_code')).toBe(FERNANDA);
      expect(logins()).toEqual([]);
      expect([question(), titles(store)]).toEqual([null, []]);
      expect(session.getItem('draft')).toBe('{}');
    },
  );

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

  it('ends before a link logs in another user, who finds no data of it', async () => {
    await order();
    await enterByLink(await link(DIEGO));
    expect(orders()).toHaveLength(1);
    expect(db.account(FERNANDA).state.balance).toBe(795);
    await loadNext();
    expect(store.get(userAtom).code).toBe(DIEGO);
    expect(local.getItem('last_rewards')).toBeNull();
  });

  it('ends before a typed code logs in another user', async () => {
    await order();
    await store.set(enterAtom, DIEGO, '#/');
    expect(orders()).toHaveLength(1);
    expect(flow().step).toBe('success');
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
