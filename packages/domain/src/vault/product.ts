import type { Id } from '../format/id.ts';
/** Value of a product's `type` if the product is in the retailer's catalogue (docs/product.md, Glossary). */
export const RETAILER_TYPE = 'elektra';

export type CardType = 'card' | 'card_replacement' | 'card_nip';
export type ProductType = typeof RETAILER_TYPE | CardType;

export const CARD_TYPES: readonly CardType[] = ['card', 'card_replacement', 'card_nip'];

/** A product as the vault's own database holds it (spec section 3). */
export interface DbProduct {
  id: Id | null;
  sku: string;
  name: string;
  img: string;
  gallery: string[];
  /** Html, not yet sanitised. */
  description: string;
  /** Price in gems. Not used for the retailer type, whose price comes from the provider. */
  gems: number;
  type: ProductType;
  reward_type: string;
  reward_name: string;
  reward_sku: string;
  available: boolean;
}

/** A product as the retailer's own catalogue describes it (spec section 3). */
export interface ProviderProduct {
  ProductId: string;
  ProductName: string;
  NameComplete: string;
  ImageUrl: string;
  Images: { FileId: string; ImageUrl: string }[];
  /** Price in pesos. */
  Price: number;
  /** Html, not yet sanitised. */
  ProductDescription: string;
}

/** One page of `GET /products`. */
export interface ProductsPage {
  /** Number of the last page, from 1. Null if the server does not send it. */
  last_page: number | null;
  products_db: DbProduct[];
  products_elektra: { Products: { result: ProviderProduct }[] };
}

/** Answer of `GET /products/{sku}`. For the retailer type, `result` is the provider's product. */
export interface ProductDetail extends DbProduct {
  result?: ProviderProduct;
}
