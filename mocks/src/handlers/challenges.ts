import { HttpResponse, type RequestHandler } from 'msw';
import { rankingPage } from '../fixtures/challenges.ts';
import type { Calls } from './call.ts';

export function challengesHandlers({ own }: Calls): RequestHandler[] {
  return [
    own('GET', '/challenges/current', ({ me }) => HttpResponse.json(me.world.challenge)),
    own('GET', '/challenges/personal', ({ me }) => HttpResponse.json(me.world.personal)),
    own('GET', '/challenges/transactions', ({ me }) => HttpResponse.json(me.world.clients)),
    own('GET', '/challenges/my/ranking', ({ me }) => HttpResponse.json(me.world.ranking)),
    own('GET', '/challenges/ranking', ({ me, query }) => {
      const { id, name, code } = me.state.user;
      const page = Number(query.get('page') ?? 1);
      return HttpResponse.json(rankingPage(page, { id, name, code, ...me.world.ranking }));
    }),
  ];
}
