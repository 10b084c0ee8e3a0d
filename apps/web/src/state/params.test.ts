import { fixtures } from '@gemas/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/call.ts';
import { SOON } from '../testing/soon.ts';
import { local } from './core/storage.ts';
import { firstNoticeAtom, showFaqAtom, supportActiveAtom, supportQueryAtom } from './params.ts';
import { identityAtom, sendAtom } from './session/session.ts';
import { type AppStore, createAppStore } from './session/store.ts';

let store: AppStore;
let leave = () => {};
/** Paths of the params that are on, such as '/params/show_faq_btn'. If null, every call fails with 'offline'. */
let on: readonly string[] | null = [];

beforeEach(() => {
  local.clear();
  store = createAppStore({ retries: false });
  store.set(sendAtom, async ({ path, read }) => {
    if (on === null) throw new ApiError('offline');
    return read({ value: on.includes(path) });
  });
  store.set(identityAtom, { user: fixtures.userFernanda, wallet: { balance: 0 } });
});

afterEach(() => leave());

it.each([
  ['show_faq_btn', showFaqAtom],
  ['first_notice', firstNoticeAtom],
] as const)('the param %s is off until the server says that it is on', async (name, paramAtom) => {
  on = [`/params/${name}`];
  leave = store.sub(paramAtom, () => undefined);
  expect(store.get(paramAtom)).toBe(false);
  await vi.waitUntil(() => store.get(paramAtom), SOON);
});

it.each([
  ['open', ['/params/support_active'], true],
  ['closed', [], false],
  ['closed if that cannot be loaded', null, false],
] as const)('support is %s', async (_what, params, expected) => {
  on = params;
  leave = store.sub(supportActiveAtom, () => undefined);
  expect(store.get(supportActiveAtom)).toBeNull();
  await vi.waitUntil(() => !store.get(supportQueryAtom).isFetching, SOON);
  expect(store.get(supportActiveAtom)).toBe(expected);
});
