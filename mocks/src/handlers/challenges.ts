import { HttpResponse, type RequestHandler } from 'msw';
import { rankingPage } from '../fixtures/challenges.ts';
import type { Calls } from './call.ts';

export function challengesHandlers({ authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('GET', '/challenges/current', ({ account }) =>
      HttpResponse.json(account.world.challenge),
    ),
    authenticated('GET', '/challenges/personal', ({ account }) =>
      HttpResponse.json(account.world.personal),
    ),
    authenticated('GET', '/challenges/transactions', ({ account }) =>
      HttpResponse.json(account.world.clients),
    ),
    authenticated('GET', '/challenges/my/ranking', ({ account }) =>
      HttpResponse.json(account.world.ranking),
    ),
    authenticated('GET', '/challenges/ranking', ({ account, query }) => {
      const { id, name, code } = account.state.user;
      const page = Number(query.get('page') ?? 1);
      return HttpResponse.json(rankingPage(page, { id, name, code, ...account.world.ranking }));
    }),
  ];
}
