import { expect, it } from 'vitest';
import { formatPercent } from './percent.ts';

it.each([
  [12.5, '12.5 %'],
  [12.05, '12.05 %'],
  [12.345, '12.35 %'],
  [0.1 + 0.2, '0.3 %'],
  [1000, '1,000 %'],
  [-0.001, '0 %'],
  [-7.5, '-7.5 %'],
])('formatPercent formats %d as %s', (value, text) => {
  expect(formatPercent(value)).toBe(text);
});
