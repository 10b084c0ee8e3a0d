import { HttpResponse, type RequestHandler } from 'msw';
import { neighborhoodsOf, states } from '../fixtures/postal-codes.ts';
import { searchStores } from '../fixtures/stores.ts';
import type { Calls } from './call.ts';

export function addressHandlers({ own }: Calls): RequestHandler[] {
  return [
    own('GET', '/states', () => HttpResponse.json(states)),
    own('GET', '/postal_code/:code', ({ params }) =>
      HttpResponse.json(neighborhoodsOf(params.code ?? '')),
    ),
    own('GET', '/agencies/ekt/find', ({ query }) =>
      HttpResponse.json(searchStores(query.get('q') ?? '')),
    ),
  ];
}
