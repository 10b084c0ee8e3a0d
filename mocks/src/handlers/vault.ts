import { HttpResponse, type RequestHandler } from 'msw';
import type { Db } from '../db/db.ts';
import { providerResults, serializeProduct, serializeProviderProduct } from '../db/vault.ts';
import { findProduct, searchCatalogue } from '../fixtures/vault.ts';
import { type Calls, errorResponse } from './call.ts';

const PAGE_SIZE = 24;

export function vaultHandlers(db: Db, { authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('GET', '/products', ({ query }) => {
      const found = searchCatalogue(query.get('query') ?? '', db.products);
      const page = Math.max(1, Number(query.get('page')) || 1);
      const items = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      return HttpResponse.json({
        last_page: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
        products_db: items.map((item) => serializeProduct(db, item)),
        products_elektra: providerResults(db, items),
      });
    }),
    authenticated('GET', '/products/:id', ({ params }) => {
      const item = findProduct(params.id ?? '');
      if (!item) return errorResponse(404, 'No encontramos ese premio');
      const result = serializeProviderProduct(db, item);
      return HttpResponse.json({ ...serializeProduct(db, item), ...(result && { result }) });
    }),
  ];
}
