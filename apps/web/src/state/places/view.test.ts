import { WHOLE_TEAM } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { beforeEach, expect, it } from 'vitest';
import { LOCAL_KEYS, local, OWNER_KEY } from '../core/storage.ts';
import { forgetUser } from '../session/owner.ts';
import { identityAtom } from '../session/session.ts';
import { type AppStore, createAppStore } from '../session/store.ts';
import { filterAtom, placeSortAtom } from './view.ts';

const USER = fixtures.userFernanda;
const KEY = `${LOCAL_KEYS.placeSort}:${USER.id}`;

let store: AppStore;

const open = () => {
  store = createAppStore({ retries: false });
  store.set(identityAtom, { user: USER, wallet: { balance: 0 } });
};

beforeEach(() => {
  local.clear();
  local.setItem(OWNER_KEY, String(USER.id));
  local.setItem(LOCAL_KEYS.token, 'token');
  open();
});

it('stores the order of places until the user removes it', () => {
  expect(store.get(placeSortAtom)).toBeNull();
  store.set(placeSortAtom, 'today');
  expect(store.get(placeSortAtom)).toBe('today');
  open();
  expect(store.get(placeSortAtom)).toBe('today');
  store.set(placeSortAtom, null);
  open();
  expect(store.get(placeSortAtom)).toBeNull();
});

it('removes the order with the other data of the user', () => {
  store.set(placeSortAtom, 'name');
  forgetUser(USER.id);
  expect(local.getItem(KEY)).toBeNull();
});

it('neither reads nor stores the order if the phone belongs to another user', () => {
  store.set(placeSortAtom, 'name');
  local.setItem(OWNER_KEY, '7');
  store.set(placeSortAtom, 'week');
  expect(local.getItem(KEY)).toBe('"name"');
  expect(store.get(placeSortAtom)).toBeNull();
});

it('uses the order of the server if the stored text is not an order', () => {
  for (const text of ['7', '"users"', '[', '{}']) {
    local.setItem(KEY, text);
    open();
    expect(store.get(placeSortAtom)).toBeNull();
  }
});

it.each(['constructor', '__proto__', 'toString'])('has no filter at the address %s', (address) => {
  expect(store.get(filterAtom(address))).toEqual(WHOLE_TEAM);
});

it('keeps a filter for each screen, and only while the app runs', () => {
  const filter = { typed: 'rosa', isUnderGoal: true };
  store.set(filterAtom('/ranking/region'), filter);
  expect(store.get(filterAtom('/ranking/region'))).toEqual(filter);
  expect(store.get(filterAtom('/ranking/territory'))).toEqual(WHOLE_TEAM);
  expect(JSON.stringify(local.keys(''))).not.toContain('rosa');
  open();
  expect(store.get(filterAtom('/ranking/region'))).toEqual(WHOLE_TEAM);
});
