import { describe, expect, it } from 'vitest';
import { place } from '../testing/places.ts';
import type { PlaceCard } from './place.ts';
import {
  isPlaceSort,
  PLACE_SORT_LABELS,
  PLACE_SORTS,
  type PlaceSort,
  placeSearch,
  sortPlaces,
} from './sort.ts';

const ids = (places: readonly PlaceCard[]) => places.map(({ id }) => id);

const half = place(1);
const beyond = place(2, { activations_weekly: 240, activations_now: 3, activations: 4000 });
const withoutGoal = place(3, { weekly_goal: 0, activations_weekly: 900, activations: 900 });
const noTotal = place(4, { activations: 0, activations_now: 90, activations_weekly: 101 });
const all = [half, beyond, withoutGoal, noTotal];

describe('sortPlaces', () => {
  it.each<[PlaceSort, number[]]>([
    ['week', [2, 4, 1, 3]],
    ['today', [4, 1, 3, 2]],
    ['total', [2, 1, 3, 4]],
    ['name', [1, 2, 3, 4]],
  ])('sorts by %s', (order, expected) => {
    expect(ids(sortPlaces(all, order))).toEqual(expected);
    expect(ids(all)).toEqual([1, 2, 3, 4]);
  });

  it("keeps the server's order if no order is chosen, and for equal figures", () => {
    expect(sortPlaces(all, null)).toBe(all);
    const equal = [3, 1, 2].map((id) => place(id, { name: 'Centro' }));
    for (const order of PLACE_SORTS) expect(ids(sortPlaces(equal, order))).toEqual([3, 1, 2]);
  });

  it('sorts names by Spanish rules, numbers by value, and places without a name last', () => {
    const names = ['Región 10', 'ñandú', '', 'zócalo', 'REGIÓN 2', 'nopal', ' ', 'Ópera', ' oasis'];
    const sorted = sortPlaces(
      names.map((name, index) => place(index, { name })),
      'name',
    );
    const expected = 'nopal|ñandú| oasis|Ópera|REGIÓN 2|Región 10|zócalo|| ';
    expect(sorted.map(({ name }) => name).join('|')).toBe(expected);
  });

  it.each([
    ['oasis', 'Región 2'],
    [' nopal', 'oasis'],
    ['nopal', ' '],
  ])('sorts the name "%s" before "%s", whichever the server sends first', (first, second) => {
    const [one, other] = [place(1, { name: first }), place(2, { name: second })];
    expect(ids(sortPlaces([one, other], 'name'))).toEqual([1, 2]);
    expect(ids(sortPlaces([other, one], 'name'))).toEqual([1, 2]);
  });
});

it('PLACE_SORT_LABELS names the four orders', () => {
  const labels = PLACE_SORTS.map((order) => PLACE_SORT_LABELS[order]);
  expect(labels).toEqual(['Semana', 'Hoy', 'Total', 'Nombre']);
});

it('placeSearch finds places by name and sorts them', () => {
  const find = placeSearch(
    [
      place(1, { name: 'León Norte', activations_now: 1 }),
      place(2, { name: 'Mérida' }),
      place(3, { name: 'LEON SUR', activations_now: 5 }),
    ],
    'today',
  );
  expect(ids(find('león'))).toEqual([3, 1]);
  expect(ids(find(''))).toEqual([2, 3, 1]);
  expect(find('cancún')).toEqual([]);
});

it('isPlaceSort accepts the known orders and null, and no other value', () => {
  for (const order of [...PLACE_SORTS, null]) expect(isPlaceSort(order)).toBe(true);
  for (const value of ['', 'users', 7, undefined, {}]) expect(isPlaceSort(value)).toBe(false);
});

it('sortPlaces divides by the goal of the week', () => {
  const far = place(1, { activations_weekly: 90, weekly_goal: 1000 });
  const near = place(2, { activations_weekly: 80, weekly_goal: 100 });
  expect(ids(sortPlaces([far, near], 'week'))).toEqual([2, 1]);
});
