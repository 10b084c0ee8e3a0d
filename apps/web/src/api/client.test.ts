import type { FailureKind, Finding } from '@gemas/domain';
import { db, faults, resetDb, type ScenarioName, setScenario } from '@gemas/mocks';
import { server } from '@gemas/mocks/node';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SOON } from '../testing/soon.ts';
import { ApiError, type ClientOptions, toFailure } from './call.ts';
import { createClient } from './client.ts';
import { fetchHistory } from './history.ts';
import { fetchNotifications } from './notifications.ts';
import { confirmOrder } from './orders.ts';
import { fetchRegionStats } from './ranking.ts';
import { createOrder } from './redeem.ts';
import { fetchUser, login } from './session.ts';
import { completeSurvey } from './surveys.ts';
import { createTicket } from './tickets.ts';
import { fetchProducts } from './vault.ts';

const FERNANDA = '48213';

let token: string | null = null;
const renew = vi.fn<() => Promise<boolean>>();
const onFailure = vi.fn<(error: ApiError) => void>();
const onFinding = vi.fn<(finding: Finding) => void>();
const found = () => onFinding.mock.calls.map(([{ kind, text }]) => `${kind}: ${text}`);

const options: ClientOptions = {
  apiUrl: 'http://app.test/api',
  secondaryApiUrl: 'http://second.test/api',
  appVersion: '9.9.9',
  token: () => token,
  renew,
  onFailure,
  onFinding,
};
const send = createClient(options);

async function failureOf(call: Promise<unknown>) {
  try {
    await call;
    return null;
  } catch (error) {
    return toFailure(error);
  }
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(() => server.close());

beforeEach(() => {
  token = resetDb(FERNANDA);
  setScenario(null);
  renew.mockReset().mockResolvedValue(false);
  onFailure.mockReset();
  onFinding.mockReset();
});

describe('every call', () => {
  it('bypasses the HTTP cache, and sends the fixed headers, which the API allows', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    await fetchNotifications(send);
    await createTicket(send, 1001, { topic: 'game', comments: 'Hola' });
    const settings = sent.mock.calls.map(([, init]) => init);
    sent.mockRestore();
    expect(settings.map((init) => init?.cache)).toEqual(['no-store', 'no-store']);
    const fixed = {
      accept: 'application/json, text/plain, */*',
      authorization: `Bearer ${token}`,
      'x-app-version': '9.9.9',
      'x-requested-with': 'XMLHttpRequest',
    };
    expect(settings.map((init) => Object.fromEntries(new Headers(init?.headers)))).toEqual([
      fixed,
      { ...fixed, 'content-type': 'application/json' },
    ]);
  });

  it('sends no Authorization header without a token', async () => {
    token = null;
    await login(send, FERNANDA);
    expect(db.requests.at(-1)?.headers.authorization).toBeNull();
  });

  it('goes to its base URL', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    await fetchUser(send);
    await createTicket(send, 1001, { topic: 'game', comments: 'Hola' });
    const addresses = sent.mock.calls.map(([address]) => String(address));
    sent.mockRestore();
    expect(addresses).toEqual([
      'http://app.test/api/auth/user',
      'http://second.test/api/support/create-ticket/1001',
    ]);
  });

  it('is not sent if it was aborted before', async () => {
    const failure = await failureOf(fetchRegionStats(send, AbortSignal.abort()));
    expect(failure?.kind).toBe('canceled');
    expect(db.requests).toEqual([]);
  });
});

