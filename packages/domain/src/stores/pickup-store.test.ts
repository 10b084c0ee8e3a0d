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
  ...{ id: 1, code: '101', name: 'Tienda Silao Centro', domicile: '5 de Mayo', num_ext: '32' },
  ...{ num_int: '', street_1: 'Obregón', street_2: 'Madero', neighborhood: 'Centro' },
  ...{ municipality: 'Silao de la Victoria', town: 'Silao', state: 'Guanajuato' },
  postal_code: '36100',
};

it.each([
  [{}, '5 de Mayo 32, Centro, Silao, Guanajuato, 36100'],
  [{ num_int: ' B ' }, '5 de Mayo 32 int. B, Centro, Silao, Guanajuato, 36100'],
  [{ num_int: ' ', domicile: ' ' }, 'Obregón 32, Centro, Silao, Guanajuato, 36100'],
  [{ town: ' ' }, '5 de Mayo 32, Centro, Silao de la Victoria, Guanajuato, 36100'],
  [{ domicile: '', num_ext: '', neighborhood: '' }, 'Obregón, Silao, Guanajuato, 36100'],
])('storeAddress of a store with %j is "%s"', (over, text) => {
  expect(storeAddress({ ...STORE, ...over })).toBe(text);
});

it('stores are searched 300 ms after the last typed letter', () => {
  expect(STORE_SEARCH_DEBOUNCE_MS).toBe(300);
});

it('offeredStores returns each store once, and at most 300', () => {
  const many = Array.from({ length: 400 }, (_, id) => ({ ...STORE, id }));
  expect(offeredStores([...many, ...many])).toHaveLength(300);
  expect(offeredStores([STORE, STORE])).toEqual([STORE]);
});

const OTHER = { ...STORE, id: 2, name: 'Tienda Romita' };
const MOVED = { ...STORE, num_ext: '33' };

it.each([
  ['the store in the list', '1', [STORE, OTHER], null, STORE],
  ['the store in the list with its new address', '1', [MOVED], STORE, MOVED],
  ['null for a store of the draft that the list does not include', '1', [OTHER], null, null],
  ['the store that was shown before, although not listed', '1', [OTHER], STORE, STORE],
  ['the store that was shown before, if the list failed to load', '1', [], STORE, STORE],
  ['null if another store was shown before', '2', [], STORE, null],
  ['null without a chosen store', '', [STORE], STORE, null],
  ['null for an invalid id', 'x', [STORE], STORE, null],
])('chosenStore returns %s', (_what, id, listed, shown, expected) => {
  expect(chosenStore(id, listed, shown)).toEqual(expected);
});

it('shownStore returns name and address, or null if the store has neither', () => {
  expect(shownStore(STORE)).toEqual({
    name: 'Tienda Silao Centro',
    address: '5 de Mayo 32, Centro, Silao, Guanajuato, 36100',
  });
  const { id, code, ...place } = STORE;
  const empty = Object.fromEntries(Object.keys(place).map((key) => [key, ' '])) as typeof place;
  expect(shownStore(empty)).toBeNull();
  expect(shownStore({ ...empty, name: 'Silao' })).toEqual({ name: 'Silao', address: '' });
  expect(shownStore({ ...empty, town: 'Silao' })).toEqual({ name: '', address: 'Silao' });
  expect(shownStore(null)).toBeNull();
});
