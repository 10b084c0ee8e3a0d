import { HttpResponse, type RequestHandler } from 'msw';
import { searchStores } from '../fixtures/stores.ts';
import type { Calls } from './call.ts';

export function storesHandlers({ authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('GET', '/agencies/ekt/find', ({ query }) =>
      HttpResponse.json(searchStores(query.get('q') ?? '')),
    ),
  ];
}
