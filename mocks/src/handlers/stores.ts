import { HttpResponse, type RequestHandler } from 'msw';
import { searchStores } from '../fixtures/stores.ts';
import type { Calls } from './call.ts';

export function storesHandlers({ own }: Calls): RequestHandler[] {
  return [
    own('GET', '/agencies/ekt/find', ({ query }) =>
      HttpResponse.json(searchStores(query.get('q') ?? '')),
    ),
  ];
}
