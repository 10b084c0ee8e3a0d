import { gemPrice } from './price.ts';
import {
  CARD_TYPES,
  type CardType,
  type DbProduct,
  type ProductDetail,
  type ProductsPage,
  type ProductType,
  type ProviderProduct,
  RETAILER_TYPE,
} from './product.ts';

/**
 * A prize as the app shows it. Combines a product of the vault's own database with the provider's data of the same
 * product, if there are any.
 */
export interface Prize {
  sku: string;
  type: ProductType;
  name: string;
  image: string;
  /** Addresses of all images. The main image comes first. */
  images: string[];
  /** Html, not yet sanitised. */
  description: string;
  /** Gems; null if the prize cannot be redeemed. */
  price: number | null;
  /** False if the server has withdrawn the prize, if the prize has no price, or if its type is unknown. */
  available: boolean;
}

/** True for card types, which are picked up in a store. */
export function isCardType(type: string): type is CardType {
  return (CARD_TYPES as readonly string[]).includes(type);
}

/** True for the types that the app can redeem. Products of any other type cannot be ordered (decision 57). */
export function isRedeemableType(type: string): type is ProductType {
  return type === RETAILER_TYPE || isCardType(type);
}

/**
 * Returns the type that decides the price of a product, its checkout and its tracking. A product that the provider has
 * is of the retailer type, whatever its own type says (spec section 7).
 */
export function matchedType(type: ProductType, isMatched: boolean): ProductType {
  return isMatched ? RETAILER_TYPE : type;
}

/** Removes empty and repeated addresses from a list of picture addresses. */
function distinct(urls: readonly string[]): string[] {
  return [...new Set(urls.map((url) => url.trim()))].filter((url) => url !== '');
}

/** Returns the addresses of the provider's pictures, the main one first. */
export function providerPictures({ ImageUrl, Images }: ProviderProduct): string[] {
  return distinct([ImageUrl, ...Images.map((image) => image.ImageUrl)]);
}

/**
 * Combines a product of the vault's database with the same product of the provider. The provider's name, pictures and
 * description are used unless they are empty. If the provider has no pictures, `img` is the first picture, followed by
 * `gallery`.
 */
export function toPrize(product: DbProduct, provider: ProviderProduct | null): Prize {
  const type = matchedType(product.type, provider !== null);
  const price = gemPrice({ type, gems: product.gems }, provider);
  const pictures = provider ? providerPictures(provider) : [];
  const images = pictures.length > 0 ? pictures : distinct([product.img, ...product.gallery]);
  return {
    sku: product.sku,
    type,
    name: provider?.NameComplete || provider?.ProductName || product.name || 'Premio',
    image: images[0] ?? '',
    images,
    description: provider?.ProductDescription || product.description,
    price,
    available: product.available && price !== null && isRedeemableType(type),
  };
}

/**
 * Returns the prizes of a page that can be shown (spec section 7; decision 27). A product can be shown if its type is a
 * card type, or if its sku equals a `ProductId` in `products_elektra`. Both are compared as text. Drops repeated skus.
 */
export function joinCatalogue(page: ProductsPage): Prize[] {
  const providers = new Map(
    page.products_elektra.Products.map(({ result }) => [String(result.ProductId), result]),
  );
  const prizes = new Map<string, Prize>();
  for (const product of page.products_db) {
    const sku = String(product.sku);
    const provider = providers.get(sku) ?? null;
    const isListed = isCardType(product.type) || provider !== null;
    if (isListed && !prizes.has(sku)) prizes.set(sku, toPrize(product, provider));
  }
  return [...prizes.values()];
}

/** Returns the prizes of all loaded pages. A repeated sku is dropped. */
export function prizesOf(pages: readonly ProductsPage[]): Prize[] {
  const prizes = new Map(pages.flatMap(joinCatalogue).map((prize) => [prize.sku, prize]));
  return [...prizes.values()];
}

/** Returns the provider's data (name, pictures) of the product `sku`. Null if no loaded page has these data. */
export function providerOf(
  pages: readonly Pick<ProductsPage, 'products_elektra'>[],
  sku: string,
): ProviderProduct | null {
  const rows = pages.flatMap((page) => page.products_elektra.Products);
  return rows.find(({ result }) => String(result.ProductId) === sku)?.result ?? null;
}

/** Returns the prize for the answer of `GET /products/{sku}`. */
export function detailPrize(product: ProductDetail): Prize {
  return toPrize(product, product.result ?? null);
}

/**
 * Returns the number of the page after page `number`. Null if `number` is the last page. If the server does not send
 * the number of the last page, an empty page counts as the last one.
 */
export function pageAfter({ last_page, products_db }: ProductsPage, number: number): number | null {
  const hasNext = last_page === null ? products_db.length > 0 : number < last_page;
  return hasNext ? number + 1 : null;
}

/** Whether two answers for a page list the same products in the same order. */
export function hasSameSkus(one: ProductsPage, other: ProductsPage): boolean {
  const skusOf = ({ products_db }: ProductsPage) => products_db.map(({ sku }) => sku).join();
  return skusOf(one) === skusOf(other);
}
