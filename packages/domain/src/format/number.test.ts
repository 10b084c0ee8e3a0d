import { describe, expect, it } from 'vitest';
import { formatGems, formatNumber, plural } from './number.ts';

describe('numbers in the format of Mexico', () => {
  it('formatNumber returns the same text as Intl', () => {
    const { format } = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 0 });
    const powers = Array.from({ length: 25 }, (_, digits) => 10 ** digits);
    const around = powers.flatMap((power) => [power - 1, power, power + 0.5, power * 1.23456]);
    const special = [0.4, 0, Number.NaN, Number.POSITIVE_INFINITY];
    const numbers = [...around, ...special].flatMap((n) => [n, -n]);
    expect(numbers.map(formatNumber)).toEqual(numbers.map(format));
  });

  it.each([
    [1, '1 esmeralda'],
    [1_000_000, '1,000,000 esmeraldas'],
  ])('formatGems formats %d as %s', (count, text) => {
    expect(formatGems(count)).toBe(text);
  });

  it('plural returns the singular for exactly 1', () => {
    const words = [0, 1, 2].map((n) => plural(n, 'boleto', 'boletos'));
    expect(words).toEqual(['boletos', 'boleto', 'boletos']);
  });
});
