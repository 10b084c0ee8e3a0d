import { describe, expect, it } from 'vitest';
import { formatGems, formatNumber, plural } from './number.ts';

describe('numbers in the format of Mexico', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1284, '1,284'],
    [1_284_000, '1,284,000'],
    [9_999_999, '9,999,999'],
  ])('formatNumber formats %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('formatNumber returns the same text as Intl', () => {
    const { format } = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 0 });
    const powers = Array.from({ length: 25 }, (_, digits) => 10 ** digits);
    const around = powers.flatMap((power) => [power - 1, power, power + 0.5, power * 1.23456]);
    const numbers = [
      ...around,
      ...around.map((n) => -n),
      0.4,
      -0.4,
      0,
      -0,
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ];
    expect(numbers.map(formatNumber)).toEqual(numbers.map(format));
  });

  it.each([
    [0, '0 esmeraldas'],
    [1, '1 esmeralda'],
    [2, '2 esmeraldas'],
    [1_000_000, '1,000,000 esmeraldas'],
  ])('formatGems formats %d as %s', (count, text) => {
    expect(formatGems(count)).toBe(text);
  });

  it('plural returns the singular for exactly 1', () => {
    expect([0, 1, 2, 1_000_000].map((n) => plural(n, 'boleto', 'boletos'))).toEqual([
      'boletos',
      'boleto',
      'boletos',
      'boletos',
    ]);
  });
});
