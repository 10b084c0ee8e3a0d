import { HttpResponse, type RequestHandler } from 'msw';
import type { Db } from '../db/db.ts';
import { imageUrl, providerResults } from '../db/vault.ts';
import { findProduct } from '../fixtures/vault.ts';
import { type Calls, errorResponse } from './call.ts';

export function ordersHandlers(db: Db, { authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('GET', '/orders', ({ account }) => {
      const { orders } = account.state;
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
    authenticated('POST', '/orders/confirm/:id', ({ account, params }) => {
      const order = account.state.orders.find(({ id }) => id === Number(params.id));
      if (!order) return errorResponse(404, 'No encontramos ese pedido');
      if (order.type === 'elektra') return errorResponse(422, 'Este pedido no se confirma');
      order.received = true;
      return HttpResponse.json({ message: 'Confirmaste tu tarjeta.' });
    }),
  ];
}
