import { expect, it } from 'vitest';
import type { PickupStore } from './pickup-store.ts';
import { offeredStores, storeAddress } from './pickup-store.ts';

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

it('offers each store once, and 300 at most', () => {
  const many = Array.from({ length: 400 }, (_, id) => ({ ...STORE, id }));
  expect(offeredStores([...many, ...many])).toHaveLength(300);
  expect(offeredStores([STORE, STORE])).toEqual([STORE]);
});
