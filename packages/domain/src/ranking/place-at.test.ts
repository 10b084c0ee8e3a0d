import { expect, it } from 'vitest';
import { placeAt } from './place-at.ts';

const DRIVER = { role_id: 5, region_id: 21 };
const CORPORATE = { role_id: 2, region_id: null };

it.each([
  ['1101', DRIVER, 1101],
  ['1101', CORPORATE, 1101],
  ['0', DRIVER, 'own'],
  ['0', CORPORATE, null],
  ['abc', DRIVER, null],
  [undefined, DRIVER, null],
] as const)('an address with the id %j shows %j the ranking of %s', (param, user, place) => {
  expect(placeAt(param, user, 'agency-stats')).toBe(place);
});
