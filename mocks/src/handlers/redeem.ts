import { HttpResponse, type RequestHandler } from 'msw';
import type { Db } from '../db/db.ts';
import { placeOrder, simulationFault } from '../db/redeem.ts';
import { findProduct } from '../fixtures/vault.ts';
import { type Calls, refuse } from './call.ts';
import { fieldsOf } from './fields.ts';
import { wireProvider } from './vault.ts';

export function redeemHandlers(db: Db, { own }: Calls): RequestHandler[] {
  return [
    own('POST', '/orders/simulation', ({ me, body }) => {
      const fields = fieldsOf(body);
      const item = findProduct(String(fields.sku ?? ''));
      const provider = item && wireProvider(db, item);
      if (!provider) return refuse(422, 'El producto seleccionado no se puede simular');
      const fault = simulationFault(fields, me);
      if (fault) return refuse(422, fault);
      const { ProductId, Price } = provider;
      return HttpResponse.json({
        status: 200,
        message: 'ok',
        type: null,
        body: { ProductId, Price },
      });
    }),
    own('POST', '/orders', ({ me, body }) => {
      const outcome = placeOrder(db, me, fieldsOf(body));
      if ('refused' in outcome) return refuse(422, outcome.refused);
      return HttpResponse.json({ wallet: { balance: outcome.balance } });
    }),
  ];
}
