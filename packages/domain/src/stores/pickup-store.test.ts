import { expect, it } from 'vitest';
import type { PickupStore } from './pickup-store.ts';
import {
  chosenStore,
  offeredStores,
  STORE_SEARCH_DEBOUNCE_MS,
  shownStore,
  storeAddress,
} from './pickup-store.ts';

const STORE: PickupStore = {
  id: 1,
  code: '101',
  name: 'Tienda Silao Centro',
  domicile: '5 de Mayo',
  num_ext: '32',
  num_int: '',
  street_1: 'Obregón',
  street_2: 'Madero',
  neighborhood: 'Centro',
  municipality: 'Silao de la Victoria',
  town: 'Silao',
  state: 'Guanajuato',
  postal_code: '36100',
};

it.each([
  [{}, '5 de Mayo 32, Centro, Silao, Guanajuato, 36100'],
  [{ num_int: 'B' }, '5 de Mayo 32 int. B, Centro, Silao, Guanajuato, 36100'],
  [{ town: ' ' }, '5 de Mayo 32, Centro, Silao de la Victoria, Guanajuato, 36100'],
  [{ domicile: '', num_ext: '', neighborhood: '' }, 'Obregón, Silao, Guanajuato, 36100'],
])('a store with %j lies at "%s"', (over, text) => {
  expect(storeAddress({ ...STORE, ...over })).toBe(text);
});

it('are searched 300 ms after the last letter', () => {
  expect(STORE_SEARCH_DEBOUNCE_MS).toBe(300);
});

it('offers each store once, and 300 at most', () => {
  const many = Array.from({ length: 400 }, (_, id) => ({ ...STORE, id }));
  expect(offeredStores([...many, ...many])).toHaveLength(300);
  expect(offeredStores([STORE, STORE])).toEqual([STORE]);
});

const OTHER = { ...STORE, id: 2, name: 'Tienda Romita' };

it.each([
  ['listed', '1', [STORE, OTHER], null, STORE],
  [
    'listed anew with another address',
    '1',
    [{ ...STORE, num_ext: '33' }],
    STORE,
    { ...STORE, num_ext: '33' },
  ],
  ['restored, while another search is listed', '1', [OTHER], null, null],
  ['restored, while the list loads', '1', [], null, null],
  ['shown before, and no longer listed', '1', [OTHER], STORE, STORE],
  ['shown before, and the list failed', '1', [], STORE, STORE],
  ['not the one that was shown before', '2', [], STORE, null],
  ['none', '', [STORE], STORE, null],
  ['no id', 'x', [STORE], STORE, null],
])('a store is chosen or not: %s', (_what, id, listed, shown, expected) => {
  expect(chosenStore(id, listed, shown)).toEqual(expected);
});

it('shows what a store has of name and address', () => {
  expect(shownStore(STORE)).toEqual({
    name: 'Tienda Silao Centro',
    address: '5 de Mayo 32, Centro, Silao, Guanajuato, 36100',
  });
  const { id, code, ...place } = STORE;
  const empty = Object.fromEntries(Object.keys(place).map((key) => [key, ' '])) as typeof place;
  expect(shownStore(empty)).toBeNull();
  expect(shownStore({ ...empty, name: 'Silao' })).toEqual({ name: 'Silao', address: '' });
  expect(shownStore(null)).toBeNull();
});
