import { describe, expect, it } from 'vitest';
import { cardConfirmationError, cardNumberError, isCardNumber, maskCardNumber } from './number.ts';

const NUMBER = '5210 0048 3317 2401';

describe('maskCardNumber', () => {
  it.each([
    ['', ''],
    ['52100', '5210 0'],
    ['5210004833172401', NUMBER],
    [NUMBER, NUMBER],
    ['5210-0048-3317-2401', NUMBER],
    ['5210 0048 3317 2401 999', '5210 0048 3317 2401 999'],
    ['tarjeta', ''],
  ])('formats %j as %j', (typed, masked) => {
    expect(maskCardNumber(typed)).toBe(masked);
  });
});

it.each([
  ['5210004833172401', true],
  ['521000483317240', false],
  ['52100048331724011', false],
  ['GB82 WEST 1234 5698 7654 32', false],
])('isCardNumber(%j) returns %s', (text, expected) => {
  expect(isCardNumber(text)).toBe(expected);
});

describe('errors of the two fields for a card number', () => {
  it.each([
    ['', '', null],
    ['  ', '', null],
    ['5210 0048 3317 24', '', 'Debe contener 16 dígitos'],
    [NUMBER, '', null],
    [NUMBER, '5210004833172401', null],
    [NUMBER, '5210 0048 3317 2402', 'No coinciden'],
  ])('number %j, on blur with confirmation %j: %s', (number, confirmation, error) => {
    expect(cardNumberError(number, confirmation)).toBe(error);
  });

  it.each([
    [NUMBER, '', null],
    [NUMBER, '5210', null],
    [NUMBER, NUMBER, null],
    ['5210004833172401', NUMBER, null],
    [NUMBER, '52100048331724019', 'No coincide'],
    ['', '5', 'No coincide'],
  ])('number %j, while the confirmation %j is typed: %s', (number, confirmation, error) => {
    expect(cardConfirmationError(number, confirmation)).toBe(error);
  });
});
