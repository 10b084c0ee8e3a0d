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
  text,
} from './read.ts';

// Unknown types are kept as they are: the catalogue leaves such products out (spec section 7).
export const productType: Reader<ProductType> = (value) => text(value) as ProductType;

/** A price that is not a number becomes NaN: the product is shown and cannot be redeemed (decision 28). */
const price: Reader<number> = (value) => numberOrNull(value) ?? Number.NaN;

/** A missing value means available, an unreadable one withdrawn: availability is never guessed. */
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
  sku: essential(text),
  name: text,
  img: text,
  gallery: list(text),
  description: text,
  gems: price,
  type: productType,
  reward_type: text,
  reward_name: text,
  reward_sku: text,
  available,
});

const providerProduct: Reader<ProviderProduct> = object({
  ProductId: essential(text),
  ProductName: text,
  NameComplete: text,
  ImageUrl: text,
  Images: list(object({ FileId: text, ImageUrl: text })),
  Price: price,
  ProductDescription: text,
});

export const providerProducts = object({ Products: list(object({ result: providerProduct })) });

/** `GET /products`: a page of the vault. */
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

/** Pages of the vault as the phone has stored them. */
export const readProductsPages: Reader<{ pages: ProductsPage[]; pageParams: number[] }> = object({
  pages: list(readProductsPage),
  pageParams: list(number),
});