describe('a failed call', () => {
  it.each<[ScenarioName, string]>([
    ['offline', 'offline'],
    ['server-500', 'server'],
    ['reset-after-headers', 'offline'],
    ['missing-404', 'missing'],
    ['malformed-body', 'unreadable'],
    ['token-401', 'unauthorized'],
  ])('with the fault %s fails as %s', async (scenario, kind) => {
    server.use(...faults(scenario));
    expect((await failureOf(fetchRegionStats(send)))?.kind).toBe(kind);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(renew).toHaveBeenCalledTimes(kind === 'unauthorized' ? 1 : 0);
  });

  it.each<[string, () => Promise<unknown>, FailureKind]>([
    ['an order', () => createOrder(send, {} as never), 'maintenance'],
    ['the notifications', () => fetchNotifications(send), 'server'],
  ])(
    'opens Maintenance after a 503 only if the call says so (spec section 8, swallowed): %s',
    async (_what, call, kind) => {
      server.use(...faults('maintenance-503'));
      expect((await failureOf(call()))?.kind).toBe(kind);
    },
  );

  it('passes on an error that is not a failure of the call, without reporting it', async () => {
    const error = new TypeError('no lock');
    const call = createOrder(send, {} as never, () => {
      throw error;
    });
    await expect(call).rejects.toBe(error);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('has the message of the server, and reports a message that staff would not understand', async () => {
    const refused = (message: string, status: number) =>
      server.use(http.get('*/api/*', () => HttpResponse.json({ message }, { status })));
    refused('Server Error', 500);
    expect(await failureOf(fetchRegionStats(send))).toMatchObject({
      kind: 'server',
      message: 'Server Error',
    });
    refused('Tu región cambió', 422);
    expect((await failureOf(fetchRegionStats(send)))?.message).toBe('Tu región cambió');
    expect(found()).toEqual(['message: GET /stats/region/referals: Server Error']);
  });
});

it('an unreadable part of an answer is reported with its call and its field, without its value and without ids', async () => {
  const answers = (path: string, body: object) =>
    server.use(http.get(`*/api${path}`, () => HttpResponse.json(body)));
  const product = { sku: '77', gems: 'secreto', type: 'card' };
  answers('/products', { last_page: 1, products_db: [product, { name: 'Sin sku' }] });
  const page = await fetchProducts(send, { page: 1, query: '' });
  expect(page.products_db).toMatchObject([{ sku: '77' }]);
  answers('/daily/referals/1001', { activations: [{ date: '2026-03-09', total: -1 }], user: {} });
  await fetchHistory(send, 1001);
  expect(found()).toEqual([
    'unreadable: GET /products: products_db[].gems',
    'unreadable: GET /products: products_db[].sku',
    'unreadable: GET /daily/referals/{userId}: activations[].total',
  ]);
});

it('an answer that is a bare text is the message if the call returns a text', async () => {
  server.use(http.post('*/api/*', () => new HttpResponse('Recibimos tu mensaje')));
  const ticket = createTicket(send, 1001, { topic: 'game', comments: 'Hola' });
  expect(await ticket).toBe('Recibimos tu mensaje');
  expect(await failureOf(completeSurvey(send, { survey_id: 7, questions: [] }))).toBeNull();
  expect(await confirmOrder(send, 28)).toBe('Recibimos tu mensaje');
});

it('a call fails as offline if axios cannot be loaded, and the next call loads it again', async () => {
  vi.doMock('./http.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const later = createClient(options);
  const failure = await failureOf(fetchNotifications(later));
  vi.doUnmock('./http.ts');
  expect(failure?.kind).toBe('offline');
  expect(db.requests.map(({ path }) => path)).not.toContain('/notifications');
  expect((await fetchNotifications(later)).length).toBeGreaterThan(0);
});

describe('an expired token', () => {
  /** Makes the current token expire. A renewal stores a valid token, and reports `isRenewed`. */
  function expireToken(isRenewed = true): void {
    const live = token;
    token = 'dead';
    renew.mockImplementation(async () => {
      token = live;
      return isRenewed;
    });
  }

  it('is renewed once for all calls that fail at the same time', async () => {
    const live = token;
    token = 'dead';
    const readToken = vi.fn(() => token);
    const sendBoth = createClient({ ...options, token: readToken });
    renew.mockImplementation(async () => {
      // Each call reads the token before it is sent, and again after its 401.
      await vi.waitFor(() => expect(readToken).toHaveBeenCalledTimes(4), SOON);
      token = live;
      return true;
    });
    const [stats, notifications] = await Promise.all([
      fetchRegionStats(sendBoth),
      fetchNotifications(sendBoth),
    ]);
    expect(stats.name).toBe('Bajío Norte');
    expect(notifications.length).toBeGreaterThan(0);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is not renewed if another call has renewed it meanwhile', async () => {
    const live = token;
    token = 'dead';
    const refused = () => {
      token = live;
      return new HttpResponse(null, { status: 401 });
    };
    server.use(http.get('*/notifications', refused, { once: true }));
    expect((await fetchNotifications(send)).length).toBeGreaterThan(0);
    expect(renew).not.toHaveBeenCalled();
  });

  it('is replaced by a new token that was stored while the renewal failed', async () => {
    expireToken(false);
    expect((await fetchNotifications(send)).length).toBeGreaterThan(0);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('fails the call with the failure of its renewal', async () => {
    token = 'dead';
    renew.mockRejectedValue(new ApiError('version', 'why'));
    const failure = { kind: 'version', message: 'why' };
    expect(await failureOf(fetchRegionStats(send))).toEqual(failure);
    expect(onFailure.mock.calls.map(([error]) => error.kind)).toEqual(['version']);
  });

  it('is renewed again when the new token has expired too', async () => {
    for (const _ of ['first', 'second']) {
      expireToken();
      expect((await fetchNotifications(send)).length).toBeGreaterThan(0);
    }
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['which costs only its own place', fetchRegionStats, 'server'],
    ['which ends the session if it asks for the user', fetchUser, 'unauthorized'],
  ])('is renewed once for a call that is refused again, %s', async (_effect, ask, kind) => {
    renew.mockResolvedValue(true);
    server.use(...faults('token-401'));
    expect(await failureOf(ask(send))).toMatchObject({ kind, status: 401 });
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('is not renewed for the log-in or the start-up, which handle failures themselves', async () => {
    token = 'dead';
    await failureOf(fetchUser(send, true));
    await failureOf(login(send, '99999'));
    expect(renew).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is renewed if the user is fetched outside of the start-up', async () => {
    expireToken();
    expect((await fetchUser(send)).user.code).toBe(FERNANDA);
  });
});

describe('an order', () => {
  const payload = {
    ...{ sku: '100214', first_name: 'F', last_name: 'H', email: 'f@correo.mx' },
    ...{ phone: '4771234508', address_id: 61 },
  };

  it('is not sent, and fails as canceled, if it may not be sent any more', async () => {
    const order = { ...payload, simulation_response: {} };
    const failure = await failureOf(createOrder(send, order, () => false));
    expect(failure?.kind).toBe('canceled');
    expect(db.requests).toEqual([]);
  });

  it('without an answer fails as a time-out after 30 s, any other call after 15 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    const failed: string[] = [];
    const order = createOrder(send, { ...payload, simulation_response: {} });
    void failureOf(order).then((failure) => failed.push(`order: ${failure?.kind}`));
    void failureOf(fetchUser(send)).then((failure) => failed.push(`user: ${failure?.kind}`));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(failed).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toEqual(['user: timeout']);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(failed).toEqual(['user: timeout']);
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toEqual(['user: timeout', 'order: timeout']);
  });
});
