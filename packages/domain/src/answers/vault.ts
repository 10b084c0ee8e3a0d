import type {
  DbProduct,
  ProductDetail,
  ProductsPage,
  ProductType,
  ProviderProduct,
} from '../vault/product.ts';
import {
  essential,
  flag,
  id,
  list,
  number,
  numberOrNull,
  object,
  orNull,
  type Reader,
  rawText,
  text,
} from './read.ts';

// An unknown type is returned unchanged. The catalogue omits products of unknown type (spec section 7).
export const productType: Reader<ProductType> = (value) => text(value) as ProductType;

/** Reads a price. A missing price becomes NaN: the product is shown but cannot be redeemed (decision 28). */
const price: Reader<number> = (value) => numberOrNull(value) ?? Number.NaN;

/**
 * Reads whether a product is available. A missing value means yes. A value that cannot be read means no, because the
 * app must not offer a product that may be unavailable.
 */
const available: Reader<boolean> = (value, omitted) => {
  try {
    return value === undefined || flag(value);
  } catch {
    omitted?.push('');
    return false;
  }
};

const dbProduct: Reader<DbProduct> = object<DbProduct>({
  id: number,
  sku: essential(rawText),
  name: text,
  img: text,
  gallery: list(text),
  description: rawText,
  gems: price,
  type: productType,
  reward_type: text,
  reward_name: text,
  reward_sku: rawText,
  available,
});

const providerProduct: Reader<ProviderProduct> = object({
  ProductId: essential(rawText),
  ProductName: text,
  NameComplete: text,
  ImageUrl: text,
  Images: list(object({ FileId: text, ImageUrl: text })),
  Price: price,
  ProductDescription: rawText,
});

export const providerProducts = object({ Products: list(object({ result: providerProduct })) });

/** Reads the answer of `GET /products`: one page of the vault (the shop for prizes). */
export const readProductsPage: Reader<ProductsPage> = object({
  last_page: orNull(id),
  products_db: list(dbProduct),
  products_elektra: providerProducts,
});

export const readProduct: Reader<ProductDetail> = (value, omitted) => {
  const product = dbProduct(value, omitted);
  const { result } = object({ result: orNull(providerProduct) })(value, omitted);
  return result ? { ...product, result } : product;
};

/** Reads the pages of the vault that the phone has stored. */
export const readProductsPages: Reader<{ pages: ProductsPage[]; pageParams: number[] }> = object({
  pages: list(readProductsPage),
  pageParams: list(number),
});
