import { fixtures } from '@gemas/mocks';
import { beforeEach, expect, it } from 'vitest';
import { loadPage, newPhone, store, USER } from '../../testing/phone.ts';
import { LOCAL_KEYS, local, OWNER_KEY } from '../core/storage.ts';
import { toastsAtom } from '../core/toasts.ts';
import { rememberOrderAtom } from '../redeem/redeemed.ts';
import { pinnedAtom, pinnedSkuAtom, togglePinAtom } from './pinned.ts';

const KEY = `${LOCAL_KEYS.pinnedPrize}:${USER.id}`;
const [first, second] = fixtures.products.filter(({ available }) => available);
if (!first || !second) throw new Error('The catalogue has too few prizes');

beforeEach(() => {
  newPhone();
  loadPage();
});

it('stores one pinned prize, also for the next visit', () => {
  expect(store.get(pinnedAtom)).toBeNull();
  store.set(togglePinAtom, first);
  store.set(togglePinAtom, second);
  expect(store.get(pinnedSkuAtom)).toBe(second.sku);
  loadPage();
  expect(store.get(pinnedAtom)).toMatchObject({ sku: second.sku, price: second.price });
});

it('unpins a prize that is toggled again', () => {
  store.set(togglePinAtom, first);
  store.set(togglePinAtom, first);
  expect(store.get(pinnedAtom)).toBeNull();
  expect(local.getItem(KEY)).toBe('null');
});

it('says in a toast that a prize is pinned, not that it is unpinned', () => {
  store.set(togglePinAtom, first);
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'ok', title: 'Ya es tu meta' }]);
  store.set(toastsAtom, []);
  store.set(togglePinAtom, first);
  expect(store.get(toastsAtom)).toEqual([]);
});

it('neither reads nor stores the pin if the phone belongs to another user', () => {
  store.set(togglePinAtom, first);
  local.setItem(OWNER_KEY, '7');
  store.set(togglePinAtom, second);
  expect(local.getItem(KEY)).toContain(first.sku);
  expect(store.get(pinnedAtom)).toBeNull();
});

it('has no pin if the stored text is not a pin', () => {
  local.setItem(KEY, '{"sku":"1"}');
  loadPage();
  expect(store.get(pinnedAtom)).toBeNull();
});

it('unpins a redeemed prize, and no other', () => {
  store.set(togglePinAtom, first);
  store.set(rememberOrderAtom, second.sku, Date.now());
  expect(store.get(pinnedSkuAtom)).toBe(first.sku);
  store.set(rememberOrderAtom, first.sku, Date.now());
  expect(store.get(pinnedSkuAtom)).toBeNull();
});
