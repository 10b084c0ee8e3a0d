import { fixtures } from '@gemas/mocks';
import { Provider } from 'jotai';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Call } from '../../api/call.ts';
import { nextTask } from '../../testing/soon.ts';
import { leavePages, openPage } from '../../testing/stores.ts';
import { local, session } from '../core/storage.ts';
import {
  isLostAtom,
  refreshIdentityAtom,
  useBalanceFreshness,
  useConnection,
} from './connection.ts';
import {
  balanceAtom,
  identityAtom,
  personAtom,
  sendAtom,
  startupAtom,
  userAtom,
} from './session.ts';
import type { AppStore } from './store.ts';

const NOW = Date.parse('2026-03-14T21:05:00Z');
const LATER = NOW + 3_600_000;
const IDENTITY = { user: fixtures.userFernanda, wallet: { balance: 1284 } };

let store: AppStore;
/** The calls that the store has sent. A test answers a call with `end`, or makes the call fail with `fail`. */
let calls: { isEntering: boolean | undefined; end: () => void; fail: (error: Error) => void }[];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  local.clear();
  session.clear();
  calls = [];
  store = openPage();
  store.set(sendAtom, <T>({ isEntering, read }: Call<T>) => {
    return new Promise<T>((resolve, reject) => {
      calls.push({ isEntering, end: () => resolve(read(IDENTITY)), fail: reject });
    });
  });
});
afterEach(() => {
  leavePages();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders a component that uses a hook, once. Returns the value of the hook. */
function rendered<T>(useValue: () => T): T {
  const values: T[] = [];
  function Probe() {
    values.push(useValue());
    return null;
  }
  renderToStaticMarkup(createElement(Provider, { store }, createElement(Probe)));
  return values[0] as T;
}

describe('the balance', () => {
  it('is unknown and fresh before anybody is known', () => {
    expect(store.get(balanceAtom)).toBeNull();
    expect(rendered(useBalanceFreshness)).toEqual({ state: 'fresh' });
  });

  it('that could not be read says so, until the server sends one', () => {
    store.set(identityAtom, { ...IDENTITY, wallet: { balance: null } });
    expect(store.get(balanceAtom)).toBeNull();
    const unread = { state: 'stale', why: 'unread', onRetry: expect.any(Function) };
    expect(rendered(useBalanceFreshness)).toMatchObject(unread);
    store.set(balanceAtom, { balance: 1284 });
    expect(rendered(useBalanceFreshness)).toEqual({ state: 'fresh' });
  });

  it('is stale after a failed refresh, until a retry succeeds', async () => {
    store.set(identityAtom, IDENTITY);
    expect(store.get(personAtom)).toMatchObject({ at: NOW, refresh: null });
    vi.setSystemTime(LATER);
    const refreshed = store.set(refreshIdentityAtom);
    const since = '2026-03-14T21:05:00.000Z';
    expect(rendered(useBalanceFreshness)).toEqual({ state: 'refreshing', since });
    calls[0]?.fail(new ApiError('server'));
    expect(await refreshed).toBeNull();
    const freshness = rendered(useBalanceFreshness);
    expect(freshness).toMatchObject({ state: 'stale', since, why: 'server' });
    if ('onRetry' in freshness) freshness.onRetry();
    calls[1]?.end();
    await nextTask();
    expect(rendered(useBalanceFreshness)).toEqual({ state: 'fresh' });
    expect(store.get(personAtom)).toMatchObject({ at: LATER, refresh: null });
  });

  it('is no longer refreshing after an answer that is ignored, because the user has changed meanwhile', async () => {
    store.set(identityAtom, IDENTITY);
    const refreshed = store.set(refreshIdentityAtom);
    store.set(userAtom, { tour_complete: true });
    calls[0]?.end();
    await refreshed;
    expect(rendered(useBalanceFreshness)).toEqual({ state: 'fresh' });
    expect(store.get(personAtom)).toMatchObject({ at: NOW, refresh: null });
  });

  it('is as old as the last answer that contained a wallet', () => {
    store.set(identityAtom, IDENTITY);
    const person = store.get(personAtom);
    store.set(personAtom, person && { ...person, refresh: 'server' });
    vi.setSystemTime(LATER);
    store.set(balanceAtom, { balance: 795 });
    expect(store.get(personAtom)).toMatchObject({ at: LATER, refresh: null });
  });
});

describe('the connection', () => {
  const connection = () => rendered(useConnection);

  /** Makes the browser report that it is offline. */
  function goOffline(): void {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('navigator', { onLine: false });
    store.sub(isLostAtom, () => undefined)();
  }

  it('lets calls be sent while the browser reports that it is online', () => {
    const send = vi.fn();
    expect(connection()).toMatchObject({ offline: false, checking: false });
    connection().ifOnline(send);
    expect(send).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
  });

  it.each<[string, Error | null, boolean]>([
    ['is back if the server answers', null, false],
    ['is back if the server refuses the token', new ApiError('unauthorized'), false],
    ['is back if the server answers with an error', new ApiError('server'), false],
    ['is still lost if the server cannot be reached', new ApiError('offline'), true],
  ])('%s, although the browser reports that it is offline', async (_what, error, offline) => {
    store.set(identityAtom, IDENTITY);
    goOffline();
    const send = vi.fn();
    connection().ifOnline(send);
    expect(connection()).toMatchObject({ offline: true, checking: true });
    connection().onRetry();
    expect(calls).toMatchObject([{ isEntering: false }]);
    if (error) calls[0]?.fail(error);
    else calls[0]?.end();
    await nextTask();
    expect(connection()).toMatchObject({ offline, checking: false });
    expect(send).not.toHaveBeenCalled();
    connection().onRetry();
    expect(calls).toHaveLength(2);
  });

  it('counts as lost while only remembered data are shown, and a check begins the session', async () => {
    const remembered = { identity: IDENTITY, at: NOW };
    store.set(startupAtom, { type: 'start', token: 'token', code: null, remembered });
    store.set(startupAtom, { type: 'call-failed', failure: { kind: 'offline', message: null } });
    expect(connection().offline).toBe(true);
    connection().onRetry();
    expect(calls).toMatchObject([{ isEntering: false }]);
    calls[0]?.end();
    await nextTask();
    expect(connection().offline).toBe(false);
    expect(store.get(identityAtom)).not.toBeNull();
  });

  it('is checked without a session too, and the answer logs nobody in', async () => {
    goOffline();
    connection().onRetry();
    expect(calls).toMatchObject([{ isEntering: true }]);
    calls[0]?.end();
    await nextTask();
    expect(connection().offline).toBe(false);
    expect(store.get(startupAtom)).toEqual({ step: 'booting' });
  });
});
