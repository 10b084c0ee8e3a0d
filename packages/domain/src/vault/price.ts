import {
  type DbProduct,
  type ProductDetail,
  type ProviderProduct,
  RETAILER_TYPE,
} from './product.ts';

/** Pesos that one gem is worth in the retailer's catalogue (spec section 9). */
const PESOS_PER_GEM = 102;

function positive(value: number): number | null {
  return Number.isFinite(value) && value > 0 ? value : null;
}

/**
 * Converts a price in pesos to gems, and rounds up. Shipping costs no gems (spec section 9). Null for an invalid price
 * (decision 28).
 */
export function gemsForPesos(pesos: number): number | null {
  const price = positive(pesos);
  return price === null ? null : Math.ceil(price / PESOS_PER_GEM);
}

/** Returns the price of a product in gems. Null if the product cannot be redeemed (decision 28). */
export function gemPrice(
  product: Pick<DbProduct, 'type' | 'gems'>,
  provider: Pick<ProviderProduct, 'Price'> | null,
): number | null {
  if (product.type === RETAILER_TYPE) return provider ? gemsForPesos(provider.Price) : null;
  return positive(product.gems);
}

/** Returns the product with the provider's price changed to `pesos` (decision 36). */
export function withPesos(product: ProductDetail, pesos: number): ProductDetail {
  return product.result ? { ...product, result: { ...product.result, Price: pesos } } : product;
}
