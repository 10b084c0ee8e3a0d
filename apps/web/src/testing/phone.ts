import { type Id, type ProductDetail, settled, type User } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import type { Atom } from 'jotai';
import { onTestFinished, vi } from 'vitest';
import { ApiError, type Call } from '../api/call.ts';
import { LOCAL_KEYS, local, OWNER_KEY, session } from '../state/core/storage.ts';
import { changeEntryAtom, readLedger } from '../state/redeem/stored-ledger.ts';
import { identityAtom, sendAtom, userAtom } from '../state/session/session.ts';
import type { AppStore } from '../state/session/store.ts';
import { createAppStore } from '../state/session/store.ts';
import { SOON } from './soon.ts';

// Shared set-up of the tests of the state: a phone, a user who is logged in, and a server that the test plays.

/** The user who is logged in, unless a test names another one. */
export const USER = fixtures.userFernanda;

/** Simulates a phone on which only a token and the id of its user are stored. */
export function newPhone(userId: Id = USER.id): void {
  local.clear();
  session.clear();
  local.setItem(OWNER_KEY, String(userId));
  local.setItem(LOCAL_KEYS.token, 'token');
}

/** The store of the page that was loaded last. */
export let store: AppStore;

/** The calls that the page has sent: 'GET /orders'. Empty after a page load. */
export const calls: string[] = [];

let isOnline = true;

/** Whether the page has a connection, as after each page load. Without one, its calls fail. */
export function setOnline(value: boolean): void {
  isOnline = value;
}

/**
 * Simulates a page load of a user who is logged in. The data stored on the phone stay. `answer` returns what the server
 * sends as the answer to a call, or throws the error with which the call fails. `user` replaces fields of `USER`.
 */
export function loadPage(
  answer: (call: Omit<Call<unknown>, 'read'>) => unknown = () => ({}),
  user: Partial<User> = {},
  balance = 0,
): AppStore {
  calls.length = 0;
  setOnline(true);
  store = createAppStore({ retries: false });
  store.set(sendAtom, async <T>({ read, ...call }: Call<T>): Promise<T> => {
    // The real client sends a call after a microtask, so a call that is aborted in the same task is not sent.
    if (call.signal) await null;
    call.signal?.throwIfAborted();
    calls.push(`${call.method} ${call.path}`);
    if (!isOnline) throw new ApiError('offline');
    return read(await answer(call));
  });
  store.set(identityAtom, { user: { ...USER, ...user }, wallet: { balance } });
  return store;
}

/** Mounts atoms until the end of the test. Returns a function that unmounts them earlier. */
export function mount(store: AppStore, ...atoms: readonly Atom<unknown>[]): () => void {
  const stops = atoms.map((one) => store.sub(one, () => undefined));
  const leave = () => {
    for (const stop of stops) stop();
  };
  onTestFinished(leave);
  return leave;
}

/** Mounts queries until each has data or has failed, and none is fetching. Returns a function that unmounts them. */
export async function visit(
  store: AppStore,
  ...queries: readonly Atom<{ data: unknown; error: unknown; isFetching: boolean }>[]
): Promise<() => void> {
  const leave = mount(store, ...queries);
  const isSettled = (query: (typeof queries)[number]) => {
    const { data, error, isFetching } = store.get(query);
    return !isFetching && (data !== undefined || error !== null);
  };
  await vi.waitUntil(() => queries.every(isSettled), SOON);
  return leave;
}

/** Returns a gift card of the vault: available, and for 500 gems. */
export function cardProduct(over: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...{ id: 1, sku: 'TR', name: 'Tarjeta de regalo', img: '', gallery: [], description: '' },
    ...{ gems: 500, type: 'card', reward_type: '', reward_name: '', reward_sku: '' },
    ...{ available: true, ...over },
  };
}

/** Simulates that another tab has proved that this tab's orders and claims were not made. */
export async function settleAsNotMade(store: AppStore): Promise<boolean> {
  for (const entry of readLedger(store.get(userAtom).id)) {
    store.set(changeEntryAtom, entry, (one) => settled(one, 'not-made', Date.now(), false));
  }
  return true;
}

/** Simulates that another tab holds each lock. Returns the names of the locks for which the page asks. */
export function holdLocks(): readonly string[] {
  const names: string[] = [];
  const request = async (name: string, _options: LockOptions, run: (lock: null) => unknown) => {
    names.push(name);
    return run(null);
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return names;
}
