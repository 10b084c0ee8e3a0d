import {
  type ProductDetail,
  type ProductsPage,
  readProduct,
  readProductsPage,
} from '@gemas/domain';
import type { Send } from './client.ts';
import { getBy } from './get.ts';

/** A page of the vault. The first page is 1. An empty query finds all products. */
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
    read: readProductsPage,
    signal,
  });
}

export const fetchProduct = getBy<ProductDetail, string>('/products/{sku}', readProduct);
