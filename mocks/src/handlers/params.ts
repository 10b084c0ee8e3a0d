import { HttpResponse, type RequestHandler } from 'msw';
import type { Calls } from './call.ts';

export function paramsHandlers({ authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('GET', '/params/:name', ({ account, params }) =>
      HttpResponse.json({ value: account.world.params[params.name ?? ''] ?? null }),
    ),
  ];
}
