import { HttpResponse, type RequestHandler } from 'msw';
import type { Calls } from './call.ts';

export function paramsHandlers({ own }: Calls): RequestHandler[] {
  return [
    own('GET', '/params/:name', ({ me, params }) =>
      HttpResponse.json({ value: me.world.params[params.name ?? ''] ?? null }),
    ),
  ];
}
