import { WHOLE_TEAM } from '@gemas/domain';
import { beforeEach, expect, it } from 'vitest';
import { loadPage, newPhone, store, USER } from '../../testing/phone.ts';
import { LOCAL_KEYS, local } from '../core/storage.ts';
import { filterAtom, placeSortAtom } from './view.ts';

const KEY = `${LOCAL_KEYS.placeSort}:${USER.id}`;

beforeEach(() => {
  newPhone();
  loadPage();
});

it('stores the order of places until the user removes it', () => {
  expect(store.get(placeSortAtom)).toBeNull();
  store.set(placeSortAtom, 'today');
  expect(store.get(placeSortAtom)).toBe('today');
  loadPage();
  expect(store.get(placeSortAtom)).toBe('today');
  store.set(placeSortAtom, null);
  loadPage();
  expect(store.get(placeSortAtom)).toBeNull();
});

it('uses the order of the server if the stored text is not an order', () => {
  for (const text of ['7', '"users"', '[', '{}']) {
    local.setItem(KEY, text);
    loadPage();
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
  loadPage();
  expect(store.get(filterAtom('/ranking/region'))).toEqual(WHOLE_TEAM);
});
