import { HttpResponse, type RequestHandler } from 'msw';
import type { Calls } from './call.ts';

export function gameEndHandlers({ authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('GET', '/game/closed', ({ account }) =>
      HttpResponse.json(account.world.gameClosed),
    ),
  ];
}
