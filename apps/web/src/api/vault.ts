import { type ProductDetail, readProduct, readProductsPage } from '@gemas/domain';
import { getBy, getWith } from './endpoint.ts';

/** A page of the vault. The first page is 1. An empty query finds all products. */
export const fetchProducts = getWith(
  '/products',
  // Parameters in the order of packages/domain/src/routes/routes.ts, because `takeEarlyCall` compares calls as text.
  ({ page, query }: { page: number; query: string }) => ({ page, query }),
  readProductsPage,
);

export const fetchProduct = getBy<ProductDetail, string>('/products/{sku}', readProduct);
