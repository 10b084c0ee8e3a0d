import { HttpResponse, type RequestHandler } from 'msw';
import type { Db } from '../db/db.ts';
import { placeOrder, simulationError } from '../db/redeem.ts';
import { serializeProviderProduct } from '../db/vault.ts';
import { findProduct } from '../fixtures/vault.ts';
import { type Calls, errorResponse } from './call.ts';
import { fieldsOf } from './fields.ts';

export function redeemHandlers(db: Db, { authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('POST', '/orders/simulation', ({ account, body }) => {
      const fields = fieldsOf(body);
      const item = findProduct(String(fields.sku ?? ''));
      const provider = item && serializeProviderProduct(db, item);
      if (!provider) return errorResponse(422, 'El producto seleccionado no se puede simular');
      const error = simulationError(fields, account);
      if (error) return errorResponse(422, error);
      const { ProductId, Price } = provider;
      return HttpResponse.json({
        status: 200,
        message: 'ok',
        type: null,
        body: { ProductId, Price },
      });
    }),
    authenticated('POST', '/orders', ({ account, body }) => {
      const outcome = placeOrder(db, account, fieldsOf(body));
      if ('refused' in outcome) return errorResponse(422, outcome.refused);
      return HttpResponse.json({ wallet: { balance: outcome.balance } });
    }),
  ];
}
