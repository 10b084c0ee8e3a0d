import { HttpResponse, type RequestHandler } from 'msw';
import type { Db } from '../db/db.ts';
import { historyOf } from '../fixtures/history.ts';
import { memberName } from '../fixtures/ranking.ts';
import { type Calls, errorResponse } from './call.ts';

export function historyHandlers(db: Db, { authenticated }: Calls): RequestHandler[] {
  return [
    authenticated('GET', '/daily/referals/:userId', ({ params }) => {
      const id = Number(params.userId);
      if (!Number.isSafeInteger(id)) return errorResponse(404, 'No encontramos a esa persona');
      const account = db.accountById(id);
      const isIdle = account?.world.ranking.count === 0;
      const activations = isIdle ? [] : historyOf(id, db.clock.now());
      const [today] = activations;
      if (today && account) today.total = account.state.user.daily_activations ?? 0;
      const user = account
        ? { id, name: account.state.user.name, code: account.state.user.code }
        : { id, name: memberName(id), code: String(40_000 + (id % 9000)) };
      return HttpResponse.json({ activations, user });
    }),
  ];
}
