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

/** A prize ready to be shown: a db product with the fields of its provider product where one rules. */
export interface Prize {
  sku: string;
  type: ProductType;
  name: string;
  image: string;
  /** Every image, the main one first. */
  images: string[];
  /** Html, not yet sanitised. */
  description: string;
  /** Gems; null means that it cannot be redeemed. */
  price: number | null;
  /** False when the vault withdrew it, it has no price or its type is not known. */
  available: boolean;
}

/** True for gift cards and their kin, which are picked up in a store. */
export function isCardType(type: string): type is CardType {
  return (CARD_TYPES as readonly string[]).includes(type);
}

/** True for the types that the app can redeem; nothing else can be ordered (decision 57). */
export function isRedeemableType(type: string): type is ProductType {
  return type === RETAILER_TYPE || isCardType(type);
}

/** Addresses of pictures in their order: each once, without empty ones. */
function distinct(urls: readonly string[]): string[] {
  return [...new Set(urls.map((url) => url.trim()))].filter((url) => url !== '');
}

/** The provider's pictures, its main one first. */
export function providerPictures({ ImageUrl, Images }: ProviderProduct): string[] {
  return distinct([ImageUrl, ...Images.map((image) => image.ImageUrl)]);
}

/**
 * Joins a db product with the provider's; the provider's name, images and text win where it has them. Where it has
 * no image the db's `img` comes first, then its gallery.
 */
export function toPrize(product: DbProduct, provider: ProviderProduct | null): Prize {
  const price = gemPrice(product, provider);
  const pictures = provider ? providerPictures(provider) : [];
  const images = pictures.length > 0 ? pictures : distinct([product.img, ...product.gallery]);
  return {
    sku: product.sku,
    type: product.type,
    name: provider?.NameComplete || provider?.ProductName || product.name || 'Premio',
    image: images[0] ?? '',
    images,
    description: provider?.ProductDescription || product.description,
    price,
    available: product.available && price !== null && isRedeemableType(product.type),
  };
}

/**
 * Products of a page that can be shown: a db product stays if its sku equals a provider product's id,
 * compared as text, or if it is a card (spec section 7; decision 27). A sku is listed once.
 */
export function joinCatalogue(page: ProductsPage): Prize[] {
  const providers = new Map(
    page.products_elektra.Products.map(({ result }) => [String(result.ProductId), result]),
  );
  const prizes = new Map<string, Prize>();
  for (const product of page.products_db) {
    const sku = String(product.sku);
    const isRetailer = product.type === RETAILER_TYPE;
    const provider = isRetailer ? (providers.get(sku) ?? null) : null;
    const isListed = isCardType(product.type) || (isRetailer && provider !== null);
    if (isListed && !prizes.has(sku)) prizes.set(sku, toPrize(product, provider));
  }
  return [...prizes.values()];
}

/** The products of every loaded page, each once. */
export function prizesOf(pages: readonly ProductsPage[]): Prize[] {
  const prizes = new Map(pages.flatMap(joinCatalogue).map((prize) => [prize.sku, prize]));
  return [...prizes.values()];
}

/** The provider product of a sku on these pages; null where none has it. */
export function providerOf(
  pages: readonly Pick<ProductsPage, 'products_elektra'>[],
  sku: string,
): ProviderProduct | null {
  const rows = pages.flatMap((page) => page.products_elektra.Products);
  return rows.find(({ result }) => String(result.ProductId) === sku)?.result ?? null;
}

/** Whether a product cannot be shown without the provider's, which its answer lacks. */
export function lacksProvider({ type, result }: ProductDetail): boolean {
  return type === RETAILER_TYPE && !result;
}

/** The prize of `GET /products/{sku}`. */
export function detailPrize(product: ProductDetail): Prize {
  return toPrize(product, product.type === RETAILER_TYPE ? (product.result ?? null) : null);
}
