import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gemPrice, gemsForPesos, withPesos } from './price.ts';
import type { ProductDetail } from './product.ts';

describe('gemsForPesos', () => {
  it.each([
    [102.01, 2],
    [0, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('converts %d pesos to %s gems', (pesos, gems) => {
    expect(gemsForPesos(pesos)).toBe(gems);
  });

  it('is the smallest number of gems that covers the pesos', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (pesos) => {
        const gems = gemsForPesos(pesos) ?? 0;
        expect(gems * 102).toBeGreaterThanOrEqual(pesos);
        expect((gems - 1) * 102).toBeLessThan(pesos);
      }),
    );
  });
});

describe('gemPrice', () => {
  it.each([
    [{ type: 'elektra', gems: 7 } as const, { Price: 204 }, 2],
    [{ type: 'elektra', gems: 7 } as const, null, null],
    [{ type: 'card', gems: 500 } as const, null, 500],
    [{ type: 'card_nip', gems: 0 } as const, null, null],
    [{ type: 'card_replacement', gems: Number.NaN } as const, null, null],
  ])('of %o with provider %o is %s', (product, provider, price) => {
    expect(gemPrice(product, provider)).toBe(price);
  });
});

it("withPesos changes the provider's price, and does not change a card", () => {
  const result = { Price: 204 } as NonNullable<ProductDetail['result']>;
  const product = { type: 'elektra', gems: 7, result } as ProductDetail;
  const { result: repriced } = withPesos(product, 306);
  expect(gemPrice(product, repriced ?? null)).toBe(3);
  expect(result.Price).toBe(204);
  const card = { type: 'card', gems: 500 } as ProductDetail;
  expect(withPesos(card, 306)).toBe(card);
});
