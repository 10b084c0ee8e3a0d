import { describe, expect, it } from 'vitest';
import { affordability } from './wallet.ts';

describe('affordability', () => {
  it.each([
    [489, 1284, { affordable: true, missing: 0, left: 795 }],
    [489, 489, { affordable: true, missing: 0, left: 0 }],
    [2931, 1284, { affordable: false, missing: 1647, left: 0 }],
  ])('of the price %d with the balance %d is %j', (price, balance, result) => {
    expect(affordability(price, balance)).toEqual(result);
  });

  it('of a balance that could not be read knows neither the missing gems nor the rest', () => {
    expect(affordability(489, null)).toEqual({ affordable: false, missing: null, left: 0 });
  });
});
