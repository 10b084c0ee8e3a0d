import { HttpResponse, type RequestHandler } from 'msw';
import { neighborhoodsOf, states } from '../fixtures/address.ts';
import type { Calls } from './call.ts';

export function addressHandlers({ own }: Calls): RequestHandler[] {
  return [
    own('GET', '/states', () => HttpResponse.json(states)),
    own('GET', '/postal_code/:code', ({ params }) =>
      HttpResponse.json(neighborhoodsOf(params.code ?? '')),
    ),
  ];
}
