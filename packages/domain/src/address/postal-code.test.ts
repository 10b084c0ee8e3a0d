import { describe, expect, it } from 'vitest';
import {
  failedPostalCode,
  foundPostalCode,
  isPostalCodeTooLong,
  isWholePostalCode,
  neighborhoodOf,
  type PostalLookup,
  placeOf,
  postalCodeDigits,
  typedPlace,
} from './postal-code.ts';

it.each([
  ['01000', '01000'],
  ['0 1 0 0 0', '01000'],
  ['abc', ''],
])('postalCodeDigits(%j) returns %j', (typed, digits) => {
  expect(postalCodeDigits(typed)).toBe(digits);
});

it.each([
  ['0100', false],
  ['01000', true],
  ['010001', false],
])('%j can be looked up: %s', (code, isWhole) => {
  expect(isWholePostalCode(code)).toBe(isWhole);
  expect(isPostalCodeTooLong(code)).toBe(code === '010001');
});

const option = (over: object = {}) => ({
  ...{ id: 1, type_suburb: 'Colonia', suburb: 'Centro' },
  ...{ city: 'León', state: 'Guanajuato', town: '', ...over },
});

it.each([
  ['jardines de jeréz', 'Jardines de Jerez'],
  [' Centro\u200B', 'Centro'],
  ['La Soledad', undefined],
])('neighborhoodOf finds for the typed text %j the neighbourhood %j', (typed, suburb) => {
  const options = ['Jardines de Jerez', 'Centro'].map((name) => option({ suburb: name }));
  expect(neighborhoodOf(options, typed)?.suburb).toBe(suburb);
});

it('a look-up without options, or for an unknown code, is empty', () => {
  const options = [option()];
  expect(foundPostalCode(options)).toEqual({ status: 'ready', options });
  expect(foundPostalCode([])).toEqual({ status: 'empty' });
  expect(failedPostalCode('missing')).toEqual({ status: 'empty' });
  expect(failedPostalCode('offline')).toEqual({ status: 'failed', times: 1 });
});

it('placeOf uses the town if the city is missing', () => {
  const town = option({ city: '', state: ' Jalisco ', town: ' Tala ' });
  expect(placeOf(town)).toEqual({ city: 'Tala', state: 'Jalisco' });
  expect(placeOf({ ...town, city: 'Guadalajara' }).city).toBe('Guadalajara');
});

describe('typedPlace', () => {
  const ALL = ['neighborhood', 'city', 'state'];
  it.each<[string, PostalLookup, string[]]>([
    ['no field before the look-up', { status: 'idle' }, []],
    ['no field while the look-up runs', { status: 'loading' }, []],
    ['no field after one failure', { status: 'failed', times: 1 }, []],
    ['all fields after two failures', { status: 'failed', times: 2 }, ALL],
    ['all fields if the look-up found nothing', { status: 'empty' }, ALL],
  ])('returns %s (decision 40)', (_what, lookup, typed) => {
    expect(typedPlace(lookup, '')).toEqual(typed);
  });

  it.each<[string, object[], string, string[]]>([
    ['no field if city and state are known', [{}], 'Centro', []],
    ['no field if only town and state are known', [{ city: '', town: 'León' }], 'Centro', []],
    ['the city if the city is blank', [{ city: ' ' }], 'Centro', ['city']],
    ['city and state if both are empty', [{ city: '', state: '' }], '', ['city', 'state']],
    ['what the chosen one lacks', [{}, { suburb: 'Sur', city: '' }], 'Sur', ['city']],
  ])('returns %s', (_what, options, neighborhood, typed) => {
    const lookup = foundPostalCode(options.map((over) => option(over)));
    expect(typedPlace(lookup, neighborhood)).toEqual(typed);
  });
});
