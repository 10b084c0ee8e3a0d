import type { Stats } from '@gemas/domain';
import { HttpResponse, type RequestHandler } from 'msw';
import { agencies, findPlace, type Place, regions, territories } from '../fixtures/places.ts';
import { statsOf } from '../fixtures/ranking.ts';
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

export function rankingHandlers({ own }: Calls): RequestHandler[] {
  const stats = (level: Level) => (call: OwnCall) => {
    const found = statsAt(level, call);
    if (!found) return refuse(404, 'No encontramos ese lugar');
    return HttpResponse.json({ ...found, weekly_goal: String(found.weekly_goal) });
  };
  return [
    own('GET', '/stats/region/referals', stats('region')),
    own('GET', '/stats/territory/referals', stats('territory')),
    own('GET', '/stats/territory/referals/:id', stats('territory')),
    own('GET', '/stats/agency/referals', stats('agency')),
    own('GET', '/stats/agency/referals/:id', stats('agency')),
  ];
}
