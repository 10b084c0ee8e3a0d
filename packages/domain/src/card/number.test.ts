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
  ])('of %j is %j', (typed, masked) => {
    expect(maskCardNumber(typed)).toBe(masked);
  });

  it('is stable, at most 19 characters, and never loses a digit of the first 16', () => {
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
])('%j is a card number: %s', (text, expected) => {
  expect(isCardNumber(text)).toBe(expected);
});

describe('errors', () => {
  it.each([
    ['', '', null],
    ['5210 0048 3317 24', '', 'Debe contener 16 dígitos'],
    ['5210 0048 3317 24', '1', 'Debe contener 16 dígitos'],
    [NUMBER, '', null],
    [NUMBER, '5210004833172401', null],
    [NUMBER, '5210 0048 3317 2402', 'No coinciden'],
    [NUMBER, '5210', 'No coinciden'],
  ])('on leaving %j with confirmation %j: %s', (number, confirmation, error) => {
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
  ])('of %j while the confirmation is %j: %s', (number, confirmation, error) => {
    expect(cardConfirmationError(number, confirmation)).toBe(error);
  });
});
