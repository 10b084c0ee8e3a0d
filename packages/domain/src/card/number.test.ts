import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardConfirmationError,
  cardDigits,
  cardNumberError,
  isCardNumber,
  maskCardNumber,
} from './number.ts';

const NUMBER = '5210 0048 3317 2401';

describe('maskCardNumber', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['5210', '5210'],
    ['52100', '5210 0'],
    ['5210004833172401', NUMBER],
    [NUMBER, NUMBER],
    ['5210-0048-3317-2401', NUMBER],
    ['5210 0048 3317 2401 999', NUMBER],
    ['tarjeta', ''],
  ])('formats %j as %j', (typed, masked) => {
    expect(maskCardNumber(typed)).toBe(masked);
  });

  it('keeps the first 16 digits in at most 19 characters, and does not change its own result', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d ]{0,40}$/)), (typed) => {
        const masked = maskCardNumber(typed);
        expect(maskCardNumber(masked)).toBe(masked);
        expect(masked.length).toBeLessThanOrEqual(19);
        expect(masked.replaceAll(' ', '')).toBe(cardDigits(typed));
      }),
    );
  });
});

it.each([
  [NUMBER, true],
  ['5210004833172401', true],
  ['521000483317240', false],
  ['52100048331724011', false],
  ['GB82 WEST 1234 5698 7654 32', false],
  ['', false],
])('isCardNumber(%j) returns %s', (text, expected) => {
  expect(isCardNumber(text)).toBe(expected);
});

describe('errors of the two fields for a card number', () => {
  it.each([
    ['', '', null],
    ['  ', '', null],
    ['5210 0048 3317 24', '', 'Debe contener 16 dígitos'],
    ['5210 0048 3317 24', '1', 'Debe contener 16 dígitos'],
    [NUMBER, '', null],
    [NUMBER, '5210004833172401', null],
    [NUMBER, '5210 0048 3317 2402', 'No coinciden'],
    [NUMBER, '5210', 'No coinciden'],
  ])('number %j, on blur with confirmation %j: %s', (number, confirmation, error) => {
    expect(cardNumberError(number, confirmation)).toBe(error);
  });

  it.each([
    [NUMBER, '', null],
    [NUMBER, '5210', null],
    [NUMBER, NUMBER, null],
    ['5210004833172401', NUMBER, null],
    ['5210 0048 3317 24', '5210 0048 3371', 'No coincide'],
    ['5210', '5210 0', 'No coincide'],
    ['', '5', 'No coincide'],
  ])('number %j, while the confirmation %j is typed: %s', (number, confirmation, error) => {
    expect(cardConfirmationError(number, confirmation)).toBe(error);
  });
});
