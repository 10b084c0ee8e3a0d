import { HttpResponse, type RequestHandler } from 'msw';
import { neighborhoodsOf, states } from '../fixtures/address.ts';
import type { Calls } from './call.ts';

export function addressHandlers({ authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('GET', '/states', () => HttpResponse.json(states)),
    authenticated('GET', '/postal_code/:code', ({ params }) =>
      HttpResponse.json(neighborhoodsOf(params.code ?? '')),
    ),
  ];
}
