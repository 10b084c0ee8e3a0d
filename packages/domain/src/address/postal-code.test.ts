import { describe, expect, it } from 'vitest';
import { POSTAL_CODE_DEBOUNCE_MS, placeOf, postalCodeDigits, typedPlace } from './postal-code.ts';

it.each([
  ['01000', '01000'],
  ['0 1 0 0 0', '01000'],
  ['370001', '37000'],
  ['abc', ''],
  ['37-000', '37000'],
])('keeps the digits of %j as %j', (typed, digits) => {
  expect(postalCodeDigits(typed)).toBe(digits);
});

it('is looked up 1000 ms after the last digit', () => {
  expect(POSTAL_CODE_DEBOUNCE_MS).toBe(1000);
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

describe('what has to be typed', () => {
  const option = (over: object) => ({
    id: 1,
    type_suburb: 'Colonia',
    suburb: 'Centro',
    city: 'León',
    state: 'Guanajuato',
    town: '',
    ...over,
  });

  it.each<[string, object[], string, string[]]>([
    ['nothing, where the look-up knows both', [{}], 'Centro', []],
    ['nothing, where only the town is known', [{ city: '', town: 'León' }], 'Centro', []],
    ['the city', [{ city: ' ' }], 'Centro', ['city']],
    ['city and state', [{ city: '', state: '' }], '', ['city', 'state']],
    ['what the chosen neighbourhood lacks', [{}, { suburb: 'Sur', city: '' }], 'Sur', ['city']],
    ['nothing, before an answer', [], '', []],
  ])('is %s', (_what, options, neighborhood, typed) => {
    expect(typedPlace(options.map(option), neighborhood)).toEqual(typed);
  });
});
