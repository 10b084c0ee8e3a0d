import { HttpResponse, type RequestHandler } from 'msw';
import type { Db } from '../db/db.ts';
import { placeOrder, simulationFault, takeClaim } from '../db/orders.ts';
import { findProduct } from '../fixtures/products.ts';
import { type Calls, refuse } from './call.ts';
import { fieldsOf } from './fields.ts';
import { imageUrl, providerResults, wireProvider } from './vault.ts';

export function orderHandlers(db: Db, { own }: Calls): RequestHandler[] {
  return [
    own('GET', '/orders', ({ me }) => {
      const { orders } = me.state;
      const items = [...new Set(orders.map(({ sku }) => sku))].flatMap(
        (sku) => findProduct(sku) ?? [],
      );
      return HttpResponse.json({
        orders: orders.map((order) => ({
          ...order,
          received: order.received ? 1 : 0,
          product: order.product && { ...order.product, img: imageUrl(db, order.product.img) },
        })),
        products: providerResults(db, items),
      });
    }),
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
    own('POST', '/orders/reward', ({ me, body }) => {
      const fault = takeClaim(me, fieldsOf(body));
      if (fault) return refuse(422, fault);
      return HttpResponse.json({
        message: 'Recibimos tus datos. Tu premio llega en 2 a 3 semanas.',
      });
    }),
    own('POST', '/orders/confirm/:id', ({ me, params }) => {
      const order = me.state.orders.find(({ id }) => id === Number(params.id));
      if (!order) return refuse(404, 'No encontramos ese pedido');
      if (order.type === 'elektra') return refuse(422, 'Este pedido no se confirma');
      order.received = true;
      return HttpResponse.json({ message: 'Confirmaste tu tarjeta.' });
    }),
  ];
}
