import { HttpResponse, type RequestHandler } from 'msw';
import type { Db } from '../db/db.ts';
import { historyOf } from '../fixtures/history.ts';
import { memberName } from '../fixtures/ranking.ts';
import type { Calls } from './call.ts';

export function historyHandlers(db: Db, { own }: Calls): RequestHandler[] {
  return [
    own('GET', '/daily/referals/:userId', ({ params }) => {
      const id = Number(params.userId);
      const known = db.accountById(id);
      const isIdle = known?.world.ranking.count === 0;
      const activations = isIdle ? [] : historyOf(id, db.clock.now());
      const [today] = activations;
      if (today && known) today.total = known.state.user.daily_activations;
      const user = known
        ? { id, name: known.state.user.name, code: known.state.user.code }
        : { id, name: memberName(id), code: String(40_000 + (id % 9000)) };
      return HttpResponse.json({ activations, user });
    }),
  ];
}
