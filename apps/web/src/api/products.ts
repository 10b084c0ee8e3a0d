import type {
  DbProduct,
  ProductDetail,
  ProductsPage,
  ProductType,
  ProviderProduct,
} from '@gemas/domain';
import type { Send } from './client.ts';
import { path } from './path.ts';
import { flagUnlessOff, list, number, object, orNull, price, type Reader, text } from './read.ts';

// An unknown type is kept as it came: the catalogue leaves it out (spec section 7).
export const productType: Reader<ProductType> = (value) => text(value) as ProductType;

const dbProductFields = {
  id: number,
  sku: text,
  name: text,
  img: text,
  gallery: list(text),
  description: text,
  gems: price,
  type: productType,
  reward_type: text,
  reward_name: text,
  reward_sku: text,
  available: flagUnlessOff,
};

const dbProduct: Reader<DbProduct> = object<DbProduct>(dbProductFields);

const providerProduct: Reader<ProviderProduct> = object({
  ProductId: text,
  ProductName: text,
  NameComplete: text,
  ImageUrl: text,
  Images: list(object({ FileId: text, ImageUrl: text })),
  Price: price,
  ProductDescription: text,
});

export const providerProducts = (value: unknown) =>
  orNull(object({ Products: list(object({ result: providerProduct })) }))(value) ?? {
    Products: [],
  };

export const productsPage: Reader<ProductsPage> = object({
  last_page: number,
  products_db: list(dbProduct),
  products_elektra: providerProducts,
});

const productDetail: Reader<ProductDetail> = (value) => {
  const product = dbProduct(value);
  if (product.sku === '') throw new Error('a product without a sku');
  const { result } = object({ result: orNull(providerProduct) })(value);
  return result ? { ...product, result } : product;
};

/** `GET /products`: a page of the vault, from 1; an empty query is everything. */
export function fetchProducts(
  send: Send,
  page: number,
  query: string,
  signal?: AbortSignal,
): Promise<ProductsPage> {
  return send({
    method: 'GET',
    path: '/products',
    params: { page, query },
    read: productsPage,
    signal,
  });
}

/** `GET /products/{sku}`. */
export function fetchProduct(
  send: Send,
  sku: string,
  signal?: AbortSignal,
): Promise<ProductDetail> {
  return send({ method: 'GET', path: path('products', sku), read: productDetail, signal });
}
