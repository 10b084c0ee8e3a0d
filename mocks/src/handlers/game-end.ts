import { HttpResponse, type RequestHandler } from 'msw';
import type { Calls } from './call.ts';

export function gameEndHandlers({ own }: Calls): RequestHandler[] {
  return [own('GET', '/game/closed', ({ me }) => HttpResponse.json(me.world.gameClosed))];
}
