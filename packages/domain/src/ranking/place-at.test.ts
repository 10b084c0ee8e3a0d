import { expect, it } from 'vitest';
import { placeAt } from './place-at.ts';

const DRIVER = { role_id: 5, region_id: 21 };
const CORPORATE = { role_id: 2, region_id: null };

it.each([
  ['1101', DRIVER, { id: '1101' }],
  ['1101', CORPORATE, { id: '1101' }],
  ['0', DRIVER, 'own'],
  ['0', CORPORATE, null],
  ['8f3c-a1', DRIVER, { id: '8f3c-a1' }],
  [undefined, DRIVER, null],
] as const)('an address with the id %j shows %j the ranking of %j', (param, user, place) => {
  expect(placeAt(param, user, 'agency')).toEqual(place);
});
