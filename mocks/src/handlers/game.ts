import type { Stats } from '@gemas/domain';
import { HttpResponse, type RequestHandler } from 'msw';
import type { Db } from '../db/db.ts';
import { rankingPage } from '../fixtures/challenges.ts';
import {
  agencies,
  cardOf,
  findPlace,
  type Place,
  regions,
  territories,
} from '../fixtures/places.ts';
import { historyOf, memberName, statsOf } from '../fixtures/stats.ts';
import { type Calls, type OwnCall, refuse } from './call.ts';

type Level = 'region' | 'territory' | 'agency';

const PLACES: Readonly<Record<Level, readonly Place[]>> = {
  region: regions,
  territory: territories,
  agency: agencies,
};

/** Own stats, or those of the place asked for; without the user's row where the place is another. */
function statsAt(level: Level, { me, params }: OwnCall): Stats | null {
  const own = me.world.stats[level]();
  const id = Number(params.id ?? own.id);
  if (id === own.id) return own;
  const place = findPlace(PLACES[level], id);
  return place ? statsOf(place, null) : null;
}

export function gameHandlers(db: Db, { own }: Calls): RequestHandler[] {
  const stats = (level: Level) => (call: OwnCall) => {
    const found = statsAt(level, call);
    if (!found) return refuse(404, 'No encontramos ese lugar');
    return HttpResponse.json({ ...found, weekly_goal: String(found.weekly_goal) });
  };
  return [
    own('GET', '/game/closed', ({ me }) => HttpResponse.json(me.world.gameClosed)),
    own('GET', '/stats/region/referals', stats('region')),
    own('GET', '/stats/territory/referals', stats('territory')),
    own('GET', '/stats/territory/referals/:id', stats('territory')),
    own('GET', '/stats/agency/referals', stats('agency')),
    own('GET', '/stats/agency/referals/:id', stats('agency')),
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
    own('GET', '/territories', () => HttpResponse.json(territories.map(cardOf))),
    own('GET', '/territories/:id/regions', ({ params }) => {
      const territory = findPlace(territories, Number(params.id));
      if (!territory) return refuse(404, 'No encontramos ese territorio');
      return HttpResponse.json({
        regions: regions.filter(({ parent }) => parent === territory.id).map(cardOf),
        territory: { id: territory.id, name: territory.name },
      });
    }),
    own('GET', '/regions/:id/agencies', ({ params }) => {
      const region = findPlace(regions, Number(params.id));
      if (!region) return refuse(404, 'No encontramos esa región');
      return HttpResponse.json({
        agencies: agencies.filter(({ parent }) => parent === region.id).map(cardOf),
        region: { id: region.id, name: region.name },
      });
    }),
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
