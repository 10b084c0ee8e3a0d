import { isRedeemableType, joinCatalogue } from '../vault/catalogue.ts';
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
  idOrNull,
  list,
  number,
  numberOrNull,
  object,
  ordinal,
  orNull,
  type Reader,
  rawText,
  text,
  unreadable,
} from './read.ts';

/** Reads the type of a product, in any case: 'Elektra' is the retailer type. An unknown type is returned unchanged. */
export const productType: Reader<ProductType> = (value) => {
  const type = text(value).trim();
  const known = type.toLowerCase();
  return isRedeemableType(known) ? known : (type as ProductType);
};

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
  id: idOrNull,
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

const productsPage: Reader<ProductsPage> = object({
  last_page: orNull(ordinal),
  products_db: essential(list(dbProduct)),
  products_elektra: providerProducts,
});

/**
 * Reads the answer of `GET /products`: one page of the vault (the shop for prizes). If no product can be shown because
 * the provider's products are unreadable, the page is unreadable.
 */
export const readProductsPage: Reader<ProductsPage> = (value, omitted = []) => {
  const before = omitted.length;
  const page = productsPage(value, omitted);
  const hasLost = omitted.slice(before).some((path) => path.startsWith('.products_elektra'));
  const isLost = hasLost && page.products_elektra.Products.length === 0;
  return isLost && page.products_db.length > 0 && joinCatalogue(page).length === 0
    ? unreadable()
    : page;
};

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
