import { expect, it } from 'vitest';
import { placeOf, postalCodeDigits } from './postal-code.ts';

it.each([
  ['01000', '01000'],
  ['0 1 0 0 0', '01000'],
  ['370001', '37000'],
  ['abc', ''],
  ['37-000', '37000'],
])('keeps the digits of %j as %j', (typed, digits) => {
  expect(postalCodeDigits(typed)).toBe(digits);
});

it('takes the town where the city is missing', () => {
  const option = {
    id: 1,
    type_suburb: 'Colonia',
    suburb: 'Centro',
    city: '',
    state: 'Jalisco',
    town: 'Tala',
  };
  expect(placeOf(option)).toEqual({ city: 'Tala', state: 'Jalisco' });
  expect(placeOf({ ...option, city: 'Guadalajara' }).city).toBe('Guadalajara');
});
