import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/call.ts';
import { loadPage, mount, newPhone, store, visit } from '../testing/phone.ts';
import { SOON } from '../testing/soon.ts';
import { firstNoticeAtom, showFaqAtom, supportActiveAtom, supportQueryAtom } from './params.ts';

/** Paths of the params that are on, such as '/params/show_faq_btn'. If null, every call fails with 'offline'. */
let on: readonly string[] | null = [];

beforeEach(() => {
  newPhone();
  loadPage(({ path }) => {
    if (on === null) throw new ApiError('offline');
    return { value: on.includes(path) };
  });
});

it.each([
  ['show_faq_btn', showFaqAtom],
  ['first_notice', firstNoticeAtom],
] as const)('the param %s is off until the server says that it is on', async (name, paramAtom) => {
  on = [`/params/${name}`];
  mount(store, paramAtom);
  expect(store.get(paramAtom)).toBe(false);
  await vi.waitUntil(() => store.get(paramAtom), SOON);
});

it.each([
  ['open', ['/params/support_active'], true],
  ['closed', [], false],
  ['closed if that cannot be loaded', null, false],
] as const)('support is %s', async (_what, params, expected) => {
  on = params;
  mount(store, supportActiveAtom);
  expect(store.get(supportActiveAtom)).toBeNull();
  await visit(store, supportQueryAtom);
  expect(store.get(supportActiveAtom)).toBe(expected);
});
